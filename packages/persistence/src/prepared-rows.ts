import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { ReadStatement } from './prepared-reads.ts';

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
