import type { Clock, MemberId } from '@paltu/kernel';
import type { StoreId } from '../domain/ledger-row.ts';
import { changeAccount as change, heldUntil, type AccountChange, type StoreAccount } from '../domain/store-account.ts';
import type { InLedgerTransaction } from './ports.ts';

export interface ChangeAccountNeeds {
  readonly inTransaction: InLedgerTransaction;
  readonly clock: Clock;
}

export type ChangeAccount = (request: { readonly storeId: StoreId; readonly ownerId: MemberId } & AccountChange) => Promise<StoreAccount>;

/** An owner sets tax number and bank account of their store. The ledger is locked first, so that nothing is paid out meanwhile. */
export const changeAccount =
  ({ inTransaction, clock }: ChangeAccountNeeds): ChangeAccount =>
  ({ storeId, ownerId, ...wish }) =>
    inTransaction(async ({ ledgers, accounts, taxNumberChanged, outbox }) => {
      const at = clock.now();
      await ledgers.get(storeId);
      const { account, isTaxNumberChanged, isPayoutChanged } = change(await accounts.get(storeId), wish, at);
      if (!isTaxNumberChanged && !isPayoutChanged) return account;
      if (isTaxNumberChanged) await taxNumberChanged(storeId);
      await accounts.save(account);
      const until = heldUntil(account);
      if (isPayoutChanged && until !== null)
        await outbox.append([{ type: 'PayoutChanged', storeId, sellerId: ownerId, heldUntil: until, at }]);
      return account;
    });
