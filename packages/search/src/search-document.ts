import { eachWordOf, foldText } from '@paltu/reference';
import { lexemesOf, phraseMark } from './lexemes.ts';

/** How much a part of a document weighs: A most. */
export const weights = ['A', 'B', 'C', 'D'] as const;
export type Weight = (typeof weights)[number];

/** What something is found by: its texts by how much they weigh, and phrases that are counted as a whole. */
export interface Searched {
  readonly texts: Readonly<Partial<Record<Weight, readonly string[]>>>;
  /** By their kind, such as `breed`. */
  readonly phrases?: Readonly<Record<string, string>>;
}

/** A phrase as documents have it, and as it is counted. */
export const phraseOf = (kind: string, text: string): string => `${phraseMark}${kind} ${foldText(text).replace(/['\\]/g, '')}`;

/** The last place that PostgreSQL keeps. */
const lastPlace = 16_383;

/**
 * What something is found by as the text of a `tsvector`: each word once, where it weighs most. What a document and a search have in common
 * is made by the same functions, so that PostgreSQL needs no dictionary.
 */
export const documentOf = ({ texts, phrases = {} }: Searched): string => {
  const places = new Map<string, string>();
  let place = 0;
  for (const weight of weights)
    for (const word of (texts[weight] ?? []).flatMap(eachWordOf)) {
      place = Math.min(place + 1, lastPlace);
      for (const lexeme of lexemesOf(word)) if (!places.has(lexeme)) places.set(lexeme, `${place}${weight}`);
    }
  const words = [...places].map(([lexeme, at]) => `'${lexeme}':${at}`);
  return [...words, ...Object.entries(phrases).map(([kind, text]) => `'${phraseOf(kind, text)}'`)].join(' ');
};

/** The same as a list of words, for what knows no weights. */
export const wordsFoundBy = ({ texts }: Pick<Searched, 'texts'>): readonly string[] => [
  ...new Set(weights.flatMap((weight) => (texts[weight] ?? []).flatMap(eachWordOf).flatMap(lexemesOf))),
];
