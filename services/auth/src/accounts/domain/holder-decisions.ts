import type { Decided } from '@paltu/kernel';
import type { AccountEvent } from './account-events.ts';
import { emailTokenInvalid } from './account-errors.ts';
import type { Account } from './account.ts';
import { isSameEmail } from './email-token.ts';

type Decision = Decided<Account, AccountEvent>;

const updated = (account: Account, changes: Partial<Account>, at: Date): Decision => {
  const state: Account = { ...account, ...changes, version: account.version + 1, updatedAt: at };
  return { state, events: [{ type: 'UserProfileUpdated', account: state, at }] };
};

/** Nobody but the holder has a use for it, so it is no event and no new version. */
export const changePassword = (account: Account, passwordHash: string, at: Date): Account => ({ ...account, passwordHash, updatedAt: at });

/**
 * The holder reads `email`: the account's address is verified, or the one that waited becomes it.
 * @throws AppError `email-token.invalid` when it is neither
 */
export const verifyEmail = (account: Account, email: string, at: Date): Decision => {
  if (isSameEmail(email, account.pendingEmail)) return updated(account, { email, pendingEmail: null, isEmailVerified: true }, at);
  if (!isSameEmail(email, account.email)) throw emailTokenInvalid.at('token');
  return account.isEmailVerified ? { state: account, events: [] } : updated(account, { isEmailVerified: true }, at);
};

/** A new password by a link that was mailed: whoever opened it reads the account's address. */
export const resetPassword = (account: Account, passwordHash: string, at: Date): Decision => {
  const { state, events } = verifyEmail(account, account.email, at);
  return { state: changePassword(state, passwordHash, at), events };
};
