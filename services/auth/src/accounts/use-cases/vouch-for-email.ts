import type { Clock } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import { accountNotFound } from '../domain/account-errors.ts';
import type { Account } from '../domain/account.ts';
import { verifyEmail } from '../domain/holder-decisions.ts';
import type { RoleScope } from './ports.ts';

export interface VouchForEmailNeeds {
  readonly inTransaction: InTransaction<RoleScope>;
  readonly clock: Clock;
}

/** An operator knows that the holder of the account reads its address. @throws AppError `account.not-found` */
export type VouchForEmail = (email: string) => Promise<Account>;

export const vouchForEmail =
  ({ inTransaction, clock }: VouchForEmailNeeds): VouchForEmail =>
  (email) =>
    inTransaction(async ({ accounts, outbox }) => {
      const found = await accounts.findByEmail(email);
      if (found === undefined) throw accountNotFound();
      const { state, events } = verifyEmail(found, found.email, clock.now());
      if (events.length > 0) await accounts.save(state);
      await outbox.append(events);
      return state;
    });
