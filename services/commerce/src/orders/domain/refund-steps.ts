import { holderOf } from './money-in.ts';
import type { OrderStep } from './order-changes.ts';
import type { DueRefund, Order, Parcel, Refund, RefundId, StoreId } from './order.ts';
import { amountsOfParcel } from './parcel-amounts.ts';
import { refundsOf } from './refunds.ts';

/** What Paltu has of the money of a store, read while its ledger is locked, in whole rupees. */
export interface StorePosition {
  /** What the store may have now: nothing of it can be given back any more, and no buyer waits for it. */
  readonly available: number;
  /** All that Paltu has of what was paid for its parcels, but for refunds that are due. */
  readonly held: number;
  /** Refunds that are due from Paltu for its delivered parcels. */
  readonly due: number;
  /** What the store owes to buyers. */
  readonly debts: number;
}

export type Positions = ReadonlyMap<StoreId, StorePosition>;

/** Of a parcel that its buyer had: of others nobody but Paltu has the money. */
const deliveredParcelOf = ({ parcels }: Order, { parcelId }: Pick<DueRefund, 'parcelId'>): Parcel | undefined =>
  parcels.find(({ id, deliveredAt }) => id === parcelId && deliveredAt !== null);

/** The stores whose positions `withRefundsDue` needs for this change. */
export const storesToAsk = (before: Order, after: Order): readonly StoreId[] =>
  refundsOf(before, after).flatMap((refund) => deliveredParcelOf(after, refund)?.storeId ?? []);

type Share = Pick<Refund, 'owedBy' | 'status' | 'amount'>;

const sharedWithStore = (amount: number, most: number): readonly Share[] => {
  const byPaltu = Math.max(0, Math.min(amount, most));
  const shares: readonly Share[] = [
    { owedBy: 'paltu', status: 'due', amount: byPaltu },
    { owedBy: 'store', status: 'owed-by-store', amount: amount - byPaltu },
  ];
  return shares.filter((share) => share.amount > 0);
};

/**
 * Who owes a refund: Paltu pays what it has, also out of what the store may have of it; the rest of what the store took is owed by the store.
 */
const sharesOf = (before: Order, after: Order, refund: DueRefund, positions: Positions): readonly Share[] => {
  const { amount } = refund;
  const parcel = deliveredParcelOf(after, refund);
  if (parcel === undefined) return [{ owedBy: 'paltu', status: 'due', amount }];
  const holder = holderOf(after, parcel);
  if (holder === 'courier') return [{ owedBy: 'courier', status: 'due', amount }];
  const { available = 0, held = 0 } = positions.get(parcel.storeId) ?? {};
  const passedOn = before.parcels.some(({ id, remittedAt }) => id === parcel.id && remittedAt !== parcel.remittedAt);
  return sharedWithStore(amount, holder === 'store' ? available : held + (passedOn ? amountsOfParcel(parcel).total : 0));
};

export interface RefundNeeds {
  readonly positions: Positions;
  /** A new id each time. */
  readonly newRefundId: () => RefundId;
}

/** Its courier has passed the money on to Paltu. */
const isPassedOn = (order: Order, refund: Refund): boolean => {
  const parcel = refund.owedBy === 'courier' ? deliveredParcelOf(order, refund) : undefined;
  return parcel !== undefined && holderOf(order, parcel) !== 'courier';
};

/** Adds the refunds that a step makes due, and those that a courier has passed the money of on to Paltu, with their events. */
export const withRefundsDue = (before: Order, step: OrderStep, { positions, newRefundId }: RefundNeeds): OrderStep => {
  const { id: orderId, updatedAt: dueAt, refunds } = step.state;
  const fresh = { orderId, reference: '', dueAt, paidAt: null, contest: null };
  const due = refundsOf(before, step.state).flatMap((refund) =>
    sharesOf(before, step.state, refund, positions).map((share): Refund => ({ ...refund, ...fresh, ...share, id: newRefundId() })),
  );
  const passedOn = refunds.filter((refund) => isPassedOn(step.state, refund)).map((refund): Refund => ({ ...refund, owedBy: 'paltu' }));
  const kept = refunds.map((refund) => passedOn.find(({ id }) => id === refund.id) ?? refund);
  const start: OrderStep = {
    ...step,
    state: due.length + passedOn.length === 0 ? step.state : { ...step.state, refunds: [...kept, ...due] },
  };
  return [...passedOn, ...due].reduce<OrderStep>(({ state: order, events }, refund) => {
    const state = { ...order, version: order.version + 1 };
    return { state, events: [...events, { type: 'RefundDue', order: state, refund, at: dueAt }] };
  }, start);
};
