import { silentLogger } from '@paltu/kernel';
import { connectDatabase, preparedReads, runTransaction } from '@paltu/persistence';
import { createTestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { countWords, createWordTables, readWords } from '../src/postgres/index.ts';
import { describeWords, type WordStore, type Written } from './words-contract.ts';

const upsert = async (trx: Knex, { id, words, isShown }: Written): Promise<void> => {
  await trx.raw(
    `insert into things values (?, ?::tsvector, ?) on conflict (id) do update set document = excluded.document, is_shown = excluded.is_shown`,
    [id, words.map((word) => `'${word}'`).join(' '), isShown],
  );
};

const open = async (): Promise<WordStore> => {
  const { url, drop } = await createTestDatabase();
  const database = connectDatabase({ url, applicationName: 'test', logger: silentLogger });
  const reads = preparedReads(database, silentLogger);
  await database.raw('create table things (id integer primary key, document tsvector, is_shown boolean not null)');
  await createWordTables(database, { table: 'things', document: 'document', isShown: 'is_shown' });
  return {
    write: (thing) => upsert(database, thing),
    writeAndFail: (thing) =>
      runTransaction(database, async (trx) => {
        await upsert(trx, thing);
        throw new Error('the power went out');
      }).catch(() => undefined),
    count: countWords(database),
    kept: async () => {
      const rows = await database<{ word: string; count: string }>('search_words').select('word', 'count');
      return Object.fromEntries(rows.map(({ word, count }) => [word, Number(count)]));
    },
    read: (words) => readWords(reads, words),
    empty: async () => void (await database.raw('truncate things, search_words, search_word_changes')),
    close: async () => {
      await reads.close();
      await database.destroy();
      await drop();
    },
  };
};

describeWords(open);
