import { describeEmptySearches } from './empty-searches-contract.ts';

describeEmptySearches({ store: 'documents' });
