import { oneOf } from './list-schema.ts';
import type { Parameter } from './list-schema.ts';

/** The least mean of reviews that can be asked for, of 5. */
export const leastRatings = ['4.5', '4', '3.5', '3'] as const;

export const leastRating: Parameter<number | undefined> = (text) => {
  const chosen = oneOf(leastRatings)(text);
  return chosen === undefined ? undefined : Number(chosen);
};
