import type { Decided } from '@paltu/kernel';
import { nextDueAt } from './due-times.ts';
import { parcelNotFound } from './order-errors.ts';
import type { HistoryEntry, Order, Parcel, ParcelId, ParcelStatus, AccessoryId, Refund, Side } from './order.ts';

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
