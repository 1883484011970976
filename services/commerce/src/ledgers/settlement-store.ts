import { knexIdempotencyKeys } from '@paltu/idempotency';
import { orRefuse, type MemberId } from '@paltu/kernel';
import { fromColumns, readPage, toColumns, violatedConstraint, type PageWanted, type Transaction } from '@paltu/persistence';
import type { Absence } from '@paltu/projections';
import type { Seal } from '@paltu/sealing';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { SecondAdmin } from '../proposals/proposal.ts';
import { claimsSql, knexLedgers, knexLedgerSeals, knexReceipts } from './ledger-store.ts';
import { balanceOf, type Balance, type Claims, type LedgerHead, type StoreId } from './ledger.ts';
import {
  keyReused,
  referenceUsed,
  settlementNotFound,
  type DueFilter,
  type LedgerEvent,
  type Settlement,
  type SettlementId,
} from './settlement.ts';
import { knexStoreAccounts, type StoreAccountQueries } from './store-account-store.ts';
import type { StoreAccount } from './store-account.ts';

/** Settlements in the transaction `trx`, which has locked the ledger of their store. */
const knexSettlements = (trx: Transaction) => ({
  /** @throws AppError `settlement.not-found` also for one of another store */
  get: async (storeId: StoreId, id: SettlementId): Promise<Settlement> => {
    const row = (await trx('settlements').where({ id, store_id: storeId }).first()) as object | undefined;
    return orRefuse(row && fromColumns<Settlement>(row), settlementNotFound);
  },
  /** @throws AppError `settlement.reference-used` */
  add: async (settlement: Settlement): Promise<void> => {
    try {
      await trx('settlements').insert(toColumns(settlement));
    } catch (error) {
      throw violatedConstraint(error) === 'settlements_by_reference' ? referenceUsed({ cause: error }) : error;
    }
  },
  save: async (settlement: Settlement): Promise<void> => {
    await trx('settlements').where({ id: settlement.id }).update(toColumns(settlement));
  },
  /** What a store was paid out after this instant, in whole rupees, with what the bank sent back. */
  sumSince: async (storeId: StoreId, since: Date): Promise<number> => {
    const made = trx('settlements').where({ store_id: storeId }).where('made_at', '>', since);
    const row = (await made.sum({ amount: 'amount' }).first()) as { readonly amount: string | number | null };
    return Number(row.amount ?? 0);
  },
});

/** What a transaction about ledgers takes from elsewhere. */
export interface LedgerScopeNeeds {
  readonly outboxIn: (trx: Transaction) => { append(events: readonly LedgerEvent[]): Promise<void> };
  /** Tax numbers and bank accounts are sealed by it. */
  readonly seal: Seal;
  /** Settlements that need a second admin. */
  readonly proposalsIn: (trx: Transaction) => SecondAdmin;
  /** Ends the marks of a store that rest on its tax number. */
  readonly taxNumberChangedIn: (trx: Transaction) => (storeId: string) => Promise<void>;
  /** Nobody is suspended, nor let in again, until the transaction ends. */
  readonly absenceIn: (trx: Transaction) => (memberId: MemberId) => Promise<Absence>;
}

/** All that a use case may write with, in a transaction. Locked in this order: presence of the seller, ledger, account, proposal, store. */
export const ledgerScopeIn =
  ({ outboxIn, seal, proposalsIn, taxNumberChangedIn, absenceIn }: LedgerScopeNeeds) =>
  (trx: Transaction) => ({
    ledgers: knexLedgers(trx),
    accounts: knexStoreAccounts(trx, seal),
    settlements: knexSettlements(trx),
    proposals: proposalsIn(trx),
    receipts: knexReceipts(trx),
    seals: knexLedgerSeals(trx),
    keys: knexIdempotencyKeys<SettlementId>(trx, keyReused),
    taxNumberChanged: taxNumberChangedIn(trx),
    absenceOf: absenceIn(trx),
    outbox: outboxIn(trx),
  });
