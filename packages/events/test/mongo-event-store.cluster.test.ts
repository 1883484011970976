import { describeConsuming } from './consuming-contract.ts';
import { describeRelaying } from './relaying-contract.ts';
import { openMongoStore } from './store-harness.ts';

describeConsuming('MongoDB', openMongoStore);
describeRelaying('MongoDB', openMongoStore);
