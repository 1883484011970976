import type { IdempotencyKeys } from '@paltu/idempotency';
import type { MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { SecondAdmin } from '../../proposals/proposal.ts';
import type { Balance, Claims } from '../domain/balance.ts';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import type { LedgerHead, LedgerRow, StoreId } from '../domain/ledger-row.ts';
import type { Settlement, SettlementId } from '../domain/settlement.ts';
import type { StoreAccount } from '../domain/store-account.ts';

/** Ledgers of stores; the one whose head was read stays locked until the transaction ends. */
export interface LedgerRepository {
  get(storeId: StoreId): Promise<LedgerHead>;
  readClaims(storeId: StoreId, now: Date): Promise<Claims>;
  /** Adds rows behind those that are there; `head` is where it ends with them. */
  append(head: LedgerHead, rows: readonly LedgerRow[]): Promise<void>;
}

/** Tax numbers and bank accounts of stores, sealed; one that was read stays locked while its ledger is. */
export interface StoreAccounts {
  /** An empty account when the store gave nothing yet. */
  get(storeId: StoreId): Promise<StoreAccount>;
  save(account: StoreAccount): Promise<void>;
  /** The account of its owner is erased: the row is deleted once nothing is due to the store. */
  leave(ownerId: string): Promise<void>;
}

/** As screens read them, without locks. */
export interface StoreAccountQueries {
  read(storeId: StoreId): Promise<StoreAccount>;
  /** Of these stores, in one query. */
  readMany(storeIds: readonly StoreId[]): Promise<(storeId: StoreId) => StoreAccount>;
}

/** Settlements; the ledger of their store is locked. */
export interface Settlements {
  /** @throws AppError `settlement.not-found` also for one of another store */
  get(storeId: StoreId, id: SettlementId): Promise<Settlement>;
  /** @throws AppError `settlement.reference-used` */
  add(settlement: Settlement): Promise<void>;
  save(settlement: Settlement): Promise<void>;
  /** What a store was paid out after this instant, in whole rupees, with what the bank sent back. */
  sumSince(storeId: StoreId, since: Date): Promise<number>;
}

export interface SettlementPage<One = Settlement> {
  readonly settlements: readonly One[];
  readonly counted: number;
}

/** Settlements as screens read them, the newest first. */
export interface SettlementQueries {
  listOfStore(storeId: StoreId, page: PageWanted): Promise<SettlementPage>;
  listAll(page: PageWanted): Promise<SettlementPage<Settlement & { readonly storeName: string }>>;
}

/** Where the events go, in the same transaction; their ledger is locked. */
export interface LedgerOutbox {
  append(events: readonly LedgerEvent[]): Promise<void>;
}

/** All that a use case of this slice can write with. Locked in this order: ledger, account, proposal, store. */
export interface LedgerScope {
  readonly ledgers: LedgerRepository;
  readonly accounts: StoreAccounts;
  readonly settlements: Settlements;
  readonly proposals: SecondAdmin;
  readonly receipts: Receipts;
  readonly seals: LedgerSeals;
  readonly keys: IdempotencyKeys<SettlementId>;
  /** Ends the marks of a store that rest on its tax number. */
  readonly taxNumberChanged: (storeId: StoreId) => Promise<void>;
  readonly outbox: LedgerOutbox;
}

export type InLedgerTransaction = InTransaction<LedgerScope>;

/** Receipts of what was delivered, numbered for each store without a gap; its ledger is locked. */
export interface Receipts {
  issue(storeId: StoreId, parcelId: string, at: Date): Promise<void>;
}

export interface FoundReceipt {
  readonly number: number;
  readonly issuedAt: Date;
  readonly buyerId: MemberId;
  readonly sellerId: MemberId;
  readonly storeId: StoreId;
  readonly name: string;
  readonly address: string;
  readonly cityId: string;
}

export interface ReceiptQueries {
  /** Of a parcel; undefined before it is delivered. */
  find(parcelId: string): Promise<FoundReceipt | undefined>;
}

export interface LedgerState {
  readonly head: LedgerHead;
  readonly claims: Claims;
}

export interface LedgerPage {
  readonly rows: readonly LedgerRow[];
  /** Of the whole ledger. */
  readonly counted: number;
}

/** Ledgers as their stores read them, without locks. */
export interface LedgerQueries {
  readState(storeId: StoreId, now: Date): Promise<LedgerState>;
  /** The newest first. */
  listRows(storeId: StoreId, page: PageWanted): Promise<LedgerPage>;
}

export const dueFilters = ['payable', 'owing'] as const;
/** payable: something can be paid out now; owing: the store owes something, to Paltu or to buyers. */
export type DueFilter = (typeof dueFilters)[number];

/** A store that has money available, or owes some. */
export interface DueStore {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly balance: Balance;
  /** What it owes Paltu, in whole rupees. */
  readonly owed: number;
  readonly account: StoreAccount;
}

export interface DuePageWanted extends PageWanted {
  /** Undefined: both. */
  readonly filter?: DueFilter | undefined;
}

export interface DueQueries {
  /** The largest available amount first. */
  listDue(now: Date, page: DuePageWanted): Promise<{ readonly stores: readonly DueStore[]; readonly counted: number }>;
}

/** The last row of a ledger on a day that is over. */
export interface EndedDay {
  readonly storeId: StoreId;
  readonly rows: number;
  readonly hash: string;
  /** Of the last row. */
  readonly bookedAt: Date;
}

export interface LedgerSeals {
  /** Marks ledgers as sealed that have unsealed rows from before this instant, and gives their last rows; skips locked ledgers. */
  takeEnded(before: Date, limit: number): Promise<readonly EndedDay[]>;
}

/** `end` is exclusive. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

export interface StatementRow extends LedgerRow {
  /** Null for what is of no order. */
  readonly orderNumber: string | null;
}

/** What a store earned by an order in a period: the sums of the rows of its account `store`, by kind. */
export interface OrderStatement {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amounts: Readonly<Record<string, number>>;
}

/** Read batch by batch: a month may have many rows. */
export interface StatementQueries {
  /** All rows of a store, in their order. */
  rowsOfStore(storeId: StoreId, period: Period): AsyncIterable<readonly StatementRow[]>;
  /** Of all stores, one after the other. */
  ordersOfStores(period: Period): AsyncIterable<readonly OrderStatement[]>;
}
