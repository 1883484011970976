import type { Decided } from '@paltu/kernel';
import type { AccountEvent } from './account-events.ts';
import type { Account } from './account.ts';
import { isSameEmail } from './email-token.ts';

/** The profile that a member edits; what is left out stays. */
export type ProfileChange = Partial<Pick<Account, 'firstName' | 'lastName' | 'email' | 'phone' | 'cityId' | 'address' | 'bio' | 'picture'>>;

/** Whether `email` is an address that the account neither has nor waits for. */
export const isNewEmail = ({ email, pendingEmail }: Account, wanted: string): boolean =>
  !isSameEmail(wanted, email) && !isSameEmail(wanted, pendingEmail);

const emailsAfter = (account: Account, wanted: string): Pick<Account, 'email' | 'pendingEmail'> => {
  // The same address in another letter case is nobody else's.
  if (isSameEmail(wanted, account.email)) return { email: wanted, pendingEmail: account.pendingEmail };
  return { email: account.email, pendingEmail: wanted };
};

/** The member edits the profile. A new address waits until its link was opened. */
export const editProfile = (
  account: Account,
  { email = account.email, ...change }: ProfileChange,
  at: Date,
): Decided<Account, AccountEvent> => {
  const edited: Account = { ...account, ...change, ...emailsAfter(account, email) };
  const hasChanged = (Object.keys(edited) as (keyof Account)[]).some((field) => edited[field] !== account[field]);
  if (!hasChanged) return { state: account, events: [] };
  const state: Account = { ...edited, version: account.version + 1, updatedAt: at };
  return { state, events: [{ type: 'UserProfileUpdated', account: state, at }] };
};
