import type { Reads } from '@paltu/persistence';
import type { WordFacts } from '../correct-search.ts';
import { mostNear, typedKeys, type CountedWord } from '../nearest-word.ts';

/** What begins so lies between this and what has the last letter after it. */
export const beginsWith = (column: string, beginning: string): string =>
  `${column} >= ${beginning} and ${column} < ${beginning} || chr(1114111)`;

const textOf = (prefix: string): string => `
  select asked.word, coalesce((select count from ${prefix}search_words where word = asked.word), 0)::integer as count,
    exists (select from ${prefix}search_words where ${beginsWith('word', 'asked.word')}) as begins,
    coalesce((select json_agg(near) from (
      select word, count from ${prefix}search_words where keys && asked.keys order by count desc, word limit ${mostNear}) as near), '[]') as near
  from json_to_recordset($1) as asked (word text collate "C", keys text[])`;

interface Row extends Omit<WordFacts, 'near'> {
  readonly near: readonly CountedWord[];
}

/** What is known of these words. @param prefix of the tables of words */
export const readWords = (reads: Reads, words: readonly string[], prefix = ''): Promise<readonly WordFacts[]> =>
  reads.rows<Row & Record<string, unknown>>({ name: `${prefix}search words`, text: textOf(prefix) }, [
    JSON.stringify(words.map((word) => ({ word, keys: typedKeys(word) }))),
  ]);
