import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import type { Debt, DueStore, LedgerRow, NamedSettlement, Settlement } from '../../../web/src/shared/api/types.ts';
import { aRefund, orderId } from './some-orders.ts';
import { soldParcelId } from './sold-parcels.ts';
import { storeId } from './some-stores.ts';

type Balance = Answer<'getStoresUserBalance'>['balance'];

const hashOf = (n: number): string => String(n).padStart(2, '0').repeat(32);

/** How the own store stands: it owes the commission of what was paid at the door. */
export const storeBalance = (given: Partial<Balance> = {}): Balance => ({
  ...{ available: -96, pending: 1900, debts: 3800, held: 900, cashHeld: 4900, withCourier: 3200, settled: 12_000, hash: hashOf(8) },
  ...given,
});

type Posted = Pick<LedgerRow, 'kind' | 'account' | 'amount' | 'balance'>;

const aRow = (number: number, posted: Posted): LedgerRow => ({
  ...{ ...posted, number, orderId: orderId(6), parcelId: soldParcelId(6), settlementId: null },
  ...{ availableAt: '2026-11-29T09:00:00.000Z', bookedAt: '2026-11-22T09:00:00.000Z', hash: hashOf(number) },
});

const ofSettlement = { orderId: null, parcelId: null, settlementId: '0199a3f0-0000-7000-a700-000000000001' };

/** Rows of a settlement and of a parcel that was paid at the door, the newest first; one is of a kind that is newer than the web. */
export const someLedgerRows = (): LedgerRow[] => [
  { ...aRow(10, { kind: 'settlement', account: 'settled', amount: 12_000, balance: 12_000 }), ...ofSettlement },
  aRow(8, { kind: 'adjustment', account: 'paltu', amount: 4, balance: 100 }),
  aRow(7, { kind: 'adjustment', account: 'store', amount: -4, balance: -100 }),
  aRow(6, { kind: 'commission', account: 'paltu', amount: 96, balance: 96 }),
  aRow(5, { kind: 'commission', account: 'store', amount: -96, balance: -96 }),
  aRow(4, { kind: 'cash', account: 'held', amount: 4900, balance: 4900 }),
  aRow(3, { kind: 'cash', account: 'store', amount: -4900, balance: 0 }),
  aRow(2, { kind: 'sale', account: 'store', amount: 4900, balance: 4900 }),
  aRow(1, { kind: 'sale', account: 'buyers', amount: -4900, balance: -4900 }),
];

const pagination = (total: number) => ({ page: 1, limit: 20, total, totalPages: 1, totalIsCapped: false });

/** One page of a ledger. */
export const ledgerPage = (rows: readonly LedgerRow[]) => ({
  rows: [...rows],
  pagination: pagination(rows.length),
});

type Sale = Answer<'getStoresUserSales'>['sales'][number];

const aSale = (n: number, given: Partial<Sale> = {}): Sale => ({
  ...{ parcelId: soldParcelId(n), orderId: orderId(n), orderNumber: `K7QX2M${String(n).padStart(2, '0')}` },
  ...{ deliveredAt: '2026-11-22T09:00:00.000Z', availableAt: '2026-11-29T09:00:00.000Z' },
  ...{ sale: 4900, commission: 96, promo: 0, returned: 0, yours: 4804, cash: 4900, withCourier: 0 },
  ...given,
});

/** Sales that were paid at the door, ahead with a promo code, and to a courier; of one something came back, about one something is open. */
export const someSales = (): Sale[] => [
  aSale(6),
  aSale(4, { availableAt: null, cash: 0, promo: 490, yours: 5294 }),
  aSale(8, { cash: 0, withCourier: 4900 }),
  aSale(9, { commission: 48, returned: 2448, yours: 2404, cash: 2452 }),
];

/** One page of them. */
export const salesPage = (sales: readonly Sale[]) => ({ sales: [...sales], pagination: pagination(sales.length) });

/** 30 days until the 27th of November, each seventh with so many parcels. */
export const salesByDay = (parcels = 2): Answer<'getStoresUserSalesByDay'>['sales'] => {
  const last = Date.parse('2026-11-27T00:00:00Z');
  const days = Array.from({ length: 30 }, (_none, at) => {
    const sold = at % 7 === 1 ? parcels + at : 0;
    const day = new Date(last - (29 - at) * 24 * 60 * 60_000).toISOString().slice(0, 10);
    return { day, parcels: parcels === 0 ? 0 : sold, amount: parcels === 0 ? 0 : sold * 2450 };
  });
  const sumOf = (some: typeof days) => ({
    parcels: some.reduce((sum, one) => sum + one.parcels, 0),
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
  });
  return { days, today: sumOf(days.slice(-1)), last7Days: sumOf(days.slice(-7)), last30Days: sumOf(days) };
};

