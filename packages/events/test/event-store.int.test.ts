import { describeConsuming } from './consuming-contract.ts';
import { describeRepublishing } from './republishing-contract.ts';
import { openPostgresStore } from './store-harness.ts';

describeConsuming('PostgreSQL', openPostgresStore);
describeRepublishing('PostgreSQL', openPostgresStore);
