import { knexIdempotencyKeys } from '@paltu/idempotency';
import type { MemberId, Refusal } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { whenErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { sealRowsAnew, type Seal } from '@paltu/sealing';
import { knexDueStores } from './data/knex-due-stores.ts';
import { knexLedgerQueries } from './data/knex-ledger-queries.ts';
import { knexLedgerSeals } from './data/knex-ledger-seals.ts';
import { knexLedgers, knexLedgerSequence } from './data/knex-ledgers.ts';
import { knexReceiptQueries, knexReceipts } from './data/knex-receipts.ts';
import { knexSettlementQueries, knexSettlements } from './data/knex-settlements.ts';
import { knexStatements } from './data/knex-statements.ts';
import { forgetLeaving, knexStoreAccountQueries, knexStoreAccounts, knexTaxNumberGiven } from './data/knex-store-accounts.ts';
import { sha256 } from './data/node-sha256.ts';
import { beyondAvailable, keyReused, referenceUsed, storeUnregistered } from './domain/ledger-errors.ts';
import type { StoreId } from './domain/ledger-row.ts';
import type { SettlementId } from './domain/settlement.ts';
import { ledgerOutbox } from './events/ledger-messages.ts';
import { accountRoutes, exportedAccount } from './http/account-routes.ts';
import { ledgerRoutes } from './http/ledger-routes.ts';
import { receiptRoutes } from './http/receipt-routes.ts';
import { settlementRoutes, type ProposedPayments } from './http/settlement-routes.ts';
import { statementRoutes } from './http/statement-routes.ts';
import { bookPostings, readPosition } from './use-cases/book-postings.ts';
import { changeAccount } from './use-cases/change-account.ts';
import { confirmSettlement, makeSettlement, sendSettlementBack } from './use-cases/make-settlement.ts';
import type { SecondAdmin } from '../proposals/proposal.ts';
import type { InLedgerTransaction, LedgerScope, StoreAccountQueries } from './use-cases/ports.ts';
import { sealLedgers } from './use-cases/seal-ledgers.ts';

export interface LedgersNeeds extends Pick<ServiceParts, 'database' | 'clock' | 'logger' | 'outboxIn'> {
  /** Tax numbers and bank accounts are sealed by it. */
  readonly seal: Seal;
  /** Nothing can be bought from a store without a tax number. */
  readonly needsTaxNumber: boolean;
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<string>;
  /** The member whose store it is. @throws AppError `store.not-found` */
  readonly ownerOf: (storeId: string) => Promise<MemberId>;
  readonly findStoreOf: (memberId: MemberId) => Promise<string | undefined>;
  readonly storeNotFound: Refusal;
  /** Settlements that need a second admin. */
  readonly proposalsIn: (trx: Transaction) => SecondAdmin;
  readonly proposed: ProposedPayments;
  /** Ends the marks of a store that rest on its tax number. */
  readonly taxNumberChangedIn: (trx: Transaction) => (storeId: string) => Promise<void>;
}

/** Ledgers of stores, in the transaction of the change of an order. */
export const ledgersOfStoresIn =
  ({ clock }: Pick<ServiceParts, 'clock'>) =>
  (trx: Transaction) => {
    const ledgers = knexLedgers(trx);
    return {
      book: bookPostings({ ledgers, receipts: knexReceipts(trx), clock, digest: sha256 }),
      readPosition: readPosition({ ledgers, clock }),
    };
  };

const scopeIn =
  ({ outboxIn, seal, taxNumberChangedIn, proposalsIn }: LedgersNeeds) =>
  (trx: Transaction): LedgerScope => ({
    ledgers: knexLedgers(trx),
    accounts: knexStoreAccounts(trx, seal),
    settlements: knexSettlements(trx),
    proposals: proposalsIn(trx),
    receipts: knexReceipts(trx),
    seals: knexLedgerSeals(trx),
    keys: knexIdempotencyKeys<SettlementId>(trx, keyReused),
    taxNumberChanged: taxNumberChangedIn(trx),
    outbox: ledgerOutbox(outboxIn(trx), knexLedgerSequence(trx)),
  });

const sealEveryMs = 60_000;

interface SettlingNeeds {
  readonly inTransaction: InLedgerTransaction;
  readonly accounts: StoreAccountQueries;
  readonly storeOf: (memberId: MemberId) => Promise<StoreId>;
}

/** Settlements of stores. */
const settlementsOf = (
  { database, clock, ownerOf, storeNotFound, proposed }: LedgersNeeds,
  { accounts, storeOf, inTransaction }: SettlingNeeds,
) => {
  const deciding = { inTransaction, clock, digest: sha256 };
  return settlementRoutes({
    makeSettlement: makeSettlement(deciding),
    sendBack: sendSettlementBack(deciding),
    queries: { ...knexSettlementQueries(database), ...knexDueStores(database, accounts) },
    ...{ clock, storeOf, ownerOf, storeNotFound, proposed },
  });
};

/** The ledger of each store, its settlements, receipts and statements, and the account that it is paid to. */
export const ledgersModule = (needs: LedgersNeeds) => {
  const { database, clock, logger, seal, needsTaxNumber, storeNotFound, ...stores } = needs;
  const inTransaction = transactionRunner(database, scopeIn(needs));
  const accounts = knexStoreAccountQueries(database, seal);
  const storeOf = async (memberId: MemberId) => (await stores.storeOf(memberId)) as StoreId;
  return {
    storesIn: ledgersOfStoresIn({ clock }),
    /** A second admin confirms that a settlement is made. */
    confirmSettlement: confirmSettlement({ inTransaction, clock, digest: sha256 }),
    confirmRefuses: [beyondAvailable, referenceUsed],
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
    followIn: whenErased<Transaction>((trx) => (memberId) => knexStoreAccounts(trx, seal).leave(memberId)),
    routes: [
      ...accountRoutes({ changeAccount: changeAccount({ inTransaction, clock }), accounts, needsTaxNumber, storeOf, storeNotFound }),
      ...settlementsOf(needs, { inTransaction, accounts, storeOf }),
      ...statementRoutes({ statements: knexStatements(database), accounts, storeOf, storeNotFound }),
      ...receiptRoutes({ receipts: knexReceiptQueries(database) }),
      ...ledgerRoutes({ queries: knexLedgerQueries(database), clock, storeNotFound, storeOf }),
    ],
    jobs: {
      'seal accounts of stores anew': {
        everyMs: sealEveryMs,
        run: sealRowsAnew({ database, seal, logger }, { table: 'store_accounts', id: 'store_id' }),
      },
      'forget accounts of stores': { everyMs: sealEveryMs, run: forgetLeaving(database, clock) },
      'seal ledgers of days that are over': { everyMs: sealEveryMs, run: sealLedgers({ inTransaction, clock }) },
    },
  };
};
