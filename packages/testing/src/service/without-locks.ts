import type { Knex } from 'knex';

/** What of a transaction locks nothing: rows of these tables, and numbers (`pg_advisory_xact_lock`). */
export interface UnlockedParts {
  readonly rows: (table: string) => boolean;
  readonly numbers: boolean;
}

/** What stands in for some of its properties; methods go on belonging to the thing itself. */
const changed = <Thing extends object>(thing: Thing, change: (name: string | symbol) => unknown): Thing =>
  new Proxy(thing, {
    get: (target, name) => {
      const value = change(name) ?? (Reflect.get(target, name) as unknown);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

interface Connection {
  query(statement: { readonly text: string }): Promise<unknown>;
}

interface Connections {
  acquireConnection(): Promise<Connection>;
}

const lockingNoNumbers = (connection: Connection): Connection =>
  changed(connection, (name) => {
    if (name !== 'query') return undefined;
    const query: Connection['query'] = async (statement) =>
      statement.text.includes('pg_advisory') ? { rows: [] } : connection.query(statement);
    return query;
  });

const clientOf = (client: Connections): Connections =>
  changed(client, (name) => (name === 'acquireConnection' ? async () => lockingNoNumbers(await client.acquireConnection()) : undefined));

/** The same transaction, in which nobody locks these parts by asking for it: to show that a race is lost without a lock. */
export const withoutLocks = (trx: Knex.Transaction, { rows, numbers }: UnlockedParts): Knex.Transaction =>
  new Proxy(trx, {
    apply: (target, _self, [table]: [string]) => {
      const query = target(table);
      return rows(table) ? Object.assign(query, { forUpdate: () => query, forNoKeyUpdate: () => query, skipLocked: () => query }) : query;
    },
    get: (target, name) => (name === 'client' && numbers ? clientOf(target.client as Connections) : (Reflect.get(target, name) as unknown)),
  });
