import { documentTransactionRunner, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import { knexOutbox, type Outbox } from '@paltu/events';
import { systemClock, type Clock, type Logger } from '@paltu/kernel';
import { preparedReads, transactionRunner, type InTransaction, type ReadPools, type Reads } from '@paltu/persistence';
import type { Knex } from 'knex';

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
