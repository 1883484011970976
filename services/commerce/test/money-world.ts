import type { MemberId } from '@paltu/kernel';
import { monthInPakistan } from '@paltu/reference';
import { sha256 } from '../src/ledgers/ledger-store.ts';
import {
  balanceOf,
  heldOf,
  bookedAfter,
  emptyLedger,
  type Claims,
  type LedgerHead,
  type LedgerRow,
  type Posting,
} from '../src/ledgers/ledger.ts';
import { sendBack, settle, type SettlementStep, type Settlement, type SettlementId } from '../src/ledgers/settlement.ts';
import { placeOrder } from '../src/orders/checkout.ts';
import { postingsOf, settlesAt } from '../src/orders/consequences.ts';
import { followSuspension, type OrderStep } from '../src/orders/order-changes.ts';
import type { AccessoryId, Order, OrderId, Parcel, ParcelId, PaymentMethod, Refund, RefundId, StoreId } from '../src/orders/order.ts';
import { borneLess } from '../src/promos/promo.ts';
import { withRefundsDue, type StorePosition } from '../src/refunds/refund.ts';

/** Rules of money that a test can put others in the place of. */
export interface MoneyRules {
  /** Of a new order. */
  readonly placed: (order: Order) => Order;
  /** Who owes a refund, and what it is. */
  readonly owed: (refund: Refund) => Refund;
  /** Whether cash that a courier passes on comes to Paltu. */
  readonly isRemittedToPaltu: boolean;
  /** Whether nothing is paid out to a store. */
  readonly isHeld: (isSuspended: boolean) => boolean;
  /** What others may still claim of a ledger. */
  readonly claims: (ledger: KeptLedger, now: Date) => Claims;
}

