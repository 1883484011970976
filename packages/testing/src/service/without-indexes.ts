import type pg from 'pg';

interface Index {
  readonly name: string;
  readonly made: string;
}

const indexesOf = `
  select indexname as name, indexdef as made from pg_indexes
  where tablename = any($1) and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)`;

/**
 * Does `work`, which fills these tables, while they have no index but those of their constraints, then makes the others again: made of all
 * rows at once they take a fraction of the time. From here on `client` waits for the disk, as tests usually do not: VACUUM marks as visible
 * to all only what is written there, and plans depend on that.
 */
export const withoutIndexes = async (client: pg.Client, tables: readonly string[], work: () => Promise<unknown>): Promise<void> => {
  await client.query('set synchronous_commit = on');
  const { rows } = await client.query<Index>(indexesOf, [tables]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
};
