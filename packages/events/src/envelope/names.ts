import { createHash } from 'node:crypto';

/** Most characters of an id, a key or a type. */
export const maxNameLength = 200;
const replacement = '\uFFFD';
// The replacement character stands where bytes were no UTF-8, or where `storableName` cleaned a text.
const unstorable = /[\p{Cc}\uFFFD]/u;

/** Whether a text can be an id, a key or a type: indexes hold it, and it names one thing on every bus. */
export const isName = (text: string): boolean =>
  text !== '' && text.length <= maxNameLength && text.isWellFormed() && !unstorable.test(text);

const cleaned = (text: string): string => text.replace(/\p{Cc}/gu, replacement).toWellFormed();

/** The text when it is a name; else one that a database can store and index and that is no name either. Long texts that differ stay so. */
export const storableName = (text: string): string => {
  const clean = cleaned(text);
  if (clean.length <= maxNameLength) return clean;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${cleaned(text.slice(0, 150))}${replacement}${digest}`;
};

const maxReasonLength = 2_000;

/** An explanation, on several lines or one, as a database can store it: cut, and without control characters. */
export const storableReason = (text: string): string =>
  text
    .slice(0, maxReasonLength)
    .replace(/[^\P{Cc}\n\t]/gu, replacement)
    .toWellFormed();
