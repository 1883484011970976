import type { AccountDecision } from './account-events.ts';
import type { Account } from './account.ts';

/** Granting what is granted already changes nothing. */
export const grantAdmin = (account: Account, at: Date): AccountDecision => {
  if (account.userType === 'admin') return { account, events: [] };
  const admin: Account = { ...account, userType: 'admin', version: account.version + 1, updatedAt: at };
  return { account: admin, events: [{ type: 'UserRoleChanged', account: admin, previousUserType: account.userType, at }] };
};
