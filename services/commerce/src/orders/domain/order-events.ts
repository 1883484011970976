import type { Order, ParcelId, Side } from './order.ts';

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

/** Money that was checked came in for it: all, or once more. */
export interface OrderPaid extends Fact {
  readonly type: 'OrderPaid';
}

export interface ParcelChanged extends Fact {
  readonly type: 'ParcelChanged';
  readonly parcelId: ParcelId;
}

/** Somebody is waited for; the parcel holds which reminder it is. */
export interface ParcelDue extends Fact {
  readonly type: 'ParcelDue';
  readonly parcelId: ParcelId;
  readonly awaited: readonly Exclude<Side, 'product'>[];
}

export type OrderEvent = OrderPlaced | OrderPaid | OrderCancelled | ParcelChanged | ParcelDue;
