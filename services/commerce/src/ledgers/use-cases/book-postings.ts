import type { Clock } from '@paltu/kernel';
import { balanceOf } from '../domain/balance.ts';
import { bookedAfter, type Digest } from '../domain/hash-chain.ts';
import type { Posting, StoreId } from '../domain/ledger-row.ts';
import type { LedgerRepository, Receipts } from './ports.ts';

/** Ports in the transaction of the change that caused the postings. */
export interface BookNeeds {
  readonly ledgers: LedgerRepository;
  readonly receipts: Receipts;
  readonly clock: Clock;
  readonly digest: Digest;
}

/**
 * Books each posting in the ledger of its store, and issues the receipt of each sale. Stores come in the order of their ids, so that two bookings
 * cannot deadlock.
 */
export const bookPostings =
  ({ ledgers, receipts, clock, digest }: BookNeeds) =>
  async (postings: readonly (Posting & { readonly storeId: string })[]): Promise<void> => {
    const byStore = [...Map.groupBy(postings, ({ storeId }) => storeId as StoreId)];
    for (const [storeId, ofStore] of byStore.sort(([one], [other]) => (one < other ? -1 : 1))) {
      const at = clock.now();
      const { head, rows } = bookedAfter(await ledgers.get(storeId), ofStore, at, digest);
      await ledgers.append(head, rows);
      for (const { kind, parcelId } of ofStore) if (kind === 'sale' && parcelId !== null) await receipts.issue(storeId, parcelId, at);
    }
  };

/** What Paltu has of the money of a store: nobody changes it until the transaction ends. */
export const readPosition =
  ({ ledgers, clock }: Pick<BookNeeds, 'ledgers' | 'clock'>) =>
  async (storeId: string) => {
    const head = await ledgers.get(storeId as StoreId);
    const claims = await ledgers.readClaims(head.storeId, clock.now());
    const { available, held, debts } = balanceOf(head, claims);
    return { available, held, debts, due: claims.due };
  };
