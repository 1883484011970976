import type { Reads } from '@paltu/persistence';
import { isFiller, meanings, namesOf, type Meaning } from '../meaning/meanings.ts';
import { textOf, tokensOf } from '../meaning/tokens.ts';
import { kindsOfPhrases, phraseKey, phraseMark, phraseOf } from '../words.ts';
import { beginsWith } from './word-tables.ts';

/** What a word may be the beginning of, of which it is known what it means. */
export interface NamedCompletion {
  /** `species` or `city`. */
  readonly kind: string;
  readonly text: string;
  /** As documents have it. */
  readonly phrase: string;
}

export interface Completions {
  /** The search before its last word. */
  readonly before: string;
  readonly last: string;
  readonly named: readonly NamedCompletion[];
  /** What a phrase of a kind is looked up by that has words which begin like all that were typed. */
  readonly keysOf: (kind: string) => readonly string[];
}

/** Of so many letters a word has a beginning that more than chance has in common. */
export const shortestBeginning = 2;
const mostNamed = 4;

const isUrdu = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

const completionOf = ({ fields, words }: Meaning, beginning: string): readonly NamedCompletion[] => {
  const [[field, value] = ['', ''], ...more] = Object.entries(fields);
  const kind = kindsOfPhrases[field];
  const word = words.find((one) => one.startsWith(beginning));
  if (kind === undefined || more.length > 0 || word === undefined) return [];
  // A city has one name in each script, and what it is called for short; a kind of pet is called what one has begun to call it.
  const name = kind === 'city' ? namesOf(field, value).find((one) => isUrdu(one) === isUrdu(word)) : word;
  return [{ kind, text: name ?? word, phrase: phraseOf(kind, String(value)) }];
};

/** How the last word of a search may go on. */
export const completionsOf = (search: string): Completions => {
  const tokens = tokensOf(search);
  const last = tokens.at(-1)?.word ?? '';
  // Who begins to write an area is not offered the whole city.
  const plain = meanings.filter(({ text, preferred }) => text.length === 0 && preferred.length === 0);
  return {
    before: textOf(tokens.slice(0, -1)),
    last,
    named: last.length < shortestBeginning ? [] : plain.flatMap((meaning) => completionOf(meaning, last)).slice(0, mostNamed),
    // Without a word there is none that begins so.
    keysOf: (kind) => (tokens.length === 0 ? [phraseKey(kind, '')] : tokens.map(({ word }) => phraseKey(kind, word))),
  };
};

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
