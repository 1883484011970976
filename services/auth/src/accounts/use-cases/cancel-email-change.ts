import type { Clock, MemberId } from '@paltu/kernel';
import type { Account } from '../domain/account.ts';
import { dropPendingEmail } from '../domain/holder-decisions.ts';
import type { InAccountTransaction } from './ports.ts';

export interface CancelEmailChangeNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly clock: Clock;
}

/** The address that waits for its link is wanted no longer; where none waits nothing changes. @throws AppError `account.not-found` */
export type CancelEmailChange = (userId: MemberId) => Promise<Account>;

export const cancelEmailChange =
  ({ inTransaction, clock }: CancelEmailChangeNeeds): CancelEmailChange =>
  (userId) =>
    inTransaction(async ({ accounts, keep }) => {
      const account = await accounts.get(userId);
      return keep(account, dropPendingEmail(account, clock.now()));
    });
