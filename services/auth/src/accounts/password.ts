import { emailKey } from '@paltu/reference';

/** `standard` is the product's own rule; `asvs` is OWASP ASVS: longer, and no rules of composition. */
export type PasswordPolicy = 'standard' | 'asvs';

export interface PasswordProblem {
  readonly code: 'required' | 'too-short' | 'too-long' | 'too-simple' | 'too-common';
  readonly msg: string;
}

const maxLength = 128;

const minLength: Record<PasswordPolicy, number> = { standard: 6, asvs: 8 };

const isComposed = (password: string): boolean => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);

const tooShort = (policy: PasswordPolicy): PasswordProblem => ({
  code: 'too-short',
  msg: `Password must be at least ${minLength[policy]} characters long`,
});

const problems = {
  required: { code: 'required', msg: 'Password is required' },
  tooLong: { code: 'too-long', msg: `Password must be at most ${maxLength} characters long` },
  tooSimple: { code: 'too-simple', msg: 'Password must contain an uppercase letter, a lowercase letter and a number' },
  tooCommon: { code: 'too-common', msg: 'This password is too common' },
} as const;

/** Length counts characters as a reader does, not UTF-16 units. */
const lengthOf = (password: string): number => [...password].length;

const lengthProblem = (password: string, policy: PasswordPolicy): PasswordProblem | undefined => {
  if (password === '') return problems.required;
  if (lengthOf(password) < minLength[policy]) return tooShort(policy);
  return lengthOf(password) > maxLength ? problems.tooLong : undefined;
};

/** Why no account can have this password, under any policy, or undefined. */
export const presentedPasswordProblem = (password: string): PasswordProblem | undefined => lengthProblem(password, 'standard');

interface PasswordRules {
  readonly policy: PasswordPolicy;
  /** Receives the password in lower case. */
  readonly isCommon: (lowerCased: string) => boolean;
}

/** The first thing that is wrong with a new password, or undefined. */
export const passwordProblem = (password: string, { policy, isCommon }: PasswordRules): PasswordProblem | undefined => {
  const problem = lengthProblem(password, policy);
  if (problem !== undefined) return problem;
  if (policy === 'standard' && !isComposed(password)) return problems.tooSimple;
  return isCommon(password.toLowerCase()) ? problems.tooCommon : undefined;
};

/** The names under which the caller is counted whose password is checked or hashed. @param address of the client, where anybody may ask */
export const askersOf = (email: string, address?: string): readonly string[] => [
  `e-mail ${emailKey(email)}`,
  ...(address === undefined ? [] : [`address ${address}`]),
];

/** So many wrong passwords for one e-mail in so much time. */
export const wrongPasswordsAllowed = 10;
export const windowSeconds = 15 * 60;

const longestWaitSeconds = 60 * 60;

/** How long the account then takes none, in seconds: longer each time within a day, and never so long that its owner is locked out. */
export const waitAfter = (times: number): number => Math.min(windowSeconds * 2 ** (times - 1), longestWaitSeconds);
