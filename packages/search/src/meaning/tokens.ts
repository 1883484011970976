import { eachWordOf, foldText } from '@paltu/reference';

/** A word of a search. */
export interface Token {
  /** As it is compared. */
  readonly word: string;
  /** As it was typed. */
  readonly typed: string;
  /** What stands before it, up to the word before or a blank: the comma of `25,000`. */
  readonly sign: string;
  /** Whether a blank stands before it, or nothing does. */
  readonly isApart: boolean;
}

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}']|\p{Cf})*/gu;

/** The words of what stands between two blanks, each with the signs before it. */
const wordsIn = (typed: string): readonly Token[] => {
  const found = eachWordOf(typed);
  if (found.length === 1 && found[0] !== undefined)
    return [{ word: found[0], typed, sign: /^[^\p{L}\p{N}]*/u.exec(typed)?.[0] ?? '', isApart: true }];
  const text = foldText(typed);
  const parts = [...text.matchAll(word)];
  if (parts.length !== found.length) return found.map((one) => ({ word: one, typed: one, sign: '', isApart: true }));
  return found.map((one, index) => {
    const before = parts[index - 1];
    const from = before === undefined ? 0 : before.index + before[0].length;
    return { word: one, typed: one, sign: text.slice(from, parts[index]?.index), isApart: index === 0 };
  });
};

/** The words of a search in their order. */
export const tokensOf = (search: string): readonly Token[] => search.split(/\s+/).flatMap(wordsIn);

/** The search that such words make. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ typed, sign, isApart }, index) => (index === 0 ? typed : `${isApart ? ' ' : sign}${typed}`)).join('');
