import { orRefuse, type Clock } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import { accountNotFound } from '../domain/account-errors.ts';
import { changeRoleOf, type ChangedRole } from './change-role.ts';
import type { RoleScope } from './ports.ts';

/** @throws AppError `account.not-found` */
export type GrantAdmin = (email: string) => Promise<ChangedRole>;

export interface GrantAdminNeeds {
  readonly inTransaction: InTransaction<RoleScope>;
  readonly clock: Clock;
}

export const grantAdmin =
  ({ inTransaction, clock }: GrantAdminNeeds): GrantAdmin =>
  (email) =>
    inTransaction(async (scope) => {
      const account = orRefuse(await scope.accounts.findByEmail(email), accountNotFound);
      return changeRoleOf(scope, account, { userType: 'admin', changedBy: null, at: clock.now() });
    });
