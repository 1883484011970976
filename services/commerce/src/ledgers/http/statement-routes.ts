import type { MemberId, Refusal } from '@paltu/kernel';
import { formatTaxNumber, instantAt } from '@paltu/reference';
import { csvContentType, csvReply, file, route, type CsvRow, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { StoreId } from '../domain/ledger-row.ts';
import type { OrderStatement, Period, StatementQueries, StatementRow, StoreAccountQueries } from '../use-cases/ports.ts';

export interface StatementRouteNeeds {
  readonly statements: StatementQueries;
  readonly accounts: StoreAccountQueries;
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<StoreId>;
  readonly storeNotFound: Refusal;
}

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
  ...['Row', 'Booked at', 'For', 'Order', 'Account', 'Amount (PKR)', 'Balance (PKR)', 'Available at'],
  // From these and the previous hash anybody can compute the hash of a row.
  ...['Store id', 'Order id', 'Parcel id', 'Settlement id', 'Hash'],
];

const rowOf = (row: StatementRow): CsvRow => [
  ...[row.number, row.bookedAt.toISOString(), row.kind, row.orderNumber, row.account, row.amount, row.balance],
  ...[row.availableAt.toISOString(), row.storeId, row.orderId, row.parcelId, row.settlementId, row.hash],
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
export const statementRoutes = ({ statements, accounts, storeOf, storeNotFound }: StatementRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/user/statement',
    access: 'member',
    limit: 'reads',
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
    limit: 'reads',
    summary: 'What each order came to for each store in a month, with its tax number, as CSV',
    query: statementQuery,
    answers,
    handle: async ({ query: { month } }) =>
      csvReply(`paltu-stores-${month.name}`, orderHead, ordersOf(statements.ordersOfStores(month), accounts)),
  }),
];
