import data from '../data/negations.json' with { type: 'json' };
import { listed, phrasesOf } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Which side of a word that takes something away that thing stands on. */
export type Side = 'before' | 'after' | 'either';

const [before, after] = [phrasesOf(data.before), phrasesOf(data.after)];
const either = new Set(listed(data.either));
const inside = new Set(listed(data.inside));
const also = new Set(listed(data.also));

/** A word that takes away what stands beside it. */
export interface Negation {
  readonly length: number;
  /** Where what it takes away stands. */
  readonly takes: Side;
}

/** "teeka na laga ho"; at the end of a sentence it only asks for assent. */
const isInside = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(from, -1)
    .slice(0, 1)
    .some(({ word }) => inside.has(word));

export const negationAt = (tokens: readonly Token[], from: number): Negation | undefined => {
  const [next, last] = [before(tokens, from), after(tokens, from)];
  const length = Math.max(next, last);
  if (length === 0) return isInside(tokens, from) ? { length: 1, takes: 'before' } : undefined;
  const isBefore = last > next || (length === 1 && next === 0);
  if (length === 1 && next > 0 && tokens.slice(from, from + 1).some(({ word }) => either.has(word))) return { length, takes: 'either' };
  return { length, takes: isBefore ? 'before' : 'after' };
};

/** Whether a word makes one list of what stands on both its sides. */
export const isAlso = (word: string): boolean => also.has(word);

/** Words that take something away: what a misspelt one may be meant for. */
export const negatingWords: readonly string[] = ['without', 'unvaccinated', 'baghair', 'bina', 'nahi', 'بغیر', 'نہیں'];

/** Words by which a document refuses something itself: ahead of it in a "no pull harness", behind it in نمک کے بغیر. */
export const refusing = { ahead: listed(data.before).filter((words) => !words.includes(' ')), behind: listed(data.behind) } as const;

/** What is written together with what it takes away: `unvaccinated`. */
export const negatingBeginnings: readonly string[] = ['un', 'non'];
