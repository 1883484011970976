import type { AccountDecision } from './account-events.ts';
import type { Account, AccountId, Registration } from './account.ts';

export const register = (id: AccountId, registration: Registration, at: Date): AccountDecision => {
  const account: Account = {
    ...registration,
    id,
    version: 1,
    bio: '',
    profileImage: null,
    userType: 'user',
    isEmailVerified: false,
    createdAt: at,
    updatedAt: at,
  };
  return { account, events: [{ type: 'UserRegistered', account, at }] };
};