export interface KeptLedger {
  readonly head: LedgerHead;
  readonly rows: readonly LedgerRow[];
  /** The orders of its parcels. */
  readonly orders: readonly Order[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** What was booked for each parcel whose money is pending, and what of the others. */
const pendingOf = ({ head, rows, orders }: KeptLedger, now: Date, accounts: readonly string[]): number => {
  const isPending = (order: Order, parcel: Parcel): boolean => {
    const until = settlesAt(order, parcel);
    return until !== null && (until === 'infinity' || until >= now);
  };
  const parcels = orders.flatMap((order) =>
    order.parcels.filter((parcel) => (parcel.storeId as string) === head.storeId && isPending(order, parcel)),
  );
  return sum(
    parcels.map(({ id }) =>
      Math.max(0, sum(rows.filter((row) => row.parcelId === id && accounts.includes(row.account)).map(({ amount }) => amount))),
    ),
  );
};

const refundsOfStore = ({ head, orders }: KeptLedger): readonly Refund[] =>
  orders.flatMap(({ parcels, refunds }) => {
    const own = parcels
      .filter(({ storeId, deliveredAt }) => (storeId as string) === head.storeId && deliveredAt !== null)
      .map(({ id }) => id);
    return refunds.filter(({ parcelId, dueAt: _at }) => parcelId !== null && own.includes(parcelId));
  });

const isOwed = ({ status, contest }: Refund): boolean => status === 'owed-by-store' || contest?.status === 'open';

/** The rules that hold. */
export const rulesOfNow: MoneyRules = {
  placed: (order) => order,
  owed: (refund) => refund,
  isRemittedToPaltu: true,
  isHeld: (isSuspended) => isSuspended,
  claims: (ledger, now) => ({
    pending: pendingOf(ledger, now, ['store']),
    pendingHeld: pendingOf(ledger, now, ['store', 'paltu']),
    debts: sum(
      refundsOfStore(ledger)
        .filter(isOwed)
        .map(({ amount }) => amount),
    ),
    due: sum(
      refundsOfStore(ledger)
        .filter(({ status, owedBy }) => status === 'due' && owedBy === 'paltu')
        .map(({ amount }) => amount),
    ),
  }),
};

export interface Wanted {
  readonly buyer: number;
  readonly stores: readonly number[];
  readonly price: number;
  readonly pieces: number;
  readonly method: PaymentMethod;
  readonly promo: boolean;
}

/** The member whose store it is. */
export const sellerOf = (storeId: string): string => storeId.replace('store', 'member');

const iban = 'PK36SCBL0000001123456702';
const dayMs = 24 * 60 * 60_000;
/** What Paltu bears of promo codes in a month: little, so that it is used up. */
export const promoBudget = 1_500;

/** Members who buy and sell, and Paltu between them: money as it moves, beside the books. */
export const moneyWorld = (rules: MoneyRules) => {
  let now = new Date('2027-03-01T08:00:00Z');
  let refundsMade = 0;
  const paltu = { paidIn: 0, paidOut: 0 };
  const orders: Order[] = [];
  const ledgers = new Map<string, { head: LedgerHead; rows: readonly LedgerRow[] }>();
  const settlements = new Map<SettlementId, Settlement>();
  const accountChanges = new Map<string, Date>();
  const promosBorne = new Map<string, number>();
  /** What had been paid out to the store of a member when they were suspended. */
  const suspended = new Map<string, number>();

  const ledgerOf = (storeId: string): KeptLedger => {
    const kept = ledgers.get(storeId) ?? { head: emptyLedger(storeId as unknown as LedgerHead['storeId']), rows: [] };
    return { ...kept, orders };
  };
  const book = (storeId: string, postings: readonly Posting[]): void => {
    const { head, rows } = ledgerOf(storeId);
    const booked = bookedAfter(head, postings, now, sha256);
    ledgers.set(storeId, { head: booked.head, rows: [...rows, ...booked.rows] });
  };
  const positionOf = (storeId: StoreId): StorePosition => {
    const ledger = ledgerOf(storeId);
    const claims = rules.claims(ledger, now);
    return { ...balanceOf(ledger.head, claims), due: claims.due };
  };
  const withOwers = (before: Order, order: Order): Order => ({
    ...order,
    refunds: order.refunds.map((refund) => (before.refunds.includes(refund) ? refund : rules.owed(refund))),
  });
  /** As a step of an order is kept: with its refunds and what is booked. */
  const keep = (index: number, step: OrderStep): void => {
    const before = orders[index];
    if (before === undefined || step.state === before) return;
    const positions = new Map(step.state.parcels.map(({ storeId }) => [storeId, positionOf(storeId)]));
    const newRefundId = () => `refund-${(refundsMade += 1)}` as RefundId;
    const after = withOwers(before, withRefundsDue(before, step, { positions, newRefundId }).state);
    for (const [storeId, postings] of Map.groupBy(postingsOf(before, after), (posting) => posting.storeId)) book(storeId, postings);
    for (const { month, amount } of borneLess(before, after))
      if (month === monthInPakistan(now)) promosBorne.set(month, (promosBorne.get(month) ?? 0) - amount);
    orders[index] = after;
  };
  const settled = ({ settlement, posting }: SettlementStep): void => {
    book(settlement.storeId, [posting]);
    paltu.paidOut += settlement.status === 'made' ? settlement.amount : -settlement.amount;
    settlements.set(settlement.id, settlement);
  };
  return {
    paltu,
    orders,
    ledgers,
    settlements,
    suspended,
    now: () => now,
    pass: (ms: number): void => void (now = new Date(now.getTime() + ms)),
    keep,
    positionOf,
    isRemittedToPaltu: rules.isRemittedToPaltu,
    place: ({ buyer, stores, price, pieces, method, promo }: Wanted): void => {
      const lines = stores.flatMap((store) =>
        [price, Math.ceil(price / 3)].map((each, at) => ({
          ...{
            accessoryId: `accessory-${store}-${at}` as AccessoryId,
            storeId: `store-${store}` as StoreId,
            sellerId: `member-${store}` as MemberId,
          },
          ...{
            storeName: '',
            storeCityId: '',
            sendsWithinDays: 2,
            name: '',
            picture: null,
            price: each,
            quantity: pieces + at,
            stock: 1_000,
          },
        })),
      );
      const id = `0198a1a0-0000-7000-8000-${`${orders.length}`.padStart(12, '0')}` as OrderId;
      const placed = placeOrder(
        {
          ...{ id, buyerId: `member-${buyer}` as MemberId, paymentMethod: method, note: '', promoCode: promo ? 'PETLOVE10' : null, lines },
          address: { fullName: '', phone: '', address: '', city: '', area: '', landmark: '' },
          parcelIds: lines.map((_, at) => `parcel-${orders.length}-${at}` as ParcelId),
        },
        now,
      );
      orders.push(rules.placed(placed.state));
    },
    /** The month whose budget bears it, of the one verified store. */
    bear: (storeId: StoreId, amount: number): string | undefined => {
      const month = monthInPakistan(now);
      const spent = (promosBorne.get(month) ?? 0) + amount;
      if ((storeId as string) !== 'store-0' || spent > promoBudget) return undefined;
      promosBorne.set(month, spent);
      return month;
    },
    /** A store names another account: nothing is paid out to it for two days. */
    nameAccount: (storeId: string): void => void accountChanges.set(storeId, now),
    /** A member is suspended, or let in again: what they sell follows, order by order. */
    suspend: (account: number, isSuspended: boolean): void => {
      const seller = `member-${account}` as MemberId;
      if (!isSuspended) suspended.delete(seller);
      else if (!suspended.has(seller)) suspended.set(seller, ledgerOf(`store-${account}`).head.settled);
      for (const [index, order] of orders.entries()) keep(index, followSuspension(order, seller, isSuspended, now));
    },
    /** @throws AppError */
    payOut: (storeId: string, amount: number): void => {
      const ledger = ledgerOf(storeId);
      const payoutChangedAt = accountChanges.get(storeId) ?? new Date(now.getTime() - 30 * dayMs);
      const account = { storeId: ledger.head.storeId, taxNumber: null, payout: { iban, title: 'x' }, payoutChangedAt };
      const id = `settlement-${settlements.size}` as SettlementId;
      const wish = { id, amount, reference: 'x', sellerId: 'seller' as MemberId, madeBy: 'admin' as MemberId };
      settled(
        settle(
          { head: ledger.head, claims: rules.claims(ledger, now), account, isSuspended: rules.isHeld(suspended.has(sellerOf(storeId))) },
          wish,
          now,
        ),
      );
    },
    sendBack: (pick: number): void => {
      const settlement = [...settlements.values()][pick % Math.max(1, settlements.size)];
      const step = settlement && sendBack(settlement, 'x', now);
      if (step !== undefined) settled(step);
    },
    held: (): readonly number[] => [...ledgers.values()].map(({ head }) => heldOf(head)),
  };
};

export type MoneyWorld = ReturnType<typeof moneyWorld>;
