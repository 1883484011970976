import { refusal, type MemberId, type Decided } from '@paltu/kernel';
import { expectedAnew, nextDueAt, storeAwaySince } from './due-times.ts';
import type { Order, Parcel, Refund, HistoryEntry, ParcelId, ParcelStatus, AccessoryId, Side } from './order.ts';

export const orderNotFound = refusal('not-found', 'order.not-found', 'Order not found');

export const parcelNotFound = refusal('not-found', 'parcel.not-found', 'Parcel not found');

export const wrongStep = refusal('conflict', 'parcel.wrong-step', 'This step is not possible now. Please reload the parcel.');

export const notYourStep = refusal('forbidden', 'parcel.not-yours', 'Only the other side may take this step');

export const keyMissing = refusal('invalid', 'idempotency-key.missing', 'This call needs an Idempotency-Key');

export const keyReused = refusal('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for something else');

export type OrderStep = Decided<Order, OrderEvent>;

/** @throws AppError `parcel.not-found` */
export const parcelIn = ({ parcels }: Order, id: ParcelId): Parcel => {
  const parcel = parcels.find((one) => one.id === id);
  if (parcel === undefined) throw parcelNotFound();
  return parcel;
};

export const unchanged = (order: Order): OrderStep => ({ state: order, events: [] });

/** Moves the parcel to its next status, adds that to its history, and starts its reminders anew. */
export const moved = (parcel: Parcel, entry: HistoryEntry, changes: Partial<Parcel> = {}): Parcel => {
  const { status, at: statusAt } = entry;
  const next = { ...parcel, ...changes, status, statusAt, history: [...parcel.history, entry], remindersSent: 0, waitsForAdmin: false };
  return { ...next, nextDueAt: nextDueAt(next) };
};

const withParcel = (order: Order, parcel: Parcel, at: Date): Order => ({
  ...order,
  version: order.version + 1,
  updatedAt: at,
  parcels: order.parcels.map((one) => (one.id === parcel.id ? parcel : one)),
});

/** The order with a changed parcel, and the event. */
export const changedParcel = (order: Order, parcel: Parcel, { by, at }: Pick<HistoryEntry, 'by' | 'at'>): OrderStep => {
  const state = withParcel(order, parcel, at);
  return { state, events: [{ type: 'ParcelChanged', order: state, parcelId: parcel.id, by, at }] };
};

/** The order with a parcel in its next status, and the event. */
export const movedParcel = (order: Order, parcel: Parcel, entry: HistoryEntry, changes: Partial<Parcel> = {}): OrderStep =>
  changedParcel(order, moved(parcel, entry, changes), entry);

/** The order with a parcel whose reminder is published. */
export const reminded = (order: Order, parcel: Parcel, { awaited, at }: Pick<ParcelDue, 'awaited' | 'at'>): OrderStep => {
  const state = withParcel(order, parcel, at);
  return { state, events: [{ type: 'ParcelDue', order: state, parcelId: parcel.id, awaited, at }] };
};

/** Applies changes one after the other, and collects their events. */
export const oneByOne = (order: Order, changes: readonly ((order: Order) => OrderStep)[]): OrderStep =>
  changes.reduce<OrderStep>((before, change) => {
    const { state, events } = change(before.state);
    return { state, events: [...before.events, ...events] };
  }, unchanged(order));

const isCancellable = (status: ParcelStatus): boolean => status === 'placed' || status === 'confirmed';

/** Nothing has left the store yet. */
export const isUnshipped = ({ status }: Pick<Parcel, 'status'>): boolean => isCancellable(status);

/** Cancels a parcel, and the order with its last parcel. */
export const cancelledParcel = (order: Order, id: ParcelId, ending: Omit<HistoryEntry, 'status'>): OrderStep => {
  const { at } = ending;
  const step = movedParcel(order, parcelIn(order, id), { ...ending, status: 'cancelled' });
  const isAll = step.state.parcels.every(({ status }) => status === 'cancelled');
  if (!isAll) return step;
  const state: Order = { ...step.state, version: step.state.version + 1 };
  return { state, events: [...step.events, { type: 'OrderCancelled', order: state, at }] };
};

/** Statuses of parcels that are not over, the least advanced first. */
export const underWay: readonly ParcelStatus[] = ['placed', 'confirmed', 'shipped', 'return-asked'];

export const isUnderWay = ({ status }: Pick<Parcel, 'status'>): boolean => underWay.includes(status);

/** Something that happened to an order: as it was after that. */
interface Fact {
  readonly order: Order;
  readonly at: Date;
}

export interface OrderPlaced extends Fact {
  readonly type: 'OrderPlaced';
}

/** Nothing of it will be sent: the last parcel was cancelled. */
export interface OrderCancelled extends Fact {
  readonly type: 'OrderCancelled';
}

/** A confirmed payment: the first, or a further one. */
export interface OrderPaid extends Fact {
  readonly type: 'OrderPaid';
}