const settlementId = (n: number): string => `0199a3f0-0000-7000-a700-${String(n).padStart(12, '0')}`;

const aSettlement = (n: number, given: Partial<Settlement> = {}): Settlement => ({
  ...{ _id: settlementId(n), id: settlementId(n), storeId: storeId(n), amount: 6000 * n, reference: `PLT-2026-11-${n}`, status: 'made' },
  ...{ paidTo: 'PK36 SCBL •••• •••• •••• 6702', reason: '', madeAt: '2026-11-24T09:00:00.000Z', sentBackAt: null },
  ...given,
});

/** One that arrived, and one that the bank sent back. */
export const someSettlements = (): Settlement[] => [
  aSettlement(2),
  aSettlement(1, { status: 'sent-back', reason: 'اکاؤنٹ بند ہے', sentBackAt: '2026-11-25T09:00:00.000Z' }),
];

export const settlementsPage = (settlements: readonly Settlement[]) => ({
  settlements: [...settlements],
  pagination: pagination(settlements.length),
});

export const paidOutPage = (settlements: readonly Settlement[]) => ({
  settlements: settlements.map((one, at): NamedSettlement => ({ ...one, storeName: ['Paws of Gulberg', 'پیارے دوست'][at % 2] ?? '' })),
  pagination: pagination(settlements.length),
});

const aDebt = (n: number, given: Partial<Debt> = {}): Debt => ({
  ...aRefund(n, { owedBy: 'store', status: 'owed-by-store', parcelId: soldParcelId(6) }),
  ...{ orderNumber: `K7QX2M${String(n).padStart(2, '0')}`, buyer: { fullName: 'Ayesha Khan', phone: '+923001234567' } },
  ...given,
});

/** What the own store owes: to be given back, denied by its buyer, who is gone. */
export const someDebts = (): Debt[] => [
  aDebt(1),
  aDebt(2, { buyer: null, status: 'given-back', contest: { status: 'open', reason: 'مجھے کچھ نہیں ملا', answer: '' } }),
];

/** One page of them. */
export const debtsPage = (debts: readonly Debt[]) => ({ debts: [...debts], pagination: pagination(debts.length) });

const dueAccount = { payout: { iban: 'PK36 SCBL 0000 0011 2345 6702', title: 'Bilal Ahmed' }, heldUntil: '2026-02-03T08:00:00.000Z' };

const position = { pending: 12_000, held: 100_200, owed: 0, debts: 0, isSuspended: false };

/** Stores that may be paid out, whose account is new, that have named none, and whose member is suspended. */
export const dueStores = (): DueStore[] => [
  { storeId: storeId(1), storeName: 'Paws of Gulberg', available: 88_200, ...position, ...dueAccount },
  { storeId: storeId(2), storeName: 'پیارے دوست', available: 5_880, ...position, ...dueAccount, heldUntil: '2099-01-01T08:00:00.000Z' },
  { storeId: storeId(3), storeName: 'Karachi Pet Mart', available: 960, ...position, payout: null, heldUntil: null },
  { storeId: storeId(5), storeName: 'Multan Birds', available: 420, ...position, ...dueAccount, isSuspended: true },
];

/** A store that owes commission to Paltu and cash to its buyers. */
export const owingStores = (): DueStore[] => [
  {
    ...{ storeId: storeId(4), storeName: 'Islamabad Aquatics', available: -51_000, pending: -100_000, held: 0, owed: 47_000, debts: 4_000 },
    isSuspended: false,
    ...dueAccount,
  },
];

/** One page of what stores may have. */
export const duePage = (stores: readonly DueStore[]) => ({ stores: [...stores], pagination: pagination(stores.length) });

/** What the API answers of the money of the own store. */
export const moneyOfStore = () => ({
  'GET /stores/user/balance': { balance: storeBalance() },
  'GET /stores/user/sales-by-day': { sales: salesByDay() },
  'GET /stores/user/sales': salesPage(someSales()),
  'GET /stores/user/ledger': ledgerPage(someLedgerRows()),
  'GET /stores/user/settlements': settlementsPage(someSettlements()),
  'GET /orders/debts': debtsPage(someDebts()),
});
