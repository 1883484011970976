import type { MemberId, Refusal } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { knexLedgerQueries } from './data/knex-ledger-queries.ts';
import { knexLedgers } from './data/knex-ledgers.ts';
import { sha256 } from './data/node-sha256.ts';
import type { StoreId } from './domain/ledger-row.ts';
import { ledgerRoutes } from './http/ledger-routes.ts';
import { bookPostings } from './use-cases/book-postings.ts';

export interface LedgersNeeds extends Pick<ServiceParts, 'database' | 'clock'> {
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<string>;
  readonly storeNotFound: Refusal;
}

/** Books what follows from something, in its transaction. */
export const bookPostingsIn =
  ({ clock }: Pick<ServiceParts, 'clock'>) =>
  (trx: Transaction) =>
    bookPostings({ ledgers: knexLedgers(trx), clock, digest: sha256 });

/** What each store is due, and owes. */
export const ledgersModule = ({ database, clock, storeOf, storeNotFound }: LedgersNeeds) => ({
  bookIn: bookPostingsIn({ clock }),
  routes: ledgerRoutes({
    queries: knexLedgerQueries(database),
    clock,
    storeNotFound,
    storeOf: async (memberId) => (await storeOf(memberId)) as StoreId,
  }),
});
