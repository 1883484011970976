import { dayMs } from '../orders/due-times.ts';
import { isPaidAhead, moneyIn, amountsOfParcel, returnedOfParcel, holderOf } from '../orders/order-amounts.ts';
import { isUnderWay, type OrderStep } from '../orders/order-changes.ts';
import type { DueRefund, Order, OrderLine, Parcel, ParcelId, ParcelStatus, Refund, RefundId, StoreId } from '../orders/order.ts';
import { paymentWrongStep } from '../payments/payment.ts';

/** A refund with its order. */
export interface OrderRefund {
  readonly order: Order;
  readonly refund: Refund;
}

/** What the buyer has had back, in whole rupees. */
export const paidBack = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds.reduce((sum, { amount, paidAt }) => sum + (paidAt === null ? 0 : amount), 0);

/** What Paltu has paid back after this instant, in whole rupees. */
export const paidByPaltuSince = ({ refunds }: Pick<Order, 'refunds'>, since: Date): number =>
  refunds.reduce((sum, { amount, status, paidAt }) => sum + (status === 'paid' && paidAt !== null && paidAt > since ? amount : 0), 0);

/** An admin has to decide about one of the refunds of a parcel. */
export const isRefundContested = ({ refunds }: Pick<Order, 'refunds'>, parcelId: ParcelId): boolean =>
  refunds.some((refund) => refund.parcelId === parcelId && refund.contest?.status === 'open');

export const neverArrived: readonly ParcelStatus[] = ['cancelled', 'refused', 'lost'];

/** The parcel was paid for, ahead or at the door. */
const isPaidFor = (order: Pick<Order, 'prepaid'>, { deliveredAt }: Parcel): boolean => isPaidAhead(order) || deliveredAt !== null;

/** What a parcel costs the buyer in the end, in whole rupees: without pieces that were dropped, never arrived or were returned. */
const keptFor = (order: Order, parcel: Parcel): number => {
  if (!isPaidFor(order, parcel) || neverArrived.includes(parcel.status)) return 0;
  return amountsOfParcel(parcel).total - returnedOfParcel(parcel).total;
};

/** Paid pieces of a line that the buyer has, or will get. */
const piecesKept = (order: Order, parcel: Parcel, { quantity, returned }: OrderLine): number =>
  !isPaidFor(order, parcel) || neverArrived.includes(parcel.status) ? 0 : quantity - returned;

/** All refunds, paid and due: the sum never decreases, and is never more than what was paid. */
export const owedBack = (order: Order): number => order.parcels.reduce((owed, parcel) => owed - keptFor(order, parcel), moneyIn(order));

/** Refunds that are not paid yet, in whole rupees. */
export const stillOwed = (order: Order): number => owedBack(order) - paidBack(order);

const refundOfParcel = (before: Order, after: Order, parcel: Parcel): DueRefund => {
  const was = before.parcels.find(({ id }) => id === parcel.id) ?? parcel;
  const items = parcel.lines.map((line, at) => ({
    accessoryId: line.accessoryId,
    quantity: piecesKept(before, was, was.lines[at] ?? line) - piecesKept(after, parcel, line),
  }));
  return {
    parcelId: parcel.id,
    items: items.filter(({ quantity }) => quantity > 0),
    amount: Math.max(0, keptFor(before, was) - keptFor(after, parcel)),
  };
};

/** The refunds that a change of an order makes due: the difference between its two states, so that nothing is refunded twice. */
export const refundsOf = (before: Order, after: Order): readonly DueRefund[] => {
  const ofParcels = after.parcels.map((parcel) => refundOfParcel(before, after, parcel));
  const forParcels = ofParcels.reduce((sum, { amount }) => sum + amount, 0);
  const beyond: DueRefund = { parcelId: null, items: [], amount: owedBack(after) - owedBack(before) - forParcels };
  return [...ofParcels, beyond].filter(({ amount }) => amount > 0);
};

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

type Positions = ReadonlyMap<StoreId, StorePosition>;

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

export const namedAccountKinds = ['iban', 'jazzcash', 'easypaisa'] as const;

export const refundAccountKinds = [...namedAccountKinds, 'phone'] as const;

/** Where the refunds of an order go to. */
export interface RefundAccount {
  /** phone: the number of a buyer whose account is erased and who named no account, to reach them or their wallet. */
  readonly kind: (typeof refundAccountKinds)[number];
  /** An IBAN without spaces, or a phone number as E.164. */
  readonly account: string;
  /** The name that it is on. */
  readonly title: string;
}

const keptAfterPaidMs = 90 * dayMs;

/** @throws AppError `payment.wrong-step` when nothing was paid that could be refunded */
export const requireRefundable = (order: Order): void => {
  if (moneyIn(order) === 0) throw paymentWrongStep();
};

/** A refund is due, or may become due. */
const mayBeOwed = (order: Order): boolean => stillOwed(order) > 0 || (moneyIn(order) > 0 && order.parcels.some(isUnderWay));

/** When the account is forgotten: at once when the buyer is erased. Null while a refund is, or may become, due. */
export const forgetAccountAt = (order: Order): Date | null => {
  if (mayBeOwed(order)) return null;
  return order.address === null ? order.updatedAt : new Date(order.updatedAt.getTime() + keptAfterPaidMs);
};

/** The account to keep for a buyer who is erased while a refund is, or may become, due; otherwise undefined. */
export const accountLeftBy = (order: Order): RefundAccount | undefined =>
  order.address === null || !mayBeOwed(order) ? undefined : { kind: 'phone', account: order.address.phone, title: order.address.fullName };
