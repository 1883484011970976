import { petState } from '@paltu/contracts';
import { knexEventStore, knexInbox, onState, openBus, reactor, startConsumers, type Inbox } from '@paltu/events';
import { systemClock } from '@paltu/kernel';
import { connectDatabase, toAppError } from '@paltu/persistence';
import {
  createApp,
  createLogger,
  createTokenVerifier,
  listen,
  listenAddress,
  loadConfig,
  runProcess,
  serviceConfig,
} from '@paltu/service-kit';

/** The negative control: a consumer that does not remember what it took. */
const noInbox: Inbox = { claim: async (_trx, _consumer, ids) => ids.map(() => true), clear: async () => undefined };

const config = loadConfig(serviceConfig, process.env);
const logger = createLogger({ service: 'ledger', level: config.LOG_LEVEL });

const ledger = reactor({
  consumer: 'ledger.events',
  startAt: 'beginning',
  maxAgeMs: null,
  on: [
    onState(petState, async (_pet, { id, subject, sequence }, trx) => {
      await trx('effects').insert({ event_id: id, key: subject, sequence });
    }),
  ],
});

await runProcess(logger, async () => {
  const database = connectDatabase({ url: config.DATABASE_URL, applicationName: 'ledger', logger });
  const bus = await openBus({ url: config.BUS_URL, clientId: 'ledger', logger });
  const inbox = process.env['LEDGER_INBOX'] === 'off' ? noInbox : knexInbox;
  const consumers = startConsumers({ store: knexEventStore(database), bus, consumers: [ledger], logger, inbox });
  const verifyToken = createTokenVerifier({
    keys: () => Promise.reject(new Error('nobody logs in here')),
    clock: systemClock,
    isRevoked: () => false,
  });
  const app = createApp({ routes: [], verifyToken, logger, checks: {}, translateError: toAppError });
  const listening = await listen(app, listenAddress(config));
  return {
    close: async () => {
      await listening.close();
      await consumers.stop();
      await bus.close();
      await database.destroy();
    },
  };
});
