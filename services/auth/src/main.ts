import { enableCompileCache } from 'node:module';
import { postgresBus, startRelay } from '@paltu/events';
import { systemClock } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createLogger, listen, runService } from '@paltu/service-kit';
import { followRevokedSessions } from '@paltu/sessions';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { startChores } from './start-chores.ts';

enableCompileCache();

const config = readConfig();
const clock = systemClock;
const logger = createLogger({ service: 'auth', level: config.LOG_LEVEL });

await runService(logger, async () => {
  const database = connectDatabase({ url: config.DATABASE_URL, applicationName: 'auth', logger });
  const bus = postgresBus({ url: config.BUS_URL, logger });
  const revokedSessions = await followRevokedSessions({ bus, logger, clock });
  const { app, chores } = await buildApp({ database, revokedSessions, passwordPolicy: config.PASSWORD_POLICY, clock, logger });
  const relay = startRelay({ database, bus, service: 'auth', logger });
  const stopChores = startChores(chores, logger);
  const server = await listen(app, { host: config.HOST, port: config.PORT });
  logger.info({ port: server.port }, 'listening');

  return {
    close: async () => {
      await server.close();
      stopChores();
      await relay.stop();
      await bus.close();
      await database.destroy();
    },
  };
});
