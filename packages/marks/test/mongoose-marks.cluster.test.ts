import { describeMarks } from './marks-contract.ts';

describeMarks({ store: 'documents' });
