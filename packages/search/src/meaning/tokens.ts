import { eachWordOf } from '@paltu/reference';

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
