import { enableCompileCache } from 'node:module';
import { postgresBus, startConsumers, startRelay } from '@paltu/events';
import { systemClock } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createLogger, createTokenVerifier, listen, remoteKeys, runService } from '@paltu/service-kit';
import { followRevokedSessions } from '@paltu/sessions';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

enableCompileCache();

const config = readConfig();
const clock = systemClock;
const logger = createLogger({ service: 'moderation', level: config.LOG_LEVEL });

await runService(logger, async () => {
  const database = connectDatabase({ url: config.DATABASE_URL, applicationName: 'moderation', logger });
  const bus = postgresBus({ url: config.BUS_URL, logger });
  const keys = remoteKeys(config.AUTH_URL, logger);
  const revokedSessions = await followRevokedSessions({ bus, logger, clock });
  const verifyToken = createTokenVerifier({ keys: keys.keys, clock, isRevoked: revokedSessions.has });
  const checks = {
    keys: keys.load,
    'revoked-sessions': async () => {
      if (!revokedSessions.isHealthy()) throw new Error('the bus cannot be followed');
    },
  };
  const { app, consumers } = buildApp({ database, verifyToken, checks, clock, logger });
  const listening = startConsumers({ database, bus, consumers, logger });
  const relay = startRelay({ database, bus, service: 'moderation', logger });
  const server = await listen(app, { host: config.HOST, port: config.PORT });
  logger.info({ port: server.port }, 'listening');

  return {
    close: async () => {
      await server.close();
      await listening.stop();
      await relay.stop();
      keys.stop();
      await bus.close();
      await database.destroy();
    },
  };
});
