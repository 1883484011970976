import type { Clock, MemberId } from '@paltu/kernel';
import { lastAdmin } from '../domain/account-errors.ts';
import { deactivate } from '../domain/leaving-decisions.ts';
import type { InAccountTransaction } from './ports.ts';

export interface DeactivateAccountNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly clock: Clock;
}

/** A member leaves: all sessions end with it. @throws AppError `account.not-found`, `account.last-admin` */
export type DeactivateAccount = (userId: MemberId) => Promise<void>;

export const deactivateAccount =
  ({ inTransaction, clock }: DeactivateAccountNeeds): DeactivateAccount =>
  (userId) =>
    inTransaction(async (scope) => {
      const account = await scope.accounts.get(userId);
      const decided = deactivate(account, clock.now());
      if (decided.state === account) return;
      if (account.userType === 'admin' && (await scope.accounts.countAdmins()) < 2) throw lastAdmin();
      await scope.keep(account, decided);
      await scope.endSessions({ userId, reason: 'deactivated' });
    });
