import { describeConsuming } from './consuming-contract.ts';
import { openPostgresStore } from './store-harness.ts';

describeConsuming('PostgreSQL', openPostgresStore);
