import type { Knex } from 'knex';
import { sqlRows } from './read-page.ts';
import { runTransaction } from './transaction-runner.ts';
import { fromColumns } from './write-row.ts';

/** Which rows of a table are counted, and by what. */
export interface CountedRows {
  readonly table: string;
  /** A column that is true of those that are counted. */
  readonly isCounted: string;
  /** Rows are counted together that are equal in these columns, of which none is null. */
  readonly columns: readonly string[];
}

const countsOf = ({ table }: CountedRows): string => `${table}_counts`;

const listed = (columns: readonly string[], of = ''): string => columns.map((column) => `${of}${column}`).join(', ');

const noteChanges = (counted: CountedRows): string => {
  const { table, isCounted, columns } = counted;
  return `
    create function note_${table}_counts() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.${isCounted} then
        insert into ${countsOf(counted)} values (${listed(columns, 'old.')}, -1);
      end if;
      if tg_op <> 'DELETE' and new.${isCounted} then
        insert into ${countsOf(counted)} values (${listed(columns, 'new.')}, 1);
      end if;
      return null;
    end $$`;
};

/**
 * Has PostgreSQL keep how many rows there are, for counting them takes as long as there are rows: `<table>_counts` begins with what is there,
 * and a trigger notes each change in the transaction that makes it, so that the sum is exact. It is a row more, not a row changed: writers that
 * counted the same number up would wait for each other. For a migration.
 */
export const createRunningCounts = async (knex: Knex, counted: CountedRows): Promise<void> => {
  const { table, isCounted, columns } = counted;
  const noted = `execute function note_${table}_counts()`;
  const isChanged = `row(${listed([isCounted, ...columns], 'old.')}) is distinct from row(${listed([isCounted, ...columns], 'new.')})`;
  for (const statement of [
    // Nothing changes between the first count and the triggers.
    `lock table ${table} in share row exclusive mode`,
    `create table ${countsOf(counted)} as
       select ${listed(columns)}, count(*)::bigint as count from ${table} where ${isCounted} group by ${listed(columns)}`,
    noteChanges(counted),
    `create trigger note_counts_added after insert on ${table} for each row when (new.${isCounted}) ${noted}`,
    `create trigger note_counts_removed after delete on ${table} for each row when (old.${isCounted}) ${noted}`,
    `create trigger note_counts_changed after update on ${table} for each row
       when ((old.${isCounted} or new.${isCounted}) and ${isChanged}) ${noted}`,
  ])
    await knex.raw(statement);
};

/** How many rows there are of each kind, `count`, as of this statement; kinds of which there are none are left out. Columns are named as properties. */
export const readRunningCounts = async <Row extends { readonly count: number }>(database: Knex, counted: CountedRows): Promise<Row[]> => {
  const columns = listed(counted.columns);
  const summed = `select ${columns}, sum(count)::bigint as count from ${countsOf(counted)} group by ${columns} having sum(count) <> 0`;
  return (await sqlRows<object>(database, summed)).map((row) => fromColumns<Row>(row));
};

/** A job: puts the changes of each kind together into one row. Does nothing while another replica does. */
export const foldRunningCounts = (database: Knex, counted: CountedRows) => (): Promise<void> =>
  runTransaction(database, async (trx) => {
    const [counts, columns] = [countsOf(counted), listed(counted.columns)];
    const [lock] = await sqlRows<{ is_free: boolean }>(trx, 'select pg_try_advisory_xact_lock(hashtext(?)) as is_free', [counts]);
    if (lock?.is_free !== true) return;
    await trx.raw(
      `with changed as (select ${columns} from ${counts} group by ${columns} having count(*) > 1),
         taken as (delete from ${counts} using changed where (${listed(counted.columns, `${counts}.`)}) = (${listed(counted.columns, 'changed.')})
           returning ${listed(counted.columns, `${counts}.`)}, ${counts}.count)
       insert into ${counts} select ${columns}, sum(count) from taken group by ${columns} having sum(count) <> 0`,
    );
  });
