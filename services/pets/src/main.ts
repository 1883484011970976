import { enableCompileCache } from 'node:module';
import { postgresBus, startConsumers, startRelay } from '@paltu/events';
import { systemClock } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createLogger, createTokenVerifier, listen, remoteKeys, runService } from '@paltu/service-kit';
import { followRevokedSessions } from '@paltu/sessions';
import { folderStore } from '@paltu/storage';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { startSweeper } from './start-sweeper.ts';

enableCompileCache();

const config = readConfig();
const clock = systemClock;
const logger = createLogger({ service: 'pets', level: config.LOG_LEVEL });

await runService(logger, async () => {
  const objects = await folderStore(config.OBJECT_STORE_DIR);
  const database = connectDatabase({ url: config.DATABASE_URL, applicationName: 'pets', logger });
  const bus = postgresBus({ url: config.BUS_URL, logger });
  const revokedSessions = await followRevokedSessions({ bus, logger, clock });
  const keys = remoteKeys(config.AUTH_URL, logger);
  const verifyToken = createTokenVerifier({ keys: keys.keys, clock, isRevoked: revokedSessions.has });
  const checks = {
    keys: keys.load,
    'revoked-sessions': async () => {
      if (!revokedSessions.isHealthy()) throw new Error('the bus cannot be followed');
    },
  };

  const app = buildApp({ database, objects, uploadDirectory: config.UPLOAD_DIR, verifyToken, checks, clock, logger });
  await app.dropLeftovers();
  const relay = startRelay({ database, bus, service: 'pets', logger });
  const consumers = startConsumers({ database, bus, consumers: app.consumers, logger });
  const sweeper = startSweeper(app.sweepImages, logger);
  const server = await listen(app.http, { host: config.HOST, port: config.PORT });
  logger.info({ port: server.port }, 'listening');

  return {
    close: async () => {
      await server.close();
      await Promise.all([sweeper.stop(), consumers.stop()]);
      await relay.stop();
      await revokedSessions.stop();
      keys.stop();
      await bus.close();
      await database.destroy();
    },
  };
});
