import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { openBus } from '../src/open-engine.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { knexEventStore } from '../src/postgres/knex-event-store.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { recordingProjector } from './event-harness.ts';

// One of several instances of a service, as a process of its own: relays the outbox, prints when it leads and when it does not, and
// consumes; a test freezes and thaws it.
const { BUS_URL = '', DATABASE_URL = '' } = process.env;
const store = knexEventStore(connectDatabase({ url: DATABASE_URL, applicationName: 'instance', logger: silentLogger }));
const bus = await openBus({ url: BUS_URL, clientId: 'instance', logger: silentLogger });
const relay = startRelay({ store, bus, service: 'test', logger: silentLogger });
startConsumers({ store, bus, consumers: [recordingProjector()], logger: silentLogger });
let led = false;
setInterval(() => {
  if (relay.isLeader() === led) return;
  led = relay.isLeader();
  process.send?.(led ? 'leads' : 'stands by');
}, 50);
process.on('disconnect', () => process.exit());
