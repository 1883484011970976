import { z } from 'zod';

/** What no keyboard writes: NUL and lone surrogates that PostgreSQL cannot hold, commands to the terminal that shows a log. */
const isWritten = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);

/** Whether anything of it is seen; a name of zero-width marks would be a listing without one. */
const isVisible = (text: string): boolean => /[^\p{Default_Ignorable_Code_Point}\s]/u.test(text);

/** Text without control characters (but for tabs and line ends) or lone surrogates. Trimmed. */
export const text = (label: string) =>
  z.string(`${label} is required`).trim().refine(isWritten, `${label} contains characters that are not allowed`);

/** Text that must be there: `message` in the words of the product; at most `max` characters. */
export const requiredText = (label: string, max: number, message = `${label} is required`) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .refine(isVisible, { error: message, params: { code: 'required' } })
    .max(max, `${label} must be at most ${max} characters long`)
    .refine(isWritten, `${label} contains characters that are not allowed`);

/** Text that may be missing or empty; at most `max` characters. */
export const optionalText = (label: string, max: number) =>
  text(label).pipe(z.string().max(max, `${label} must be at most ${max} characters long`));

/** An id in a path. One that is no UUID names nothing: callers answer it as not found. */
export const idParam = z.uuid();
