import type { Decided } from '@paltu/kernel';
import type { AccountEvent } from './account-events.ts';
import type { Account } from './account.ts';

/** Granting what is granted already changes nothing. */
export const grantAdmin = (account: Account, at: Date): Decided<Account, AccountEvent> => {
  if (account.userType === 'admin') return { state: account, events: [] };
  const admin: Account = { ...account, userType: 'admin', version: account.version + 1, updatedAt: at };
  return { state: admin, events: [{ type: 'UserRoleChanged', account: admin, previousUserType: account.userType, at }] };
};
