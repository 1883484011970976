import type { Decided, MemberId } from '@paltu/kernel';
import type { AccountEvent } from './account-events.ts';
import type { Account, UserType } from './account.ts';

/** Somebody got another role: a row of the audit trail. */
export interface RoleChange {
  readonly accountId: MemberId;
  /** The admin who decided; null when it was an operator by a command. */
  readonly changedBy: string | null;
  readonly previousUserType: UserType;
  readonly userType: UserType;
  readonly at: Date;
}

/** An admin ended all sessions of a member: a row of the audit trail. */
export interface SessionEnding {
  readonly accountId: MemberId;
  readonly endedBy: MemberId;
  readonly at: Date;
}

/** Gives a role. What somebody has already changes nothing. */
export const changeRole = (account: Account, userType: UserType, at: Date): Decided<Account, AccountEvent> => {
  if (account.userType === userType) return { state: account, events: [] };
  const changed: Account = { ...account, userType, version: account.version + 1, updatedAt: at };
  return { state: changed, events: [{ type: 'UserRoleChanged', account: changed, previousUserType: account.userType, at }] };
};
