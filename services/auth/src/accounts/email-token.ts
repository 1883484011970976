import { emailKey, type Account } from './account.ts';

export type TokenPurpose = 'verify-email' | 'reset-password';

/** What the link of a mail proves: that its reader reads `email`. The token itself is in the mail alone. */
export interface EmailToken {
  readonly hash: string;
  readonly accountId: string;
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const hourMs = 60 * 60_000;
const lifeMs: Record<TokenPurpose, number> = { 'verify-email': 24 * hourMs, 'reset-password': hourMs };

export const issueEmailToken = (token: Pick<EmailToken, 'hash' | 'accountId' | 'purpose' | 'email'>, at: Date): EmailToken => ({
  ...token,
  expiresAt: new Date(at.getTime() + lifeMs[token.purpose]),
  usedAt: null,
});

/** Whether the token may still do what it is for. */
export const isOpen = ({ expiresAt, usedAt }: EmailToken, at: Date): boolean => usedAt === null && at < expiresAt;

/** Whether two addresses, where there are two, are one. */
export const isSameEmail = (one: string, other: string | null): boolean => other !== null && emailKey(one) === emailKey(other);

/** Whether the token's address is the account's, and known to be. */
export const isVerifiedAlready = ({ email }: EmailToken, account: Account): boolean =>
  account.isEmailVerified && isSameEmail(email, account.email);
