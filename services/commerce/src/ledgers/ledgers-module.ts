import type { MemberId, Refusal } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { whenErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { sealRowsAnew } from '@paltu/sealing';
import { accountRoutes, exportedAccount } from './account-http.ts';
import { ledgerOutbox } from './ledger-events.ts';
import { ledgerRoutes, receiptRoutes, statementRoutes } from './ledger-http.ts';
import {
  knexFindReceipt,
  knexLedgerQueries,
  knexLedgers,
  knexLedgerSequence,
  knexReceipts,
  knexStatements,
  sha256,
} from './ledger-store.ts';
import { changeAccount, ledgerBookings, sealLedgers, settlementDecisions } from './ledger-use-cases.ts';
import type { StoreId } from './ledger.ts';
import { settlementRoutes, type ProposedPayments } from './settlement-http.ts';
import { knexSettlementQueries, ledgerScopeIn, type LedgerScopeNeeds } from './settlement-store.ts';
import { beyondAvailable, referenceUsed, storeSuspended } from './settlement.ts';
import { forgetLeaving, knexStoreAccountQueries, knexStoreAccounts, knexTaxNumberGiven } from './store-account-store.ts';
import { storeUnregistered } from './store-account.ts';

type Parts = Pick<ServiceParts, 'database' | 'clock' | 'logger' | 'outboxIn'>;

interface LedgersNeeds extends Parts, Omit<LedgerScopeNeeds, 'outboxIn'> {
  /** Nothing can be bought from a store without a tax number. */
  readonly needsTaxNumber: boolean;
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<string>;
  /** The member whose store it is. @throws AppError `store.not-found` */
  readonly ownerOf: (storeId: string) => Promise<MemberId>;
  readonly findStoreOf: (memberId: MemberId) => Promise<string | undefined>;
  readonly storeNotFound: Refusal;
  readonly proposed: ProposedPayments;
}

/** Ledgers of stores, in the transaction of the change of an order. */
export const ledgersOfStoresIn =
  ({ clock }: Pick<ServiceParts, 'clock'>) =>
  (trx: Transaction) =>
    ledgerBookings({ ledgers: knexLedgers(trx), receipts: knexReceipts(trx), clock, digest: sha256 });

const everyMs = 60_000;

/** The ledger of each store, its settlements, receipts and statements, and the account that it is paid to. */
export const ledgersModule = (needs: LedgersNeeds) => {
  const { database, clock, logger, outboxIn, seal, needsTaxNumber, storeNotFound, ownerOf, proposed, ...stores } = needs;
  const outboxOf = (trx: Transaction) => ledgerOutbox(outboxIn(trx), knexLedgerSequence(trx));
  const inTransaction = transactionRunner(database, ledgerScopeIn({ ...needs, outboxIn: outboxOf }));
  const accounts = knexStoreAccountQueries(database, seal);
  const ofStore = { storeOf: async (memberId: MemberId) => (await stores.storeOf(memberId)) as StoreId, storeNotFound };
  const decisions = settlementDecisions({ inTransaction, clock, digest: sha256 });
  const findStoreOf = async (memberId: MemberId) => (await stores.findStoreOf(memberId)) as StoreId | undefined;
  return {
    storesIn: ledgersOfStoresIn({ clock }),
    /** A second admin confirms that a settlement is made. */
    confirmSettlement: decisions.confirm,
    confirmRefuses: [beyondAvailable, referenceUsed, storeSuspended],
    /** @throws AppError `store.unregistered` when one of these stores has given no tax number, where that is needed */
    requireRegisteredIn: (trx: Transaction) => async (storeIds: readonly string[]) => {
      if (!needsTaxNumber) return;
      const given = await knexTaxNumberGiven(trx)(storeIds);
      if (storeIds.some((id) => !given.has(id))) throw storeUnregistered();
    },
    exported: exportedAccount({ accounts, needsTaxNumber }, findStoreOf),
    followIn: whenErased<Transaction>((trx) => (memberId) => knexStoreAccounts(trx, seal).leave(memberId)),
    routes: [
      ...accountRoutes({ changeAccount: changeAccount(inTransaction, clock), accounts, needsTaxNumber, ...ofStore }),
      ...settlementRoutes({ decisions, queries: knexSettlementQueries(database, accounts), clock, ownerOf, proposed, ...ofStore }),
      ...statementRoutes(knexStatements(database), accounts, ofStore),
      ...receiptRoutes(knexFindReceipt(database)),
      ...ledgerRoutes(knexLedgerQueries(database), clock, ofStore),
    ],
    jobs: {
      'seal accounts of stores anew': {
        everyMs,
        run: sealRowsAnew({ database, seal, logger }, { table: 'store_accounts', id: 'store_id' }),
      },
      'forget accounts of stores': { everyMs, run: forgetLeaving(database, clock) },
      'seal ledgers of days that are over': { everyMs, run: sealLedgers(inTransaction, clock) },
    },
  };
};
