import { join } from 'node:path';
import { topics } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { clusterEngines, createTestDatabase, testEnginesVariable } from '@paltu/testing';
import { Kafka } from 'kafkajs';
import { ensurePostgresTopics } from '../src/postgres/postgres-topics.ts';
import type { EventBus } from '../src/ports/event-bus.ts';
import { openBus } from '../src/open-engine.ts';
import { ensureKafkaTopics, kafkaHeads } from '../src/kafka/index.ts';

/** The server behind a bus. */
export interface BusServer {
  readonly url: string;
  /** Forgets every message. Close what reads them first. */
  empty(): Promise<void>;
  remove(topic: string): Promise<void>;
  /** Makes topics that are not there, and leaves the others as they are. */
  makeMissing(): Promise<void>;
  close(): Promise<void>;
}

export const openPostgresLog = async (): Promise<BusServer> => {
  const database = await createTestDatabase({ migrations: [join(import.meta.dirname, '../bus-migrations')] });
  const tables = connectDatabase({ url: database.url, applicationName: 'bus tables', logger: silentLogger });
  const createTopics = () => ensurePostgresTopics({ url: database.url, logger: silentLogger });
  await createTopics();
  return {
    url: database.url,
    empty: async () => {
      await tables.raw('truncate log, head');
      await createTopics();
    },
    remove: async (topic) => {
      await tables('log').where({ topic }).delete();
      await tables('head').where({ topic }).delete();
    },
    makeMissing: createTopics,
    close: async () => {
      await tables.destroy();
      await database.drop();
    },
  };
};

/** The Kafka of the run, with every topic empty. One test at a time may use it. */
export const openKafka = async (): Promise<BusServer> => {
  const { url, brokers, sasl } = clusterEngines().kafka;
  const admin = new Kafka({ brokers: [...brokers], sasl, clientId: 'test topics', logLevel: 0 }).admin();
  await admin.connect();
  const options = { url, logger: silentLogger, replication: 1, minInsyncReplicas: 1 };
  const make = (wanted: readonly string[]) =>
    ensureKafkaTopics({ ...options, topics: Object.values(topics).filter(({ name }) => wanted.includes(name)) });
  const empty = async (): Promise<void> => {
    const { offsets, missing } = await kafkaHeads({ url, clientId: 'test topics', logger: silentLogger });
    // Most have nothing to forget: a file uses a few of them.
    const used = [...new Set(offsets.filter(({ offset }) => offset > 0).map(({ topic }) => topic))];
    if (used.length > 0) await admin.deleteTopics({ topics: used });
    if (used.length + missing.length > 0) await make([...used, ...missing]);
  };
  await empty();
  return {
    url,
    empty,
    makeMissing: () => ensureKafkaTopics(options),
    remove: (topic) => admin.deleteTopics({ topics: [topic] }),
    close: () => admin.disconnect(),
  };
};

/** The bus of the profile in which the tests run: Kafka where the engines of a cluster are there. */
export const openBusServer = (): Promise<BusServer> => (process.env[testEnginesVariable] === undefined ? openPostgresLog() : openKafka());

/** A bus on a server that is closed with it. */
export const busOn = async (server: BusServer): Promise<EventBus> => {
  const bus = await openBus({ url: server.url, clientId: 'test', logger: silentLogger });
  const close = async (): Promise<void> => {
    await bus.close();
    await server.close();
  };
  return { ...bus, close };
};
