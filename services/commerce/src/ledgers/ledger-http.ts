import type { Clock, MemberId, Refusal } from '@paltu/kernel';
import { cityName, formatTaxNumber, instantAt } from '@paltu/reference';
import {
  csvContentType,
  csvReply,
  data,
  file,
  forThisReader,
  idParam,
  ok,
  pageQuery,
  paginationOf,
  paginationView,
  route,
  type CsvRow,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { FindReceipt, LedgerQueries, OrderStatement, Period, StatementRow, Statements } from './ledger-store.ts';
import { balanceOf, ledgerAccounts, receiptNotFound, type StoreId } from './ledger.ts';
import type { StoreAccountQueries } from './store-account-store.ts';

const balanceView = z
  .strictObject({
    /** Of parcels that buyers may still give back, or that something is open about; in whole rupees, as all amounts here. */
    pending: z.int(),
    /** What it has to give back to buyers itself, of cash that it took at the door. */
    debts: z.int(),
    /** What the store may have now; below 0 it owes so much, to Paltu or to buyers. */
    available: z.int(),
    /** What Paltu has of the money for its parcels: nothing is paid out or back beyond that. */
    held: z.int(),
    /** Cash that it took at the door, and keeps. */
    cashHeld: z.int(),
    /** Cash that couriers took for it, and have not passed on yet. */
    withCourier: z.int(),
    /** What it was paid out. */
    settled: z.int(),
    /** That of the last row of the ledger: who kept it can prove what stood behind it. */
    hash: z.string(),
  })
  .meta({ id: 'StoreBalance' });

const rowView = z
  .strictObject({
    /** From 1 without a gap. */
    number: z.int(),
    /** Null for a settlement, as the parcel. */
    orderId: z.uuid().nullable(),
    parcelId: z.uuid().nullable(),
    /** Null for what follows from a parcel. */
    settlementId: z.uuid().nullable(),
    /** What it is for: sale, cash, courier-cash, remittance, commission, promo, return, cash-return, commission-return, promo-return, settlement, settlement-return; more may come. */
    kind: z.string(),
    account: z.enum(ledgerAccounts),
    amount: z.int(),
    balance: z.int(),
    availableAt: z.iso.datetime(),
    bookedAt: z.iso.datetime(),
    /** SHA-256 of the hash before and of the row. */
    hash: z.string(),
  })
  .meta({ id: 'LedgerRow' });

interface OfStore {
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<StoreId>;
  readonly storeNotFound: Refusal;
}

/** What owners read of the ledger of their store. */
export const ledgerRoutes = (queries: LedgerQueries, clock: Clock, { storeOf, storeNotFound }: OfStore): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/user/balance',
    access: 'member',
    summary: "Balance of the caller's store",
    answers: { 200: data({ balance: balanceView }) },
    refuses: [storeNotFound],
    handle: async ({ actor: { userId } }) => {
      const { head, claims } = await queries.readState(await storeOf(userId), clock.now());
      return ok({ balance: { ...balanceOf(head, claims), hash: head.hash } }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/stores/user/ledger',
    access: 'member',
    summary: "The ledger of the caller's store, the newest row first",
    query: z.object(pageQuery(20)),
    answers: { 200: data({ rows: z.array(rowView), pagination: paginationView }) },
    refuses: [storeNotFound],
    handle: async ({ actor: { userId }, query }) => {
      const { rows, counted } = await queries.listRows(await storeOf(userId), query);
      const presented = rows.map(({ storeId: _store, occasion: _occasion, availableAt, bookedAt, ...row }) => ({
        ...row,
        availableAt: availableAt.toISOString(),
        bookedAt: bookedAt.toISOString(),
      }));
      return ok({ rows: presented, pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
];

const wrongMonth = 'month must be one such as 2027-03';

const startOf = (year: number, month: number): Date | undefined =>
  instantAt({ date: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`, time: '00:00' });

/** A month in Pakistan. */
const periodOf = (text: string): Period | undefined => {
  const [year = 0, month = 0] = text.split('-').map(Number);
  const start = startOf(year, month);
  const end = month === 12 ? startOf(year + 1, 1) : startOf(year, month + 1);
  return start && end && { start, end };
};

const statementQuery = z.object({
  month: z
    .string(wrongMonth)
    .regex(/^20\d{2}-\d{2}$/, wrongMonth)
    .transform((text, context) => {
      const period = periodOf(text);
      if (period !== undefined) return { ...period, name: text };
      context.addIssue({ code: 'custom', message: wrongMonth, input: text });
      return z.NEVER;
    })
    .meta({ override: { type: 'string', pattern: '^20\\d{2}-\\d{2}$' } }),
});

const rowHead = [
  'Row',
  'Booked at',
  'For',
  'Order',
  'Account',
  'Amount (PKR)',
  'Balance (PKR)',
  'Available at',
  // From these and the previous hash anybody can compute the hash of a row.
  'Store id',
  'Order id',
  'Parcel id',
  'Settlement id',
  'Hash',
];

const rowOf = (row: StatementRow): CsvRow => [
  row.number,
  row.bookedAt.toISOString(),
  row.kind,
  row.orderNumber,
  row.account,
  row.amount,
  row.balance,
  row.availableAt.toISOString(),
  row.storeId,
  row.orderId,
  row.parcelId,
  row.settlementId,
  row.hash,
];

/** In the order of the columns. */
const kinds = {
  sale: 'Goods and shipping (PKR)',
  commission: 'Commission (PKR)',
  promo: 'Promo codes borne by Paltu (PKR)',
  return: 'Returned (PKR)',
  'commission-return': 'Commission of returns (PKR)',
  'promo-return': 'Promo codes of returns (PKR)',
  cash: 'Cash taken at the door (PKR)',
  'courier-cash': 'Cash taken by couriers (PKR)',
  remittance: 'Cash passed on by couriers (PKR)',
} as const;

const orderHead = ['Store id', 'Store', 'Tax number', 'Order', ...Object.values(kinds), 'Tax withheld (PKR)'];

/** Paltu withholds no tax so far. */
const taxWithheld = 0;

const ordersOf = async function* (batches: AsyncIterable<readonly OrderStatement[]>, accounts: StoreAccountQueries) {
  for await (const orders of batches) {
    const account = await accounts.readMany([...new Set(orders.map(({ storeId }) => storeId))]);
    yield orders.map(({ storeId, storeName, orderNumber, amounts }): CsvRow => {
      const { taxNumber } = account(storeId);
      const known = Object.keys(kinds).map((kind) => amounts[kind] ?? 0);
      return [storeId, storeName, taxNumber && formatTaxNumber(taxNumber), orderNumber, ...known, taxWithheld];
    });
  }
};

const rowsOf = async function* (batches: AsyncIterable<readonly StatementRow[]>) {
  for await (const rows of batches) yield rows.map(rowOf);
};

const answers = { 200: file(csvContentType) };

/** Statements of a month, as tables to download. */
export const statementRoutes = (statements: Statements, accounts: StoreAccountQueries, { storeOf, storeNotFound }: OfStore): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/user/statement',
    access: 'member',
    summary: "All rows of the ledger of the caller's store in a month, as CSV, with the hashes that prove them",
    query: statementQuery,
    answers,
    refuses: [storeNotFound],
    handle: async ({ actor: { userId }, query: { month } }) =>
      csvReply(`paltu-statement-${month.name}`, rowHead, rowsOf(statements.rowsOfStore(await storeOf(userId), month))),
  }),
  route({
    method: 'get',
    path: '/api/v1/admin/statements',
    access: 'admin',
    summary: 'What each order came to for each store in a month, with its tax number, as CSV',
    query: statementQuery,
    answers,
    handle: async ({ query: { month } }) =>
      csvReply(`paltu-stores-${month.name}`, orderHead, ordersOf(statements.ordersOfStores(month), accounts)),
  }),
];

const receiptView = z
  .strictObject({
    /** From 1 without a gap, for each store. */
    number: z.int(),
    issuedAt: z.iso.datetime(),
    /** As it is now. */
    store: z.strictObject({ _id: z.uuid(), name: z.string(), address: z.string(), city: z.string() }),
  })
  .meta({ id: 'Receipt' });

/** Receipts of delivered parcels. What was bought stands in the parcel. */
export const receiptRoutes = (findReceipt: FindReceipt): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/parcels/:id/receipt',
    access: 'member',
    summary: 'The receipt of a delivered parcel, for its buyer, its seller and admins',
    params: z.object({ id: idParam }),
    notFound: receiptNotFound,
    answers: { 200: data({ receipt: receiptView }) },
    handle: async ({ actor: { userId, role }, params }) => {
      const found = await findReceipt(params.id);
      const isReader = found !== undefined && (role === 'admin' || found.buyerId === userId || found.sellerId === userId);
      if (!isReader) throw receiptNotFound();
      const { number, issuedAt, storeId, name, address, cityId } = found;
      const store = { _id: storeId, name, address, city: cityName(cityId) };
      return ok({ receipt: { number, issuedAt: issuedAt.toISOString(), store } }, { headers: forThisReader });
    },
  }),
];
