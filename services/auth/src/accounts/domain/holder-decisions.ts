import type { Decided } from '@paltu/kernel';
import type { AccountEvent } from './account-events.ts';
import { emailTokenInvalid } from './account-errors.ts';
import type { Account } from './account.ts';
import { isSameEmail } from './email-token.ts';

type Decision = Decided<Account, AccountEvent>;

type HolderEvent = 'UserEmailConfirmed' | 'UserPasswordChanged' | 'UserProfileUpdated';

const changed = (type: HolderEvent, account: Account, changes: Partial<Account>, at: Date): Decision => {
  const state: Account = { ...account, ...changes, version: account.version + 1, updatedAt: at };
  return { state, events: [{ type, account: state, at }] };
};

/**
 * A new password, chosen by the holder. An address that was asked for before, perhaps by somebody who stole a session, is wanted no longer.
 */
export const changePassword = (account: Account, passwordHash: string, at: Date): Decision =>
  changed('UserPasswordChanged', account, { passwordHash, pendingEmail: null }, at);

/**
 * The holder reads `email`: the account's address is verified, or the one that waited becomes it.
 * @throws AppError `email-token.invalid` when it is neither
 */
export const verifyEmail = (account: Account, email: string, at: Date): Decision => {
  const verified = { isEmailVerified: true, emailVerifiedAt: at };
  if (isSameEmail(email, account.pendingEmail))
    return changed('UserEmailConfirmed', account, { email, pendingEmail: null, ...verified }, at);
  if (!isSameEmail(email, account.email)) throw emailTokenInvalid.at('token');
  return account.isEmailVerified ? { state: account, events: [] } : changed('UserEmailConfirmed', account, verified, at);
};

/** A new password by a link that was mailed: who opened it reads the account's address. */
export const resetPassword = (account: Account, passwordHash: string, at: Date): Decision => {
  const verified = verifyEmail(account, account.email, at);
  const { state, events } = changePassword(verified.state, passwordHash, at);
  return { state, events: [...verified.events, ...events] };
};

/** The address that waits for its link is wanted no longer: the link opens nothing. */
export const dropPendingEmail = (account: Account, at: Date): Decision =>
  account.pendingEmail === null ? { state: account, events: [] } : changed('UserProfileUpdated', account, { pendingEmail: null }, at);
