import type { Clock } from '@paltu/kernel';
import { lastAdmin } from '../domain/account-errors.ts';
import { deactivate } from '../domain/leaving-decisions.ts';
import type { InAccountTransaction } from './ports.ts';

export interface DeactivateAccountNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly clock: Clock;
}

/** A member leaves: all sessions end with it. @throws AppError `account.not-found`, `account.last-admin` */
export type DeactivateAccount = (userId: string) => Promise<void>;

export const deactivateAccount =
  ({ inTransaction, clock }: DeactivateAccountNeeds): DeactivateAccount =>
  (userId) =>
    inTransaction(async ({ accounts, outbox, endSessions }) => {
      const account = await accounts.get(userId);
      const { state, events } = deactivate(account, clock.now());
      if (events.length === 0) return;
      if (account.userType === 'admin' && (await accounts.countAdmins()) < 2) throw lastAdmin();
      await accounts.save(state);
      await endSessions({ userId, reason: 'deactivated' });
      await outbox.append(events);
    });
