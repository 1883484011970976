/** `standard` is the product's own rule; `asvs` is OWASP ASVS: longer, and no rules of composition. */
export type PasswordPolicy = 'standard' | 'asvs';

export interface PasswordProblem {
  readonly code: 'required' | 'too-short' | 'too-long' | 'too-simple' | 'too-common';
  readonly msg: string;
}

export const maxPasswordLength = 128;

const minLength: Record<PasswordPolicy, number> = { standard: 6, asvs: 8 };

const isComposed = (password: string): boolean => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);

const tooShort = (policy: PasswordPolicy): PasswordProblem => ({
  code: 'too-short',
  msg: `Password must be at least ${minLength[policy]} characters long`,
});

const problems = {
  required: { code: 'required', msg: 'Password is required' },
  tooLong: { code: 'too-long', msg: `Password must be at most ${maxPasswordLength} characters long` },
  tooSimple: { code: 'too-simple', msg: 'Password must contain an uppercase letter, a lowercase letter and a number' },
  tooCommon: { code: 'too-common', msg: 'This password is too common' },
} as const;

/** Length counts characters as a reader does, not UTF-16 units. */
const lengthOf = (password: string): number => [...password].length;

/** The first thing that is wrong with a new password, or undefined. `isCommon` receives it in lower case. */
export const passwordProblem = (
  password: string,
  policy: PasswordPolicy,
  isCommon: (lowerCased: string) => boolean,
): PasswordProblem | undefined => {
  if (password === '') return problems.required;
  if (lengthOf(password) < minLength[policy]) return tooShort(policy);
  if (lengthOf(password) > maxPasswordLength) return problems.tooLong;
  if (policy === 'standard' && !isComposed(password)) return problems.tooSimple;
  return isCommon(password.toLowerCase()) ? problems.tooCommon : undefined;
};
