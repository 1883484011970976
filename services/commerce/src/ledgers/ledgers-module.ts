import type { MemberId, Refusal } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { whenErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Seal } from '@paltu/sealing';
import { knexLedgerQueries } from './data/knex-ledger-queries.ts';
import { knexLedgers, knexLedgerSequence } from './data/knex-ledgers.ts';
import { knexStoreAccountQueries, knexStoreAccounts, knexTaxNumberGiven, sealAnew } from './data/knex-store-accounts.ts';
import { sha256 } from './data/node-sha256.ts';
import { storeUnregistered } from './domain/ledger-errors.ts';
import type { StoreId } from './domain/ledger-row.ts';
import { ledgerOutbox } from './events/ledger-messages.ts';
import { accountRoutes, exportedAccount } from './http/account-routes.ts';
import { ledgerRoutes } from './http/ledger-routes.ts';
import { bookPostings } from './use-cases/book-postings.ts';
import { changeAccount } from './use-cases/change-account.ts';
import type { LedgerScope } from './use-cases/ports.ts';

export interface LedgersNeeds extends Pick<ServiceParts, 'database' | 'clock' | 'outboxIn'> {
  /** Tax numbers and bank accounts are sealed by it. */
  readonly seal: Seal;
  /** Nothing can be bought from a store without a tax number. */
  readonly needsTaxNumber: boolean;
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<string>;
  readonly findStoreOf: (memberId: MemberId) => Promise<string | undefined>;
  readonly storeNotFound: Refusal;
  /** Another tax number: marks of the store that rest on it end. */
  readonly taxNumberChangedIn: (trx: Transaction) => (storeId: string) => Promise<void>;
}

/** Books what follows from something, in its transaction. */
export const bookPostingsIn =
  ({ clock }: Pick<ServiceParts, 'clock'>) =>
  (trx: Transaction) =>
    bookPostings({ ledgers: knexLedgers(trx), clock, digest: sha256 });

const scopeIn =
  ({ outboxIn, seal, taxNumberChangedIn }: LedgersNeeds) =>
  (trx: Transaction): LedgerScope => ({
    ledgers: knexLedgers(trx),
    accounts: knexStoreAccounts(trx, seal),
    taxNumberChanged: taxNumberChangedIn(trx),
    outbox: ledgerOutbox(outboxIn(trx), knexLedgerSequence(trx)),
  });

const sealEveryMs = 60_000;

/** What each store is due, and owes, and where that is paid to. */
export const ledgersModule = (needs: LedgersNeeds) => {
  const { database, clock, seal, needsTaxNumber, storeNotFound, ...stores } = needs;
  const inTransaction = transactionRunner(database, scopeIn(needs));
  const accounts = knexStoreAccountQueries(database, seal);
  const storeOf = async (memberId: MemberId) => (await stores.storeOf(memberId)) as StoreId;
  return {
    bookIn: bookPostingsIn({ clock }),
    /** @throws AppError `store.unregistered` when one of these stores has given no tax number, where that is needed */
    requireRegisteredIn: (trx: Transaction) => async (storeIds: readonly string[]) => {
      if (!needsTaxNumber) return;
      const given = await knexTaxNumberGiven(trx)(storeIds);
      if (storeIds.some((id) => !given.has(id))) throw storeUnregistered();
    },
    exported: exportedAccount(
      { accounts, needsTaxNumber },
      async (memberId) => (await stores.findStoreOf(memberId)) as StoreId | undefined,
    ),
    followIn: whenErased<Transaction>((trx) => (memberId) => knexStoreAccounts(trx, seal).forget(memberId)),
    routes: [
      ...accountRoutes({ changeAccount: changeAccount({ inTransaction, clock }), accounts, needsTaxNumber, storeOf, storeNotFound }),
      ...ledgerRoutes({ queries: knexLedgerQueries(database), clock, storeNotFound, storeOf }),
    ],
    jobs: { 'seal accounts of stores anew': { everyMs: sealEveryMs, run: sealAnew(database, seal) } },
  };
};
