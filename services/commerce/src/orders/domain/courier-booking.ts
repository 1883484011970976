import { isRemittanceAwaited } from './courier-reports.ts';
import { dayMs } from './due-times.ts';
import { parcelIn } from './order-changes.ts';
import { isPaidAhead } from './money-in.ts';
import type { CourierId, Order, OrderId, Parcel, ParcelId } from './order.ts';
import { amountsOfParcel } from './parcel-amounts.ts';

/** A courier was asked to carry a parcel. */
export interface CourierBooking {
  readonly parcelId: ParcelId;
  readonly orderId: OrderId;
  readonly courierId: CourierId;
  /** What it is to take at the door, in whole rupees; 0 for what is paid ahead. */
  readonly toCollect: number;
  /** asked: the parcel is not shipped yet; calling-off: the booking has to be cancelled, for the parcel does not go by this courier. */
  readonly status: 'asked' | 'booked' | 'calling-off';
  readonly askedAt: Date;
  /** When the courier is asked next; null when nothing is awaited. */
  readonly nextInquiryAt: Date | null;
}

const minuteMs = 60_000;
/** A process that has not shipped the parcel by then has died. */
const shippedWithinMs = 2 * minuteMs;
const askAgainAfterMs = 5 * minuteMs;
const askedForMs = 60 * dayMs;

export const cashToCollect = (order: Order, parcel: Parcel): number => (isPaidAhead(order) ? 0 : amountsOfParcel(parcel).total);

export const askedBooking = (order: Order, parcel: Parcel, courierId: CourierId, at: Date): CourierBooking => ({
  ...{ parcelId: parcel.id, orderId: order.id, courierId, toCollect: cashToCollect(order, parcel) },
  ...{ status: 'asked', askedAt: at, nextInquiryAt: new Date(at.getTime() + shippedWithinMs) },
});

export const bookedBooking = (booking: CourierBooking, at: Date): CourierBooking => ({
  ...booking,
  status: 'booked',
  nextInquiryAt: new Date(at.getTime() + askAgainAfterMs),
});

/** What a courier is asked about next. */
export type Awaited = 'reports' | 'remittance' | 'calling-off' | 'nothing';

export interface FollowedBooking {
  readonly awaited: Awaited;
  /** The booking to keep before the courier is asked: if asking fails, other bookings come first. */
  readonly booking: CourierBooking;
}

const awaitedOf = (order: Order, { parcelId, status }: CourierBooking): Awaited => {
  const parcel = parcelIn(order, parcelId);
  if (status !== 'booked') return 'calling-off';
  if (parcel.status === 'shipped') return 'reports';
  return isRemittanceAwaited(order, parcel) ? 'remittance' : 'nothing';
};

/** What a courier is asked for a due booking, and when next. */
export const followedBooking = (order: Order, booking: CourierBooking, at: Date): FollowedBooking => {
  const awaited = awaitedOf(order, booking);
  const isOver = awaited === 'nothing' || at.getTime() - booking.askedAt.getTime() > askedForMs;
  const status = awaited === 'calling-off' ? 'calling-off' : booking.status;
  return { awaited, booking: { ...booking, status, nextInquiryAt: isOver ? null : new Date(at.getTime() + askAgainAfterMs) } };
};
