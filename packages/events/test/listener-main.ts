import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { openBus } from '../src/open-engine.ts';
import { knexEventStore } from '../src/postgres/knex-event-store.ts';
import { testSubscription } from './test-subscription.ts';

// A process of its own that listens as `group` and writes what it took into the table `taken`; a test freezes and thaws it.
const { BUS_URL = '', DATABASE_URL = '', TOPIC = '' } = process.env;
const database = connectDatabase({ url: DATABASE_URL, applicationName: 'listener', logger: silentLogger });
const bus = await openBus({ url: BUS_URL, clientId: 'listener', logger: silentLogger });
bus.subscribe(
  testSubscription({
    topics: [TOPIC],
    store: knexEventStore(database),
    handle: async (batch, trx) => {
      for (const { key, headers } of batch) {
        await trx('taken').insert({ key, sequence: Number(headers['ce_sequence']), taken_by: 'listener' });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return batch.length;
    },
  }),
);
