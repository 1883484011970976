import { z } from 'zod';
import { longestSearch, mostSearchWords } from './listing-limits.ts';
import { wordsOf } from './words-of.ts';

const tooManyWords = { error: `Search takes at most ${mostSearchWords} words`, params: { code: 'too-long' } };

/** What is looked for by its words. @param text how a service takes one line of text. */
export const searchSchema = (text: z.ZodType<string, string>) =>
  text
    .pipe(z.string().max(longestSearch, `Search must be at most ${longestSearch} characters long`))
    .refine((words) => wordsOf(words).length <= mostSearchWords, tooManyWords);

/** A part of a city that a search names. */
export const areaView = z.strictObject({ en: z.string(), ur: z.string() });

/** English names of a city that has all of a search and of the one that was wanted, and how far apart they are, in metres. */
export const nearbyCityView = z.strictObject({ wanted: z.string(), city: z.string(), distance: z.int() });
