import { foldText } from '@paltu/reference';
import { knownWords } from './meaning/meanings.ts';
import { textOf, tokensOf } from './meaning/tokens.ts';
import { termsOf, type SearchPart, type UnderstoodSearch } from './meaning/understand.ts';
import { nearestWord, type CountedWord } from './words.ts';

/** What is known of a word that was typed. */
export interface WordFacts {
  readonly word: string;
  /** In how many documents it is; 0 when in none. */
  readonly count: number;
  /** Whether other words begin so. */
  readonly begins: boolean;
  /** Words that are there and may be meant. */
  readonly near: readonly CountedWord[];
}

/** How a search that found nothing may be meant. */
export interface CorrectedSearch {
  readonly search: string;
  /** Whether a word was taken for another one. */
  readonly isCorrected: boolean;
  /** Words that others begin with. */
  readonly begun: ReadonlySet<string>;
  /** Words that are nowhere, nor is one like them. */
  readonly unknown: ReadonlySet<string>;
}

const ofLanguage: readonly CountedWord[] = knownWords.map((word) => ({ word, count: Infinity }));

/** The words of which nothing is known yet, neither what they mean nor whether they are there. */
export const wordsToCheck = (search: UnderstoodSearch): readonly string[] => [
  ...new Set(
    termsOf(search)
      .filter(({ isKnown }) => !isKnown)
      .flatMap(({ tokens }) => tokens.map(({ word }) => word)),
  ),
];

/** What is known of `words` where all words that are there are at hand. */
export const factsAmong = (words: readonly string[], there: readonly CountedWord[]): readonly WordFacts[] =>
  words.map((word) => ({
    word,
    count: there.find((one) => one.word === word)?.count ?? 0,
    begins: there.some((one) => one.word.startsWith(word)),
    near: there,
  }));

/** A number that is nowhere is meant all the same: no other one is. */
const meant = ({ word, count, begins, near }: WordFacts): string | undefined => {
  if (count > 0) return word;
  if (/\d/.test(word)) return undefined;
  if (!begins) return nearestWord(word, [...near, ...ofLanguage]);
  // A word that lacks its end and is known otherwise means all that the whole one does, in every script.
  const whole = ofLanguage.filter((one) => one.word.startsWith(word));
  return nearestWord(word, whole) ?? word;
};

/** Each word that is nowhere gives way to the nearest that is somewhere. */
export const correctSearch = ({ tokens }: UnderstoodSearch, facts: readonly WordFacts[]): CorrectedSearch => {
  const instead = new Map(facts.map((fact) => [fact.word, meant(fact)]));
  const corrected = tokens.map((token) => {
    const other = instead.get(token.word);
    return other === undefined || other === token.word ? token : { ...token, word: other, typed: other };
  });
  const search = textOf(corrected);
  return {
    search,
    isCorrected: foldText(search) !== foldText(textOf(tokens)),
    begun: new Set(facts.filter(({ word, count, begins }) => count === 0 && begins && !/^\d+$/.test(word)).map(({ word }) => word)),
    unknown: new Set(facts.filter(({ word }) => instead.get(word) === undefined).map(({ word }) => word)),
  };
};

/** The words of a part that a document has to have. */
export const wordOf = ({ term }: SearchPart): string => term?.tokens.map(({ word }) => word).join(' ') ?? '';

/** The same search, whose words need only begin so where that is all that is there. */
export const withBegun = ({ tokens, parts }: UnderstoodSearch, begun: ReadonlySet<string>): UnderstoodSearch => ({
  tokens,
  parts: parts.map((part) => (part.term && begun.has(wordOf(part)) ? { ...part, term: { ...part.term, isPrefix: true } } : part)),
});

/** The fewest letters of what may be one of two words. */
const shortestPart = 3;

export type ReadWords = (words: readonly string[]) => Promise<readonly WordFacts[]>;

type Cut = readonly [first: string, second: string];

const cutsOf = (word: string): readonly Cut[] => {
  const letters = [...word];
  const cuts = Array.from({ length: Math.max(0, letters.length - 2 * shortestPart + 1) }, (_, index) => index + shortestPart);
  return /\d/.test(word) ? [] : cuts.map((cut) => [letters.slice(0, cut).join(''), letters.slice(cut).join('')]);
};

/** With a word that is nowhere as the two that are: `snowball` of a "Snow ball". */
export const withCompoundsApart = async (correction: CorrectedSearch, readWords: ReadWords): Promise<CorrectedSearch> => {
  const cuts = [...correction.unknown].map((word) => [word, cutsOf(word)] as const);
  const words = [...new Set(cuts.flatMap(([, all]) => all.flat()))];
  if (words.length === 0) return correction;
  const there = new Set((await readWords(words)).filter(({ count }) => count > 0).map(({ word }) => word));
  const found = cuts.flatMap(([word, all]) => {
    const cut = all.find((parts) => parts.every((part) => there.has(part)));
    return cut === undefined ? [] : [[word, cut.join(' ')] as const];
  });
  const instead = new Map(found);
  const tokens = tokensOf(correction.search).map((token) => ({ ...token, typed: instead.get(token.word) ?? token.typed }));
  return {
    ...correction,
    search: textOf(tokens),
    isCorrected: correction.isCorrected || found.length > 0,
    unknown: new Set([...correction.unknown].filter((word) => !instead.has(word))),
  };
};
