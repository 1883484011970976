import { lexemesMeant } from './lexemes.ts';
import { termsOf, type Term, type UnderstoodSearch } from './meaning/understand.ts';

const quoted = (lexeme: string): string => `'${lexeme}'`;

const anyForm = (word: string): string => `(${lexemesMeant(word).map(quoted).join('|')})`;

const allWords = (words: string): string => words.split(' ').map(anyForm).join('&');

/** Lexemes that may stand for a term of one word, and what else a word may begin with: for counting what it finds. */
export interface CountedTerm {
  readonly lexemes: readonly string[];
  readonly prefix: string | null;
}

export const countedTerm = ({ anyOf, isPrefix }: Term): CountedTerm => ({
  lexemes: anyOf.flatMap((words) => (words.includes(' ') ? [] : lexemesMeant(words))),
  prefix: isPrefix ? (anyOf[0] ?? null) : null,
});

/** Only letters, digits and marks stand in a word: nothing of it could be anything else to PostgreSQL. */
const tsqueryOf = ({ anyOf, isPrefix }: Term): string => {
  const ways = anyOf.map((words) => (words.includes(' ') ? `(${allWords(words)})` : anyForm(words)));
  return `(${[...ways, ...(isPrefix ? [`${quoted(anyOf[0] ?? '')}:*`] : [])].join('|')})`;
};

/** What a document has to match, as the text of a `tsquery`; undefined when there is nothing it has to. */
export const searchQuery = (search: UnderstoodSearch): string | undefined => {
  const terms = termsOf(search);
  return terms.length === 0 ? undefined : terms.map(tsqueryOf).join('&');
};

/** By what those that match are ranked; undefined when there is nothing to rank them by. */
export const rankQuery = (search: UnderstoodSearch): string | undefined => {
  const preferred = search.parts.flatMap((part) => part.preferred).map(anyForm);
  const ways = [searchQuery(search) ?? [], preferred].flat();
  return ways.length === 0 ? undefined : ways.map((way) => `(${way})`).join('|');
};
