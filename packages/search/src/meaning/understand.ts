import { eachWordOf } from '@paltu/reference';
import { isFiller, longestMeaning, meaningOf, type FieldValue, type Meaning, type MeantFields } from './meanings.ts';

/** A word of a search. */
export interface Token {
  /** As it is compared. */
  readonly word: string;
  /** As it was typed. */
  readonly typed: string;
}

/** The words of a search in their order. */
export const tokensOf = (search: string): readonly Token[] =>
  search.split(/\s+/).flatMap((typed) => {
    const found = eachWordOf(typed);
    return found.map((word) => ({ word, typed: found.length === 1 ? typed : word }));
  });

/** The search that such words make. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ typed }) => typed).join(' ');

/** A part of a search that names what can be filtered by. */
export interface Understood {
  /** As it was typed. */
  readonly words: string;
  readonly fields: MeantFields;
  /** The search without it. */
  readonly without: string;
}

/** A part of a search that a document has to have. */
export interface Term {
  readonly tokens: readonly Token[];
  /** Any of these will do; more than one word where a meaning is written so. */
  readonly anyOf: readonly string[];
  /** Whether a word that only begins so will do, too. */
  readonly isPrefix: boolean;
  /** Whether other words mean the same: then it is spelt rightly. */
  readonly isKnown: boolean;
}

/** What a search is made of, in its order: each part has fields, or a term, or both. */
export interface SearchPart {
  /** As it was typed. */
  readonly words: string;
  readonly fields: MeantFields;
  readonly term: Term | undefined;
  /** Words that nothing has to have, but what has one comes before what has none. */
  readonly preferred: readonly string[];
}

export interface UnderstoodSearch {
  readonly tokens: readonly Token[];
  readonly parts: readonly SearchPart[];
}

interface Piece {
  readonly tokens: readonly Token[];
  readonly meaning: Meaning | undefined;
}

/** The longest run of words from `from` on that means something, or its first word. */
const pieceAt = (tokens: readonly Token[], from: number): Piece => {
  for (let length = Math.min(longestMeaning, tokens.length - from); length > 0; length -= 1) {
    const run = tokens.slice(from, from + length);
    const meaning = meaningOf(run.map(({ word }) => word));
    if (meaning !== undefined) return { tokens: run, meaning };
  }
  return { tokens: tokens.slice(from, from + 1), meaning: undefined };
};

const piecesOf = (tokens: readonly Token[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (let from = 0; from < tokens.length; from += pieces.at(-1)?.tokens.length ?? 1) pieces.push(pieceAt(tokens, from));
  return pieces;
};

const fieldsOf = ({ meaning }: Piece, wanted: ReadonlySet<string>): MeantFields => {
  const fields = Object.entries(meaning?.fields ?? {});
  return fields.every(([name]) => wanted.has(name)) ? Object.fromEntries(fields) : {};
};

const isEmpty = (fields: MeantFields): boolean => Object.keys(fields).length === 0;

const termOf = ({ tokens, meaning }: Piece, isLast: boolean): Term => {
  const word = tokens.map((token) => token.word).join(' ');
  const other = meaning === undefined ? [] : meaning.text.length > 0 ? meaning.text : meaning.words;
  return { tokens, anyOf: [...new Set([word, ...other])], isPrefix: isLast && tokens.length === 1, isKnown: meaning !== undefined };
};

/** What talk there is around the words of a search goes, unless there is nothing else. */
const withoutFillers = (pieces: readonly Piece[]): readonly Piece[] => {
  const important = pieces.filter(({ tokens, meaning }) => meaning !== undefined || !isFiller(tokens[0]?.word ?? ''));
  return important.length > 0 ? important : pieces;
};

/**
 * What a search means. @param wanted names of the fields that a kind of thing can be found by and that are not chosen already: a word for
 * another one is looked for as a word
 */
export const understand = (search: string, wanted: readonly string[] = []): UnderstoodSearch => {
  const tokens = tokensOf(search);
  const names = new Set(wanted);
  const pieces = withoutFillers(piecesOf(tokens));
  const parts = pieces.map((piece): SearchPart => {
    const fields = fieldsOf(piece, names);
    const isText = isEmpty(fields) || (piece.meaning?.text.length ?? 0) > 0;
    const term = isText ? termOf(piece, piece === pieces.at(-1)) : undefined;
    return { words: textOf(piece.tokens), fields, term, preferred: isEmpty(fields) ? [] : (piece.meaning?.preferred ?? []) };
  });
  return { tokens, parts };
};

/** What a document has to have. */
export const termsOf = ({ parts }: UnderstoodSearch): readonly Term[] => parts.flatMap(({ term }) => term ?? []);

/** What is found by fields; each can be taken away by itself. */
export const understoodIn = ({ parts }: UnderstoodSearch): readonly Understood[] =>
  parts
    .filter(({ fields }) => !isEmpty(fields))
    .map((part) => ({
      words: part.words,
      fields: part.fields,
      without: parts
        .filter((other) => other !== part)
        .map(({ words }) => words)
        .join(' '),
    }));

type Named = FieldValue | readonly FieldValue[];

const together = (field: string, values: readonly FieldValue[]): Named => {
  if (field.startsWith('max')) return Math.min(...values.map(Number));
  if (field.startsWith('min')) return Math.max(...values.map(Number));
  const [first, ...others] = [...new Set(values)];
  return first === undefined || others.length > 0 ? [...new Set(values)] : first;
};

/** All fields that parts of a search name, by their names: "cats and dogs" are either, of several limits the narrowest holds. */
export const namedFields = (parts: readonly MeantFields[]): Readonly<Record<string, Named>> => {
  const names = [...new Set(parts.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      together(
        name,
        parts.flatMap((fields) => fields[name] ?? []),
      ),
    ]),
  );
};
