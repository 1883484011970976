import { z } from 'zod';
import { longestSearch, mostSearchWords } from './listing-limits.ts';
import { wordsOf } from './words-of.ts';

const tooManyWords = { error: `Search takes at most ${mostSearchWords} words`, params: { code: 'too-long' } };

/** What is looked for by its words. @param text how a service takes one line of text. */
export const searchSchema = (text: z.ZodType<string, string>) =>
  text
    .pipe(z.string().max(longestSearch, `Search must be at most ${longestSearch} characters long`))
    .refine((words) => wordsOf(words).length <= mostSearchWords, tooManyWords);
