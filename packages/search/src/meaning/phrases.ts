import { eachWordOf } from '@paltu/reference';
import type { Token } from './tokens.ts';

/** Phrases between commas, as they are compared. */
export const listed = (text: string): readonly string[] => text.split(',').map((one) => eachWordOf(one).join(' '));

/** How many words of one of these stand at `from`, the longest first; 0 where none does. */
export type Phrases = (tokens: readonly Token[], from: number) => number;

export const phrasesOf = (...texts: readonly string[]): Phrases => {
  const known = new Set(texts.flatMap(listed));
  const longest = Math.max(...[...known].map((one) => one.split(' ').length));
  return (tokens, from) => {
    for (let length = Math.min(longest, tokens.length - from); length > 0; length -= 1) {
      const run = tokens.slice(from, from + length).map(({ word }) => word);
      if (known.has(run.join(' '))) return length;
    }
    return 0;
  };
};
