import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { openBus } from '../src/bus/open-bus.ts';
import { startRelay } from '../src/outbox/relay.ts';

// A process of its own that relays the outbox and says when it leads and when it does not; a test freezes and thaws it.
const { BUS_URL = '', DATABASE_URL = '' } = process.env;
const database = connectDatabase({ url: DATABASE_URL, applicationName: 'relay', logger: silentLogger });
const bus = await openBus({ url: BUS_URL, clientId: 'relay', logger: silentLogger });
const relay = startRelay({ database, bus, service: 'test', logger: silentLogger });
let led = false;
setInterval(() => {
  if (relay.isLeader() === led) return;
  led = relay.isLeader();
  process.send?.(led ? 'leads' : 'stands by');
}, 50);
process.on('disconnect', () => process.exit());
