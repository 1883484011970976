import { passwordProblem } from './registration.ts';

const criteria = [(text: string) => [...text].length >= 6, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** How many of the five criteria a password meets: length 6+, lower case, upper case, digit, symbol. */
export function passwordStrength(password: string): number {
  return criteria.filter((criterion) => (criterion instanceof RegExp ? criterion.test(password) : criterion(password))).length;
}

const weak = 2;
const fair = 3;

export type PasswordLevel = 1 | 2 | 3 | 4 | 5;

/** 1 (Very Weak) to 5 (Strong): what the rules refuse is Weak at best, and Fair while the common passwords are not known. */
export function passwordLevel(password: string, common: ReadonlySet<string> | undefined): PasswordLevel {
  const isRefused = passwordProblem(password, common) !== false;
  const best = isRefused ? weak : common ? criteria.length : fair;
  return Math.min(best, Math.max(1, passwordStrength(password))) as PasswordLevel;
}
