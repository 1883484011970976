import { orRefuse, type Clock } from '@paltu/kernel';
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
    inTransaction(async ({ accounts, keep }) => {
      const account = orRefuse(await accounts.findByEmail(email), accountNotFound);
      return keep(account, verifyEmail(account, account.email, clock.now()));
    });
