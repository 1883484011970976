import { ensureOwnDocuments, ensureReplicaSet } from '@paltu/documents';
import type { KafkaUser } from '@paltu/events/kafka';
import { untilReady, type Logger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import type { S3OwnersOptions } from '@paltu/storage';
import { hostOf, prepareDatabases, type ConnectionsWanted, type ServiceDatabase } from './prepare-databases.ts';

export interface DocumentsSetting {
  /** MongoDB as somebody who may make users: `mongodb://admin:password@host:port/admin?directConnection=true` */
  readonly adminUrl: string;
  /** `mongodb://user:password@host:port/database?replicaSet=…` of each service: user, password and database are read from here. */
  readonly urls: readonly string[];
}

/** Its name, as the addresses of the services have it. */
export const replicaSet = 'paltu';

/** A replica set of the one server that is there, unless it is part of one, and in it a user and a database for each service. */
const prepareDocuments = async ({ adminUrl, urls }: DocumentsSetting, logger: Logger, limitMs: number): Promise<void> => {
  const host = hostOf(adminUrl);
  await untilReady({
    name: `MongoDB at ${host}`,
    attempt: async () => {
      await ensureReplicaSet(adminUrl, replicaSet, new URL(adminUrl).host);
      for (const url of urls) await ensureOwnDocuments(adminUrl, url);
    },
    isRetryable: isInfrastructureError,
    limitMs,
    logger,
  });
  const names = urls.map((url) => new URL(url).pathname.slice(1));
  logger.info({}, `documents are ready: ${names.join(', ') || 'no service keeps any'}`);
};

interface BusSetting {
  /** Kafka as somebody who may make topics and users: `kafka://admin:password@host:port[,host:port…][?mechanism=plain]` */
  readonly url: string;
  readonly users: readonly KafkaUser[];
  /** What integrators may read; where it is left out they keep what they may. */
  readonly publicTopics?: readonly string[];
  /** Copies of each partition: at most as many as there are brokers. */
  readonly replication: number;
  /** Copies that must be written before an event counts as published. */
  readonly minInsyncReplicas: number;
}

export interface PrepareOptions {
  /** PostgreSQL as a role that may make roles and databases: `postgres://postgres:password@host:port/postgres` */
  readonly adminUrl: string;
  readonly databases: readonly ServiceDatabase[];
  /** What will connect to them; nobody by default. */
  readonly connections?: ConnectionsWanted | undefined;
  /** MongoDB, where a service keeps documents on it. */
  readonly documents?: DocumentsSetting | undefined;
  readonly bus: BusSetting;
  /** Who owns which bucket; undefined where the object store is prepared by other means. */
  readonly objectStore?: S3OwnersOptions | undefined;
  readonly logger: Logger;
  /** Milliseconds to wait for each engine; two minutes by default. */
  readonly limitMs?: number;
}

const twoMinutesMs = 120_000;

interface BusOptions {
  readonly bus: BusSetting;
  readonly logger: Logger;
  readonly limitMs: number;
}

/** Errors of Kafka's client may be temporary (a broker that is not up, or too few of them); those of our own checks are not. */
export const isKafkaError = (error: unknown): boolean =>
  error instanceof Error && (error.name.startsWith('KafkaJS') || (error.cause !== error && isKafkaError(error.cause)));

const prepareBus = async ({ bus, logger, limitMs }: BusOptions): Promise<void> => {
  const { ensureKafkaIntegrators, ensureKafkaTopics, ensureKafkaUsers } = await import('@paltu/events/kafka');
  await untilReady({
    name: `Kafka at ${hostOf(bus.url)}`,
    attempt: async () => {
      await ensureKafkaTopics({ ...bus, logger });
      await ensureKafkaUsers({ ...bus, logger });
      if (bus.publicTopics !== undefined) await ensureKafkaIntegrators({ url: bus.url, topics: bus.publicTopics, logger });
    },
    isRetryable: isKafkaError,
    limitMs,
    logger,
  });
  logger.info({}, `the bus is ready: ${bus.users.map(({ name }) => name).join(', ')} may connect`);
};

/** The server answered: it is there, and waiting would not change its mind. */
const isAnswer = (error: unknown): boolean => error instanceof Error && error.name === 'S3Error';

const prepareObjectStore = async (objectStore: S3OwnersOptions, logger: Logger, limitMs: number): Promise<void> => {
  const { ensureS3Owners } = await import('@paltu/storage');
  await untilReady({
    name: `the object store at ${hostOf(objectStore.endpoint)}`,
    attempt: () => ensureS3Owners(objectStore),
    isRetryable: (error) => !isAnswer(error),
    limitMs,
    logger,
  });
  logger.info({}, `the object store is ready: ${objectStore.owners.map(({ bucket }) => bucket).join(', ')}`);
};

/**
 * Brings the engines of a cluster to the state that the services expect: a role and a database for each service, migrated, and
 * the topics with the rights of the users of the bus, who have their passwords already. Waits for engines that are not up yet. Safe to repeat,
 * and to run again after it was killed; a password of another engine that was changed becomes the one that counts. An object store that is not named is left alone: services make their buckets.
 * @throws Error of one line: who did not answer in time, what an engine refused, or that PostgreSQL has too few connections.
 */
export const prepareEngines = async (options: PrepareOptions): Promise<void> => {
  const { adminUrl, databases, connections, documents, bus, objectStore, logger, limitMs = twoMinutesMs } = options;
  await Promise.all([
    prepareDatabases({ adminUrl, databases, connections, logger, limitMs }),
    documents === undefined ? undefined : prepareDocuments(documents, logger, limitMs),
    prepareBus({ bus, logger, limitMs }),
    objectStore === undefined ? undefined : prepareObjectStore(objectStore, logger, limitMs),
  ]);
};
