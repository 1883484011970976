import { describeConsuming } from './consuming-contract.ts';
import { describeGroups } from './groups-contract.ts';
import { describeOutbox } from './outbox-contract.ts';
import { describeRelaying } from './relaying-contract.ts';
import { describeRepublishing } from './republishing-contract.ts';
import { describeRewinding } from './rewinding-contract.ts';
import { openMongoStore, outboxOf } from './store-harness.ts';

describeOutbox('MongoDB', async () => outboxOf(await openMongoStore()));
describeConsuming('MongoDB', openMongoStore);
describeGroups('MongoDB', openMongoStore);
describeRelaying('MongoDB', openMongoStore);
describeRepublishing('MongoDB', openMongoStore);
describeRewinding('MongoDB', openMongoStore);
