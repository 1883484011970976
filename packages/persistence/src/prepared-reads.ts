import { availableParallelism } from 'node:os';
import type { Logger } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { Client, QueryResultRow } from 'pg';
import { openPool, databaseTimeouts, type ConnectionSettings } from './connect-database.ts';
import { poolUse, type PoolUse } from './transaction-runner.ts';

/** A statement whose parameters are `$1`, `$2` …; one with a name is parsed and planned once for each connection. */
export interface ReadStatement {
  /** Only for statements of which there are few: a server keeps every one that it has seen. */
  readonly name?: string | undefined;
  readonly text: string;
}

/** Reads that answer a request, without the layers of a query builder. */
export interface Reads {
  rows<Row extends QueryResultRow>(statement: ReadStatement, values: readonly unknown[]): Promise<Row[]>;
  /** By the name of the pool; one that nobody has read by yet is not there. */
  poolUses(): Readonly<Partial<Record<keyof ReadPools, PoolUse>>>;
  close(): Promise<void>;
}

/** Most connections for reads at once. */
export interface ReadPools {
  /** For named statements. */
  readonly prepared: number;
  /** For the others, of which some are costly: a few of them must not take what all the rest needs. */
  readonly searches: number;
}

/** More connections than that make each query slower and all of them no faster; and all processes share what the server has. */
export const usualReadPools: ReadPools = { prepared: Math.min(8, Math.max(4, availableParallelism() * 2)), searches: 4 };

interface Pooled {
  acquireConnection(): Promise<Client>;
  releaseConnection(connection: Client): Promise<void>;
}

// A disk has no heads to move: going along an index is little dearer than reading a table.
const plannedWith = '-c random_page_cost=1.1';

const settingsOfReads = (settings: ConnectionSettings): ConnectionSettings => ({
  ...settings,
  statement_timeout: databaseTimeouts.read,
  options: `${settings.options ?? ''} ${plannedWith}`,
});

// One plan for all parameters: a server left to itself weighs each time whether another would be better, which costs more than the read.
const settingsOfPrepared = (settings: ConnectionSettings): ConnectionSettings => {
  const ofReads = settingsOfReads(settings);
  return { ...ofReads, options: `${ofReads.options} -c plan_cache_mode=force_generic_plan` };
};

/**
 * Reads on the database of a pool that `connectDatabase` made. Named statements have connections of their own, so that a burst of reads
 * leaves some for writes, and a short statement timeout; so have the others, which are planned for their parameters.
 */
export const preparedReads = (database: Knex, logger: Logger, pools = usualReadPools): Reads => {
  let prepared: Knex | undefined;
  let searches: Knex | undefined;
  const settings = (): ConnectionSettings => database.client.config.connection as ConnectionSettings;
  const openPrepared = (): Knex => (prepared ??= openPool(settingsOfPrepared(settings()), { logger, poolMax: pools.prepared }));
  const openSearches = (): Knex => (searches ??= openPool(settingsOfReads(settings()), { logger, poolMax: pools.searches }));
  return {
    rows: async <Row extends QueryResultRow>({ name, text }: ReadStatement, values: readonly unknown[]) => {
      const pool = (name === undefined ? openSearches() : openPrepared()).client as Pooled;
      const connection = await pool.acquireConnection();
      // As knex reports its own, so that a listener of a database sees these too.
      database.emit('query', { sql: text, bindings: values, name });
      try {
        const query = { text, values: [...values], ...(name === undefined ? {} : { name }) };
        return (await connection.query<Row>(query)).rows;
      } finally {
        await pool.releaseConnection(connection);
      }
    },
    poolUses: () => ({
      ...(prepared === undefined ? {} : { prepared: poolUse(prepared) }),
      ...(searches === undefined ? {} : { searches: poolUse(searches) }),
    }),
    close: async () => void (await Promise.all([prepared?.destroy(), searches?.destroy()])),
  };
};

type Prepared = Required<ReadStatement>;

/** As the client of a pool has it, and that of a transaction, which gives its only connection. */
interface Connections {
  acquireConnection(): Promise<Client>;
  releaseConnection(connection: Client): Promise<void>;
  emit(event: 'query', query: ReportedQuery): void;
  emit(event: 'query-error', error: unknown, query: ReportedQuery): void;
}

interface ReportedQuery {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

const isOver = (database: Knex): boolean => database.isTransaction === true && (database as Knex.Transaction).isCompleted();

/**
 * The rows of a statement that runs all the time, with parameters `$1`, `$2` …: it is parsed once for each connection, planned no oftener
 * than PostgreSQL finds worth it, and passes no layers of a query builder. Its name belongs to its text alone, and it names its columns:
 * one whose columns change between two runs is refused.
 */
export const preparedRows = async <Row = unknown>(database: Knex, { name, text }: Prepared, values: readonly unknown[]): Promise<Row[]> => {
  // Its connection may serve somebody else by now.
  if (isOver(database)) throw new Error(`the transaction is over in which ${name} was to run`);
  const connections = database.client as Connections;
  const connection = await connections.acquireConnection();
  // As knex reports its own, so that a listener of a database sees these too.
  const reported = { sql: text, bindings: values };
  connections.emit('query', reported);
  try {
    return (await connection.query({ name, text, values: [...values] })).rows as Row[];
  } catch (error) {
    connections.emit('query-error', error, reported);
    throw error;
  } finally {
    await connections.releaseConnection(connection);
  }
};
