import { inBatches, runTransaction, type Transaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { toListing, toRow } from './listing-row.ts';

const foldedAtOnce = 500;

const foldSome = async (trx: Transaction): Promise<number> => {
  const rows: object[] = await trx('listings')
    .whereRaw('(document is null or search_text is not null)')
    .orderBy('id')
    .limit(foldedAtOnce)
    .forUpdate()
    .skipLocked();
  const folded = rows.map((row) => toRow(toListing(row)));
  const columnOf = (column: string): string[] => folded.map((row) => row[column] as string);
  await trx.raw(
    `update listings set document = folded.document::tsvector, search_text = null, age_months = folded.age_months
     from unnest(?::uuid[], ?::text[], ?::integer[]) as folded (id, document, age_months) where listings.id = folded.id`,
    [columnOf('id'), columnOf('document'), columnOf('age_months')],
  );
  return rows.length;
};

/**
 * Writes the documents of listings that an earlier release wrote, a few at a time: nobody waits for it. Returns how many. They
 * cannot be found by search or age before.
 */
export const foldListings = (database: Knex) => (): Promise<number> => inBatches(() => runTransaction(database, foldSome), foldedAtOnce);
