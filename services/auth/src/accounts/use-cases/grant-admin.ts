import type { Clock } from '@paltu/kernel';
import { accountNotFound } from '../domain/account-errors.ts';
import * as domain from '../domain/account.ts';
import type { InAccountTransaction } from './ports.ts';

/** @throws AppError `account.not-found` */
export type GrantAdmin = (email: string) => Promise<{ account: domain.Account; hasChanged: boolean }>;

export const grantAdmin =
  (inTransaction: InAccountTransaction, clock: Clock): GrantAdmin =>
  (email) =>
    inTransaction(async ({ accounts, outbox }) => {
      const found = await accounts.findByEmail(email);
      if (found === undefined) throw accountNotFound();
      const { account, events } = domain.grantAdmin(found, clock.now());
      await accounts.save(account);
      await outbox.append(events);
      return { account, hasChanged: events.length > 0 };
    });
