import { phraseOf } from '../search-document.ts';
import { phraseKey } from '../word-keys.ts';
import { meanings, namesOf, type Meaning } from './meanings.ts';
import { textOf, tokensOf } from './tokens.ts';

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

const kindOfField: Readonly<Record<string, string>> = { species: 'species', location: 'city' };

const isUrdu = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

const completionOf = ({ fields, words }: Meaning, beginning: string): readonly NamedCompletion[] => {
  const [[field, value] = ['', ''], ...more] = Object.entries(fields);
  const kind = kindOfField[field];
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
  const plain = meanings.filter(({ text }) => text.length === 0);
  return {
    before: textOf(tokens.slice(0, -1)),
    last,
    named: last.length < shortestBeginning ? [] : plain.flatMap((meaning) => completionOf(meaning, last)).slice(0, mostNamed),
    // Without a word there is none that begins so.
    keysOf: (kind) => (tokens.length === 0 ? [phraseKey(kind, '')] : tokens.map(({ word }) => phraseKey(kind, word))),
  };
};
