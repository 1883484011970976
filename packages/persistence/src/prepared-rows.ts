import type { Knex } from 'knex';
import type { Client, QueryResult } from 'pg';
import type { ReadStatement } from './prepared-reads.ts';
import { keepUnanswered } from './unanswered.ts';

type Prepared = Required<ReadStatement>;

/** As the client of a pool has it, and that of a transaction, which gives its only connection. */
interface Connections {
  acquireConnection(): Promise<Client>;
  releaseConnection(connection: Client): Promise<void>;
  emit(event: 'query', query: { readonly sql: string; readonly bindings: readonly unknown[] }): void;
}

interface Sent {
  readonly answer: Promise<QueryResult>;
  readonly release: () => Promise<void>;
}

const isOver = (database: Knex): boolean => database.isTransaction === true && (database as Knex.Transaction).isCompleted();

const send = async (database: Knex, { name, text }: Prepared, values: readonly unknown[]): Promise<Sent> => {
  // Its connection may serve somebody else by now.
  if (isOver(database)) throw new Error(`the transaction is over in which ${name} was to run`);
  const connections = database.client as Connections;
  const connection = await connections.acquireConnection();
  // As knex reports its own, so that a listener of a database sees these too.
  connections.emit('query', { sql: text, bindings: values });
  return { answer: connection.query({ name, text, values: [...values] }), release: () => connections.releaseConnection(connection) };
};

/**
 * The rows of a statement that runs all the time, with parameters `$1`, `$2` …: it is parsed once for each connection, planned no oftener
 * than PostgreSQL finds worth it, and passes no layers of a query builder. Its name belongs to its text alone, and it names its columns:
 * one whose columns change between two runs is refused.
 */
export const preparedRows = async <Row = unknown>(database: Knex, statement: Prepared, values: readonly unknown[]): Promise<Row[]> => {
  const { answer, release } = await send(database, statement, values);
  try {
    return (await answer).rows as Row[];
  } finally {
    await release();
  }
};

/**
 * Sends such a statement, of which nobody needs rows, and resolves before it is answered: what follows it is sent at once, and PostgreSQL runs
 * them in this order. When it fails, so do all that follow it in its transaction, and `runTransaction`, which opened that, rejects with its error.
 */
export const sendPrepared = async (trx: Knex.Transaction, statement: Prepared, values: readonly unknown[]): Promise<void> =>
  keepUnanswered(trx, (await send(trx, statement, values)).answer);
