import { untilReady, type Logger } from '@paltu/kernel';
import { prepareDatabases, type ServiceDatabase } from './prepare-databases.ts';
import { hostOf } from './host-of.ts';

export interface BusSetting {
  /** `kafka://host:port[,host:port…]` */
  readonly url: string;
  /** Copies of each partition: at most as many as there are brokers. */
  readonly replication: number;
  /** Copies that must be written before an event counts as published. */
  readonly minInsyncReplicas: number;
}

export interface PrepareOptions {
  /** PostgreSQL as a role that may make roles and databases: `postgres://postgres:password@host:port/postgres` */
  readonly adminUrl: string;
  readonly databases: readonly ServiceDatabase[];
  readonly bus: BusSetting;
  readonly logger: Logger;
  /** Milliseconds to wait for each engine; two minutes unless told. */
  readonly limitMs?: number;
}

const twoMinutesMs = 120_000;

interface TopicsOptions {
  readonly bus: BusSetting;
  readonly logger: Logger;
  readonly limitMs: number;
}

/** Errors of Kafka's client may be temporary (a broker that is not up, or too few of them); those of our own checks are not. */
const isKafkaError = (error: unknown): boolean =>
  error instanceof Error && (error.name.startsWith('KafkaJS') || (error.cause !== error && isKafkaError(error.cause)));

const prepareTopics = async ({ bus, logger, limitMs }: TopicsOptions): Promise<void> => {
  const { ensureKafkaTopics } = await import('@paltu/events/kafka');
  await untilReady({
    name: `Kafka at ${hostOf(bus.url)}`,
    attempt: () => ensureKafkaTopics({ ...bus, logger }),
    isRetryable: isKafkaError,
    limitMs,
    logger,
  });
  logger.info({}, 'topics are ready');
};

/**
 * Brings the engines of a cluster to the state that the services expect: a role and a database for each service, migrated, and
 * the topics. Waits for engines that are not up yet. Safe to repeat, and to run again after it was killed; a password that was
 * changed in an address becomes the role's. The object store needs nothing: services make their buckets.
 * @throws Error of one line: who did not answer in time, or what an engine refused.
 */
export const prepareEngines = async ({ adminUrl, databases, bus, logger, limitMs = twoMinutesMs }: PrepareOptions): Promise<void> => {
  await Promise.all([prepareDatabases({ adminUrl, databases, logger, limitMs }), prepareTopics({ bus, logger, limitMs })]);
};
