import type { Decided } from '@paltu/kernel';
import type { AccountEvent } from './account-events.ts';
import type { Account } from './account.ts';

type Decision = Decided<Account, AccountEvent>;

const dayMs = 24 * 60 * 60_000;

/** So long a member may come back. */
const returnMs = 30 * dayMs;

/** Accounts that were deactivated at this instant or before are erased. */
export const erasableSince = (at: Date): Date => new Date(at.getTime() - returnMs);

/** Whether the time to come back is over; the account may not have been erased yet. */
export const isErasable = ({ deactivatedAt }: Pick<Account, 'deactivatedAt'>, at: Date): boolean =>
  deactivatedAt !== null && deactivatedAt <= erasableSince(at);

/** The member leaves. Who has left stays away. */
export const deactivate = (account: Account, at: Date): Decision => {
  if (account.deactivatedAt !== null) return { state: account, events: [] };
  const left: Account = { ...account, deactivatedAt: at, version: account.version + 1, updatedAt: at };
  return { state: left, events: [{ type: 'UserDeactivated', account: left, at }] };
};

/** The member is back. */
export const reactivate = (account: Account, at: Date): Decision => {
  if (account.deactivatedAt === null) return { state: account, events: [] };
  const back: Account = { ...account, deactivatedAt: null, version: account.version + 1, updatedAt: at };
  return { state: back, events: [{ type: 'UserReactivated', account: back, at }] };
};

/** The last event of an account: its id, and that it is gone. */
export const erase = (account: Account, at: Date): readonly AccountEvent[] => {
  const nobody: Account = {
    ...account,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    cityId: '',
    address: '',
    bio: '',
    picture: null,
    isEmailVerified: false,
    emailVerifiedAt: null,
    userType: 'user',
    version: account.version + 1,
    updatedAt: at,
  };
  return [{ type: 'UserErased', account: nobody, at }];
};
