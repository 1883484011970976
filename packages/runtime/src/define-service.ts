import { documentTransactionRunner, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import { knexOutbox, type Outbox, type EventStore, type ConsumerDefinition, type RepublishedState } from '@paltu/events';
import { systemClock, type Clock, type Logger, type Jobs } from '@paltu/kernel';
import { preparedReads, transactionRunner, type InTransaction, type ReadPools, type Reads } from '@paltu/persistence';
import type { HealthChecks, Route, TokenKeys, ProcessConfig } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';

/** The store of a service that keeps documents, where it runs on MongoDB. */
export interface DocumentParts {
  readonly documents: Documents;
  /** The outbox inside the transaction `trx`; its events have the source `/paltu/<name>`. */
  outboxIn(trx: DocumentTransaction): Outbox;
}

/** What slices are built from. There is no bus in it: the outbox is the only way to publish. */
export interface ServiceParts {
  /** Name of the service. */
  readonly name: string;
  readonly database: Knex;
  /** There where the service runs on MongoDB; `database`, `reads` and `outboxIn` are then of no use. */
  readonly mongo?: DocumentParts | undefined;
  /** What answers a request without a transaction, on `database` too. */
  readonly reads: Reads;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The outbox inside the transaction `trx`; its events have the source `/paltu/<name>`. */
  outboxIn(trx: Knex.Transaction): Outbox;
}

/** `/paltu/pets`: the source of the events of the service `name`. */
export const sourceOfService = (name: string): string => `/paltu/${name}`;

/** The parts of the service `name`, also for a command that runs beside it. */
export const serviceParts = ({
  clock = systemClock,
  readPools,
  ...parts
}: Omit<ServiceParts, 'outboxIn' | 'clock' | 'reads'> & {
  clock?: Clock | undefined;
  readPools?: ReadPools | undefined;
}): ServiceParts => ({
  ...parts,
  clock,
  reads: preparedReads(parts.database, parts.logger, readPools),
  outboxIn: (trx) => knexOutbox(trx, { source: sourceOfService(parts.name) }),
});

/** How a slice that runs on either store opens transactions, and publishes in them. */
export interface Transactions<Trx> {
  /** How a use case opens its transaction: `scopeOf` builds repositories and outbox on it. */
  inTransaction<Scope>(scopeOf: (trx: Trx) => Scope): InTransaction<Scope>;
  outboxIn(trx: Trx): Outbox;
}

export const postgresTransactions = ({
  database,
  outboxIn,
}: Pick<ServiceParts, 'database' | 'outboxIn'>): Transactions<Knex.Transaction> => ({
  inTransaction: (scopeOf) => transactionRunner(database, scopeOf),
  outboxIn,
});

export const documentTransactions = ({ documents, outboxIn }: DocumentParts): Transactions<DocumentTransaction> => ({
  inTransaction: (scopeOf) => documentTransactionRunner(documents, scopeOf),
  outboxIn,
});

/** The event store of a service on MongoDB; the library of one that runs on PostgreSQL is never loaded. */
export const mongoStoreOf = async (documents: Documents): Promise<EventStore<DocumentTransaction>> => {
  const { mongoEventStore } = await import('@paltu/events/mongo');
  return mongoEventStore(documents);
};

/** What the slices of the service `name` are given of MongoDB. */
export const documentParts = async (name: string, documents: Documents): Promise<DocumentParts> => {
  const store = await mongoStoreOf(documents);
  return { documents, outboxIn: (trx) => store.outbox.appender(trx, { source: sourceOfService(name) }) };
};

/** What a slice consumes and republishes where its service runs on MongoDB, in place of its own `consumers` and `republishes`. */
export interface DocumentEvents {
  readonly consumers?: readonly ConsumerDefinition<DocumentTransaction>[];
  readonly republishes?: readonly RepublishedState<DocumentTransaction>[];
}

/** Mails that wait to be sent, and the age of the oldest: 0 when there is none. */
export interface MailBacklog {
  readonly mails: number;
  readonly oldestSeconds: number;
}

/** One part of a service, as data: what it answers, what it listens to, what it does at intervals. */
export interface Slice {
  readonly routes?: readonly Route[];
  readonly consumers?: readonly ConsumerDefinition[];
  readonly jobs?: Jobs;
  /** Its aggregates as events, for an operator who has their current state published again. */
  readonly republishes?: readonly RepublishedState[];
  readonly onDocuments?: DocumentEvents;
  /** What it needs besides database and bus before it can serve. */
  readonly checks?: HealthChecks;
  /** What somebody has to look at although the service can serve, each in a few words. */
  readonly degraded?: () => readonly string[];
  /** Its mails that wait to be sent, where it sends some. */
  readonly mailBacklog?: () => MailBacklog;
  /** Runs once, before the first request; a rejection ends the process. */
  readonly prepare?: () => Promise<unknown>;
  /** Runs once, after the last job and the last event. */
  readonly close?: () => Promise<unknown>;
  /** The keys that verify access tokens, where the service holds them itself. */
  readonly tokenKeys?: TokenKeys;
}

/** A slice of a service that runs on either store: `Trx` is the transaction of that store. */
export interface SliceOn<Trx> extends Omit<Slice, 'consumers' | 'republishes' | 'onDocuments'> {
  readonly consumers?: readonly ConsumerDefinition<Trx>[];
  readonly republishes?: readonly RepublishedState<Trx>[];
}

/** The slice as a service on MongoDB has it. */
export const onDocuments = ({ consumers = [], republishes = [], ...slice }: SliceOn<DocumentTransaction>): Slice => ({
  ...slice,
  onDocuments: { consumers, republishes },
});

/** What every service reads from its environment; `AUTH_URL` unless one of its slices holds the keys. */
export type ServiceConfig = ProcessConfig & { readonly AUTH_URL?: string | undefined };

/** A service: a name, a configuration and a list of slices. Everything else follows. */
export interface ServiceDefinition<Config extends ServiceConfig = ServiceConfig> {
  /** `pets`: source of its events (`/paltu/pets`), relay lock, logger, database role. */
  readonly name: string;
  /** The variables it reads. */
  readonly config: z.ZodType<Config>;
  /** Builds the slices. It does no I/O: that is for `prepare` of a slice, so that tools can read what a service is without starting it. */
  readonly slices: (parts: ServiceParts, config: Config) => readonly Slice[];
}

export const defineService = <Config extends ServiceConfig>(definition: ServiceDefinition<Config>): ServiceDefinition<Config> => definition;
