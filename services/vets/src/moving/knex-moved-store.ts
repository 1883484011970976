import { setTimeout as pause } from 'node:timers/promises';
import { sqlRows, withoutTimeouts } from '@paltu/persistence';
import type { Knex } from 'knex';
import { counters, kinds, NotMoved, outboxCounter, toState, type Kind, type State } from './kind.ts';
import type { AddStates, MovedStore } from './moving-use-cases.ts';

/** The row of a state where it has more columns than are moved. */
type ToRow = (state: State) => Readonly<Record<string, unknown>>;

const atOnce = 500;
const tables = kinds.filter((kind) => kind !== counters);
/** What triggers and jobs keep follows from what is moved; searches that found nothing are counted anew. */
const notMoved = [
  ...['knex_migrations', 'knex_migrations_lock'],
  ...['free_days', 'search_words', 'search_word_changes', 'search_document_versions', 'empty_searches'],
];
/** When a row was last written, for those who look at the table. */
const notMovedColumns = ['consumer_offsets.updated_at'];
const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** By which PostgreSQL knows the connections of the service. */
const ofService = ['vets', 'vets relay'];
const asks = 10;
const pauseMs = 300;

/** What a service writes meanwhile would be left behind. A session stays for a moment when its process has ended. */
const requireStopped = async (database: Knex): Promise<void> => {
  const sessions = 'select 1 from pg_stat_activity where datname = current_database() and application_name = any(?)';
  for (let left = asks; (await sqlRows(database, sessions, [ofService])).length > 0; left -= 1) {
    if (left === 1) throw new NotMoved('vets is still running on this database: stop it first');
    await pause(pauseMs);
  }
};

const tablesOf = async (database: Knex): Promise<string[]> => {
  const found = await sqlRows<{ name: string }>(database, 'select tablename as name from pg_tables where schemaname = current_schema()');
  return found.map(({ name }) => name);
};

/** Those of another service are not migrated, nor are tables made where there is nothing to export: the address may be wrong. */
const requireOwn = async (database: Knex, options: { readonly mayBeEmpty: boolean }): Promise<void> => {
  const found = await tablesOf(database);
  if (!found.includes('vets') && !(options.mayBeEmpty && found.length === 0))
    throw new NotMoved('the database has no tables of vets: is this its address?');
};

const requireKnownTables = async (trx: Knex.Transaction): Promise<void> => {
  const known = new Set([...tables.map(({ name }) => name), ...notMoved]);
  const unknown = (await tablesOf(trx)).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NotMoved(`the database has tables that would be left behind: ${unknown.join(', ')}`);
};

/** A column that a migration has added and `kinds` does not name; those of a row that is made from its document follow from that. */
const requireKnownColumns = async (trx: Knex.Transaction, rows: Readonly<Record<string, ToRow>>): Promise<void> => {
  const found = await sqlRows<{ name: string; column: string }>(
    trx,
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = current_schema() and is_generated = 'NEVER'`,
  );
  const moved = new Map(tables.filter(({ name }) => rows[name] === undefined).map(({ name, columns }) => [name, columns]));
  const isLeft = ({ name, column }: { name: string; column: string }) => !(column in (moved.get(name) ?? { [column]: 'text' }));
  const names = found
    .filter(isLeft)
    .map(({ name, column }) => `${name}.${column}`)
    .filter((name) => !notMovedColumns.includes(name));
  if (names.length > 0) throw new NotMoved(`the database has columns that would be left behind: ${names.join(', ')}`);
};

/** Texts are ordered by their bytes, as MongoDB orders them. */
const orderOf = ({ key, columns }: Kind): string =>
  key.map((column) => (columns[column] === 'text' ? `"${column}"::text collate "C"` : `"${column}"`)).join(', ');

async function* readTable(trx: Knex.Transaction, kind: Kind): AsyncGenerator<State> {
  await sqlRows(
    trx,
    `declare moved no scroll cursor for select ${quoted(Object.keys(kind.columns))} from "${kind.name}" order by ${orderOf(kind)}`,
  );
  for (;;) {
    const rows = await sqlRows<Record<string, unknown>>(trx, `fetch ${atOnce} from moved`);
    for (const row of rows) yield toState(kind, (column) => row[column]);
    if (rows.length < atOnce) break;
  }
  await sqlRows(trx, 'close moved');
}

async function* readSequence(trx: Knex.Transaction): AsyncGenerator<State> {
  const [found] = await sqlRows<{ last_value: unknown; is_called: boolean }>(trx, 'select last_value, is_called from outbox_position_seq');
  yield { id: outboxCounter, last: found?.is_called === true ? Number(found.last_value) : 0 };
}

const requireEmpty = async (trx: Knex.Transaction): Promise<void> => {
  for (const { name } of tables) {
    const found = await sqlRows(trx, `select 1 from "${name}" limit 1`);
    if (found.length > 0) throw new NotMoved(`the database is not empty: ${name} has rows. Import into a new one`);
  }
};

const asColumns = ({ columns }: Kind, state: State): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(state).map(([column, value]) => [
      column,
      columns[column] === 'bytes' && value !== null ? `\\x${Buffer.from(value as string, 'base64').toString('hex')}` : value,
    ]),
  );

const adder =
  (trx: Knex.Transaction, rows: Readonly<Record<string, ToRow>>): AddStates =>
  async (kind, states) => {
    if (kind === counters) {
      for (const { last } of states)
        if (Number(last) > 0) await sqlRows(trx, `select setval('outbox_position_seq', ?::bigint)`, [Number(last)]);
      return;
    }
    const added = states.map((state) => rows[kind.name]?.(state) ?? asColumns(kind, state));
    const columns = quoted(Object.keys(added[0] ?? {}));
    await sqlRows(
      trx,
      `insert into "${kind.name}" (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::"${kind.name}", ?::jsonb)`,
      [JSON.stringify(added)],
    );
  };

const withoutAnyTimeout = <T>(trx: Knex.Transaction, work: () => Promise<T>): Promise<T> =>
  withoutTimeouts(trx, async () => {
    await sqlRows(trx, 'set local idle_in_transaction_session_timeout = 0');
    return work();
  });

interface KnexMovedStoreNeeds {
  readonly database: Knex;
  /** Makes the tables in a database that is empty. */
  readonly migrate: () => Promise<unknown>;
  /** By kind, where a table has columns that follow from the others. */
  readonly rows: Readonly<Record<string, ToRow>>;
}

/** All of one moment, and filled in one transaction. */
export const knexMovedStore = ({ database, migrate, rows }: KnexMovedStoreNeeds): MovedStore => ({
  read: async (work) => {
    await requireStopped(database);
    await requireOwn(database, { mayBeEmpty: false });
    await database.transaction(
      (trx) =>
        withoutAnyTimeout(trx, async () => {
          await requireKnownTables(trx);
          await requireKnownColumns(trx, rows);
          await work((kind) => (kind === counters ? readSequence(trx) : readTable(trx, kind)));
        }),
      { isolationLevel: 'repeatable read', readOnly: true },
    );
  },
  fill: async (work) => {
    await requireStopped(database);
    await requireOwn(database, { mayBeEmpty: true });
    await migrate();
    await database.transaction((trx) =>
      withoutAnyTimeout(trx, async () => {
        // A service that starts meanwhile waits for its tables, and then finds all of it.
        await sqlRows(trx, `lock table ${quoted(tables.map(({ name }) => name))} in exclusive mode`);
        await requireEmpty(trx);
        await work(adder(trx, rows));
      }),
    );
  },
});
