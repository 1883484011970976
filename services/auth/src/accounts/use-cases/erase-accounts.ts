import { eachDue, type Clock, type Logger } from '@paltu/kernel';
import { erasableSince, erase, isErasable } from '../domain/leaving-decisions.ts';
import type { AccountQueries, AccountScope, DeactivatedAccount, InAccountTransaction } from './ports.ts';

export interface EraseAccountsNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly queries: Pick<AccountQueries, 'listDeactivated'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Erases accounts whose members can no longer come back; returns how many. Several processes may do it at once. */
export type EraseAccounts = (stopping?: AbortSignal) => Promise<number>;

export const eraseAccounts = ({ inTransaction, queries, clock, logger }: EraseAccountsNeeds): EraseAccounts => {
  const eraseOne =
    (id: string, at: Date) =>
    async ({ accounts, pictures, outbox }: AccountScope): Promise<number> => {
      const account = await accounts.find(id);
      // Another process was faster, or the member was.
      if (account === undefined || !isErasable(account, at)) return 0;
      await pictures.follow({
        usedBy: account.id,
        before: account.picture === null ? [] : [account.picture.id],
        after: [],
        isPublic: false,
      });
      await outbox.append(erase(account, at));
      await accounts.delete(id);
      return 1;
    };

  return async (stopping) => {
    const at = clock.now();
    let erased = 0;
    const list = (after: DeactivatedAccount | undefined, limit: number) => queries.listDeactivated(erasableSince(at), after, limit);
    await eachDue<DeactivatedAccount>({ list, logger, stopping }, async ({ id }) => {
      erased += await inTransaction(eraseOne(id, at));
    });
    return erased;
  };
};
