import { accountNotFound } from '../domain/account-errors.ts';
import type { Account, AccountId } from '../domain/account.ts';
import type { AccountQueries } from './ports.ts';

/** @throws AppError `account.not-found` */
export type ReadProfile = (id: AccountId) => Promise<Account>;

export const readProfile =
  (accounts: AccountQueries): ReadProfile =>
  async (id) => {
    const account = await accounts.find(id);
    if (account === undefined) throw accountNotFound();
    return account;
  };
