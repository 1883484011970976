import type { Reads } from '@paltu/persistence';
import { completionsOf, shortestBeginning } from '../meaning/completions.ts';
import { isFiller } from '../meaning/meanings.ts';
import { phraseMark } from '../lexemes.ts';
import { beginsWith } from './read-words.ts';

/** A search that what was typed may be the beginning of. */
export interface Suggestion {
  /** What completes it: `species`, `city`, a `breed` (or whichever phrases are counted), or a `word` that is there. */
  readonly kind: string;
  /** What is shown. */
  readonly text: string;
  /** What is then searched for. */
  readonly search: string;
  /** How many there are. */
  readonly count: number;
}

interface Entry extends Record<string, unknown> {
  readonly kind: string;
  readonly word: string;
  readonly count: number;
}

const mostOfEach = 5;
const most = 8;

const text = `
  (select 'phrase' as kind, word, count::integer from search_words where keys @> $1::text[] order by count desc, word limit ${mostOfEach})
  union all (select 'named', word, count::integer from search_words where word = any($2::text[]))
  union all (select 'word', word, count::integer from search_words where ${beginsWith('word', '$3::text collate "C"')} and $4::boolean
    order by count desc, word limit ${mostOfEach * 2})`;

const together = (before: string, word: string): string => (before === '' ? word : `${before} ${word}`);

/**
 * How a search may go on, by the words that are there: what its last word may name first, then phrases of `phraseKind` that have all its words,
 * then words. Nothing for a search without a word.
 */
export const suggestWords = async (reads: Reads, search: string, phraseKind: string): Promise<readonly Suggestion[]> => {
  const { before, last, named, keysOf } = completionsOf(search);
  const values = [keysOf(phraseKind), named.map(({ phrase }) => phrase), last, last.length >= shortestBeginning];
  const found = await reads.rows<Entry>({ name: 'search suggestions', text }, values);
  const of = (kind: string): readonly Entry[] => found.filter((entry) => entry.kind === kind);
  const countOf = (phrase: string): number => of('named').find(({ word }) => word === phrase)?.count ?? 0;
  const all: readonly Suggestion[] = [
    ...named
      .map(({ kind, text: name, phrase }) => ({ kind, text: name, search: together(before, name), count: countOf(phrase) }))
      .filter(({ count }) => count > 0),
    ...of('phrase').map(({ word, count }) => {
      const phrase = word.slice(phraseMark.length + phraseKind.length + 1);
      return { kind: phraseKind, text: phrase, search: phrase, count };
    }),
    ...of('word')
      .filter(({ word }) => !isFiller(word) && /\p{L}{2}/u.test(word))
      .map(({ word, count }) => ({ kind: 'word', text: together(before, word), search: together(before, word), count })),
  ];
  return all.filter((one, index) => all.findIndex((other) => other.search === one.search) === index).slice(0, most);
};
