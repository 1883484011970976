import type { Clock } from '@paltu/kernel';
import { accountNotFound } from '../domain/account-errors.ts';
import type { Account } from '../domain/account.ts';
import { grantAdmin as grant } from '../domain/operator-decisions.ts';
import type { InAccountTransaction } from './ports.ts';

/** @throws AppError `account.not-found` */
export type GrantAdmin = (email: string) => Promise<{ account: Account; hasChanged: boolean }>;

export interface GrantAdminNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly clock: Clock;
}

export const grantAdmin =
  ({ inTransaction, clock }: GrantAdminNeeds): GrantAdmin =>
  (email) =>
    inTransaction(async ({ accounts, outbox }) => {
      const found = await accounts.findByEmail(email);
      if (found === undefined) throw accountNotFound();
      const { state: account, events } = grant(found, clock.now());
      if (events.length === 0) return { account, hasChanged: false };
      await accounts.save(account);
      await outbox.append(events);
      return { account, hasChanged: true };
    });
