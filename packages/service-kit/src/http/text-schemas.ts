import { z } from 'zod';

const hasNul = (text: string): boolean => text.includes('\u0000');

/** Text that PostgreSQL and JSON can hold: no NUL, no lone surrogate. Trimmed. */
export const text = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .refine((value) => !hasNul(value) && value.isWellFormed(), `${label} contains characters that are not allowed`);

/** Text that must be there: `message` in the words of the product; at most `max` characters. */
export const requiredText = (label: string, max: number, message = `${label} is required`) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, `${label} must be at most ${max} characters long`)
    .refine((value) => !hasNul(value) && value.isWellFormed(), `${label} contains characters that are not allowed`);

/** Text that may be missing or empty; at most `max` characters. */
export const optionalText = (label: string, max: number) =>
  text(label).pipe(z.string().max(max, `${label} must be at most ${max} characters long`));

/** An id in a path. One that is no UUID names nothing: callers answer it as not found. */
export const idParam = z.uuid();
