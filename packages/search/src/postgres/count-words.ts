import { inBatches, insertRows, runTransaction, sqlRows, type Transaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { keysOfEntry } from '../word-keys.ts';

interface Change {
  readonly words: readonly string[];
  readonly change: number;
}

const countedAtOnce = 500;

const takeChanges = (trx: Transaction, prefix: string): Promise<Change[]> =>
  sqlRows<Change>(
    trx,
    `delete from ${prefix}search_word_changes
     where id = any(array(select id from ${prefix}search_word_changes order by id limit ?)) returning words, change`,
    [countedAtOnce],
  );

const sumOf = (changes: readonly Change[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { words, change } of changes) for (const word of words) sums.set(word, (sums.get(word) ?? 0) + change);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
};

const changeKnown = async (trx: Transaction, prefix: string, sums: ReadonlyMap<string, number>): Promise<ReadonlySet<string>> => {
  const known = await sqlRows<{ word: string }>(
    trx,
    `update ${prefix}search_words as known set count = count + changed.sum from unnest(?::text[], ?::integer[]) as changed (word, sum)
     where known.word = changed.word returning known.word`,
    [[...sums.keys()], [...sums.values()]],
  );
  return new Set(known.map(({ word }) => word));
};

const countSome = async (trx: Transaction, prefix: string): Promise<number> => {
  // One at a time: two that count the same words would wait for each other's.
  const [lock] = await sqlRows<{ is_free: boolean }>(trx, 'select pg_try_advisory_xact_lock(hashtext(?)) as is_free', [
    `${prefix}search_words`,
  ]);
  if (lock?.is_free !== true) return 0;
  const changes = await takeChanges(trx, prefix);
  const sums = sumOf(changes);
  if (sums.size === 0) return changes.length;
  const known = await changeKnown(trx, prefix, sums);
  const come = [...sums].filter(([word]) => !known.has(word)).map(([word, count]) => ({ word, count, keys: keysOfEntry(word) }));
  await insertRows(trx, `${prefix}search_words`, come);
  await sqlRows(trx, `delete from ${prefix}search_words where word = any(?::text[]) and count <= 0`, [[...known]]);
  return changes.length;
};

/**
 * Counts the words of what changed since it last did, a few changes at a time. Returns how many; nothing while somebody else counts.
 * @param prefix of the tables of words
 */
export const countWords =
  (database: Knex, prefix = '') =>
  (): Promise<number> =>
    inBatches(() => runTransaction(database, (trx) => countSome(trx, prefix)), countedAtOnce);
