import type { Decided, MemberId } from '@paltu/kernel';
import type { AccountEvent } from './account-events.ts';
import type { Account, Registration } from './account.ts';

/** Somebody becomes a member. */
export const register = (id: MemberId, registration: Registration, at: Date): Decided<Account, AccountEvent> => {
  const account: Account = {
    ...registration,
    id,
    version: 1,
    bio: '',
    picture: null,
    userType: 'user',
    isEmailVerified: false,
    emailVerifiedAt: null,
    deactivatedAt: null,
    pendingEmail: null,
    createdAt: at,
    updatedAt: at,
  };
  return { state: account, events: [{ type: 'UserRegistered', account, at }] };
};
