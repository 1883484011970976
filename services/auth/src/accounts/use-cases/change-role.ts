import type { Clock, Logger, MemberId } from '@paltu/kernel';
import { lastAdmin } from '../domain/account-errors.ts';
import type { Account, UserType } from '../domain/account.ts';
import { changeRole as change } from '../domain/operator-decisions.ts';
import type { InAccountTransaction, RoleScope } from './ports.ts';

export interface ChangeRoleNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface ChangeRoleRequest {
  readonly userId: MemberId;
  readonly userType: UserType;
  /** The admin who asks; null for an operator. */
  readonly changedBy: string | null;
}

export interface ChangedRole {
  readonly account: Account;
  readonly hasChanged: boolean;
}

/**
 * Gives a role, or takes the one of an admin; then the sessions end, whose tokens still carry the old one.
 * @throws AppError `account.not-found`, `account.last-admin`
 */
export type ChangeRole = (request: ChangeRoleRequest) => Promise<ChangedRole>;

/** The same with an account that is locked. */
export const changeRoleOf = async (
  { accounts, roles, keep, endSessions }: RoleScope,
  account: Account,
  { userType, changedBy, at }: { readonly userType: UserType; readonly changedBy: string | null; readonly at: Date },
): Promise<ChangedRole> => {
  const decided = change(account, userType, at);
  if (decided.state === account) return { account, hasChanged: false };
  const isTaken = account.userType === 'admin';
  if (isTaken && account.deactivatedAt === null && (await accounts.countAdmins()) < 2) throw lastAdmin();
  await keep(account, decided);
  await roles.add({ accountId: account.id, changedBy, previousUserType: account.userType, userType, at });
  if (isTaken) await endSessions({ userId: account.id, reason: 'role-taken' });
  return { account: decided.state, hasChanged: true };
};

export const changeRole =
  ({ inTransaction, clock, logger }: ChangeRoleNeeds): ChangeRole =>
  async ({ userId, userType, changedBy }) => {
    const changed = await inTransaction(async (scope) =>
      changeRoleOf(scope, await scope.accounts.get(userId), { userType, changedBy, at: clock.now() }),
    );
    if (changed.hasChanged) logger.warn({ event: 'security.role-changed', userId, userType, changedBy }, 'a member has another role');
    return changed;
  };
