import type { AccessoryId, Order, ParcelId, Refund, Side } from './order.ts';

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
