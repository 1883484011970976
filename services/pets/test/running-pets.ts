import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startConsumers, startRelay, type EventBus } from '@paltu/events';
import { openTestBus } from '@paltu/events/test-bus';
import { silentLogger, systemClock, type Clock } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { listen } from '@paltu/service-kit';
import { folderStore, type ObjectStore } from '@paltu/storage';
import { createTestDatabase, createTestTokens, type TestTokens } from '@paltu/testing';
import type { Knex } from 'knex';
import { buildApp } from '../src/app.ts';

export const migrations = join(import.meta.dirname, '../migrations');

/** A database of its own with the tables of pets. */
export const openPetsDatabase = async (poolMax = 10): Promise<{ database: Knex; close(): Promise<void> }> => {
  const { url, drop } = await createTestDatabase({ migrations: [migrations] });
  const database = connectDatabase({ url, applicationName: 'pets test', logger: silentLogger, poolMax });
  return {
    database,
    close: async () => {
      await database.destroy();
      await drop();
    },
  };
};

export interface RunningPets {
  readonly url: string;
  readonly tokens: TestTokens;
  readonly database: Knex;
  readonly bus: EventBus;
  readonly objects: ObjectStore;
  readonly sweep: () => Promise<number>;
  /** Files and folders that wait in the folder of uploads. */
  uploads(): Promise<string[]>;
  stop(): Promise<void>;
}

/** The service over HTTP on a free port, with real PostgreSQL, a real folder of pictures (or the store given) and the bus of the run's profile. */
export const startPets = async (options: { clock?: Clock; objects?: ObjectStore } = {}): Promise<RunningPets> => {
  const { database, close } = await openPetsDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'paltu-pets-'));
  const uploadDirectory = join(folder, 'uploads');
  const objects = options.objects ?? (await folderStore(join(folder, 'objects')));
  const tokens = await createTestTokens();
  const bus = await openTestBus();
  const logger = silentLogger;
  const app = buildApp({
    database,
    objects,
    uploadDirectory,
    verifyToken: tokens.verifyToken,
    clock: options.clock ?? systemClock,
    logger,
  });
  await app.dropLeftovers();
  const relay = startRelay({ database, bus, service: 'pets', logger });
  const consumers = startConsumers({ database, bus, consumers: app.consumers, logger });
  const server = await listen(app.http, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${server.port}`,
    tokens,
    database,
    bus,
    objects,
    sweep: app.sweep,
    uploads: () => readdir(uploadDirectory, { recursive: true }),
    stop: async () => {
      await server.close(1_000);
      await consumers.stop();
      await relay.stop();
      await bus.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