export type LedgerScope = ReturnType<ReturnType<typeof ledgerScopeIn>>;

/** A store that has money available, or owes some. */
export interface DueStore {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly balance: Balance;
  /** What it owes Paltu, in whole rupees. */
  readonly owed: number;
  readonly account: StoreAccount;
  /** Nothing is paid out to it now. */
  readonly isSuspended: boolean;
}

type DueRow = Pick<LedgerHead, 'storeId' | 'store' | 'held' | 'settled' | 'courier' | 'paltu'> &
  Claims &
  Pick<DueStore, 'storeName' | 'isSuspended'>;

const columns = ['store_id', 'store', 'held', 'settled', 'courier', 'paltu'].map((name) => `ledgers.${name}`).join(', ');

const due = `select ${columns} from ledgers where store > 0`;
const owing = `select ${columns} from ledgers where store < 0`;

const withDebts = (which: string) =>
  `select ${columns} from (select distinct store_id from refunds where is_owed) as owing join ledgers using (store_id) where store ${which}`;

/** Which ledgers may be meant, each by an index and once, and which of them are. */
const chosenBy: Readonly<Record<DueFilter | 'all', readonly [candidates: readonly string[], condition: string]>> = {
  payable: [[due], 'available > 0'],
  owing: [[owing, withDebts('>= 0')], 'store < 0 or debts > 0'],
  all: [[due, owing, withDebts('= 0')], 'available > 0 or store < 0 or debts > 0'],
};

const dueSql = (candidates: readonly string[]) => `(select ledgers.*, stores.name as store_name, claims.*,
      exists (select from presences where presences.id = stores.owner_id and is_away and suspended_version = presences.version) as is_suspended,
      least(store - pending, store + paltu - pending_held) - debts as available
    from (${candidates.join(' union all ')}) as ledgers join stores on stores.id = ledgers.store_id
    cross join lateral (${claimsSql}) as claims) as due`;

interface DuePageWanted extends PageWanted {
  /** Undefined: both. */
  readonly filter?: DueFilter | undefined;
}

/** Settlements as screens read them, the newest first, and what is due. @param cap totals are counted no further than one over it */
export const knexSettlementQueries = (database: Knex, accounts: StoreAccountQueries, cap = totalCap) => ({
  listOfStore: async (storeId: StoreId, page: PageWanted) => {
    const ofStore = database('settlements').where({ store_id: storeId });
    const { rows, counted } = await readPage(ofStore, 'made_at desc, id desc', page, cap);
    return { settlements: rows.map((row) => fromColumns<Settlement>(row)), counted };
  },
  listAll: async (page: PageWanted) => {
    const named = database('settlements').join('stores', 'stores.id', 'settlements.store_id');
    const all = named.select('settlements.*', 'stores.name as store_name');
    const { rows, counted } = await readPage(all, 'made_at desc, settlements.id desc', page, cap);
    return { settlements: rows.map((row) => fromColumns<Settlement & { readonly storeName: string }>(row)), counted };
  },
  /** Stores that have money available, or owe some: the largest available amount first. */
  listDue: async (now: Date, { filter, ...page }: DuePageWanted) => {
    const [candidates, condition] = chosenBy[filter ?? 'all'];
    const stores = database.from(database.raw(dueSql(candidates), [now])).whereRaw(`(${condition})`);
    const { rows, counted } = await readPage(stores, 'available desc, store_id', page, cap);
    const found = rows.map((row) => fromColumns<DueRow>(row));
    const known = await accounts.readMany(found.map(({ storeId }) => storeId));
    const toDue = (row: DueRow): DueStore => ({
      storeId: row.storeId,
      storeName: row.storeName,
      owed: Math.max(0, -row.store),
      balance: balanceOf(row, row),
      account: known(row.storeId),
      isSuspended: row.isSuspended,
    });
    return { stores: found.map(toDue), counted };
  },
});
export type SettlementQueries = ReturnType<typeof knexSettlementQueries>;