export interface ParcelChanged extends Fact {
  readonly type: 'ParcelChanged';
  readonly parcelId: ParcelId;
  readonly by: Side;
}

/** A reminder is due; `remindersSent` of the parcel counts it. */
export interface ParcelDue extends Fact {
  readonly type: 'ParcelDue';
  readonly parcelId: ParcelId;
  readonly awaited: readonly Exclude<Side, 'product'>[];
}

/** A refund has to be paid. */
export interface RefundDue extends Fact {
  readonly type: 'RefundDue';
  readonly refund: Refund;
}

/** The order contains a recalled product that was not returned. */
export interface ProductRecalled extends Fact {
  readonly type: 'ProductRecalled';
  readonly accessoryId: AccessoryId;
  readonly recalledAt: Date;
}

/** A refund was transferred to the buyer, or its store confirms to have given it back. */
export interface RefundPaid extends Fact {
  readonly type: 'RefundPaid';
  readonly refund: Refund;
}

/** The buyer contests what the store owes, or confirms to have given back. */
export interface RefundContested extends Fact {
  readonly type: 'RefundContested';
  readonly refund: Refund;
}

/** An admin decided about it. */
export interface RefundDecided extends Fact {
  readonly type: 'RefundDecided';
  readonly refund: Refund;
}

export type RefundEvent = RefundDue | RefundPaid | RefundContested | RefundDecided;

export type OrderEvent = OrderPlaced | OrderPaid | OrderCancelled | ParcelChanged | ParcelDue | ProductRecalled | RefundEvent;

/** A member leaves: their parcels that are not shipped are cancelled. */
export const followDeparture = (order: Order, memberId: MemberId, at: Date): OrderStep => {
  const code = order.buyerId === memberId ? 'buyer-left' : 'seller-left';
  const theirs = order.parcels.filter((parcel) => isUnshipped(parcel) && (code === 'buyer-left' || parcel.sellerId === memberId));
  return oneByOne(
    order,
    theirs.map(
      ({ id }) =>
        (before: Order) =>
          cancelledParcel(before, id, { at, by: 'product', reason: '', code }),
    ),
  );
};

/** Nobody sends it: its seller is suspended. */
export const isStoreAway = (parcel: Parcel): boolean => isUnshipped(parcel) && storeAwaySince(parcel) !== undefined;

const withSeller = (parcel: Parcel, isSuspended: boolean, at: Date): Parcel => {
  const code = isSuspended ? 'store-away' : 'store-back';
  const history = [...parcel.history, { status: parcel.status, at, by: 'product', reason: '', code } as const];
  const noted = { ...parcel, history, expected: expectedAnew(parcel, at) };
  return parcel.status === 'confirmed' ? { ...noted, nextDueAt: nextDueAt(noted) } : noted;
};

/** A seller is suspended, or let in again: it stays in the history of their parcels that are not shipped. */
export const followSuspension = (order: Order, sellerId: MemberId, isSuspended: boolean, at: Date): OrderStep => {
  const theirs = order.parcels.filter(
    (parcel) => parcel.sellerId === sellerId && isUnshipped(parcel) && isStoreAway(parcel) !== isSuspended,
  );
  return oneByOne(
    order,
    theirs.map((parcel) => (before: Order) => changedParcel(before, withSeller(parcel, isSuspended, at), { by: 'product', at })),
  );
};

const forgottenParcel = (parcel: Parcel, side: 'buyer' | 'seller'): Parcel => ({
  ...parcel,
  ...(side === 'seller' ? { storeName: '' } : {}),
  history: parcel.history.map((entry) => (entry.by === side ? { ...entry, reason: '' } : entry)),
  returnRequest: parcel.returnRequest && (side === 'buyer' ? { ...parcel.returnRequest, reason: '' } : parcel.returnRequest),
  contest: parcel.contest && (side === 'buyer' ? { ...parcel.contest, reason: '' } : parcel.contest),
});

const forgottenRefund = (refund: Refund): Refund =>
  refund.contest === null ? refund : { ...refund, contest: { ...refund.contest, reason: '' } };

/** The account of a side is erased: its texts are deleted, amounts and steps stay. No event is published, because none carries these texts. */
export const forgetMember = (order: Order, memberId: MemberId): OrderStep => {
  const parcels = order.parcels.map((parcel) => {
    if (parcel.sellerId === memberId) return forgottenParcel(parcel, 'seller');
    return order.buyerId === memberId ? forgottenParcel(parcel, 'buyer') : parcel;
  });
  const texts = order.buyerId === memberId ? { address: null, note: '', payment: { ...order.payment, slip: null } } : {};
  const refunds = order.buyerId === memberId ? order.refunds.map(forgottenRefund) : order.refunds;
  return { state: { ...order, ...texts, parcels, refunds }, events: [] };
};
