import { refusal } from '@paltu/kernel';
import { dayMs } from '../orders/due-times.ts';
import { collectedFor, isPaidAhead, amountsOfParcel } from '../orders/order-amounts.ts';
import { movedParcel, parcelIn, unchanged, type OrderStep } from '../orders/order-changes.ts';
import { trackedStates, type Order, type Parcel, type ParcelId, type TrackedState, type CourierId, type OrderId } from '../orders/order.ts';

export const courierNotOffered = refusal('conflict', 'courier.not-offered', 'This courier is not offered now. Please choose another one.');

export const cityNotServed = refusal(
  'conflict',
  'courier.city-not-served',
  'This courier does not go to the city of the buyer. Please choose another one.',
);

const endings = ['delivered', 'refused'] as const;

type Ending = (typeof endings)[number];

export const reportedStates = [...trackedStates, ...endings] as const;

/** What a courier reports of a parcel. */
export interface CourierReport {
  readonly status: (typeof reportedStates)[number];
  readonly at: Date;
}

const isEnding = (status: CourierReport['status']): status is Ending => (endings as readonly string[]).includes(status);

const rankOf = (state: TrackedState | null): number => (state === null ? -1 : trackedStates.indexOf(state));

/** The reported end; none when two different ends are reported, and then buyer and seller are reminded to report. */
const endIn = (reports: readonly CourierReport[]): Ending | undefined => {
  const reported = new Set(reports.map(({ status }) => status).filter(isEnding));
  return reported.size === 1 ? [...reported][0] : undefined;
};

/** The furthest reported state, if it is further than the known one: tracking never goes back. */
const furtherThan = ({ tracked }: Parcel, reports: readonly CourierReport[]): (CourierReport & { status: TrackedState }) | undefined =>
  reports
    .filter(
      (report): report is CourierReport & { status: TrackedState } => !isEnding(report.status) && rankOf(report.status) > rankOf(tracked),
    )
    .toSorted((one, other) => rankOf(other.status) - rankOf(one.status))[0];

const withParcel = (order: Order, parcel: Parcel, at: Date): OrderStep => ({
  state: { ...order, updatedAt: at, parcels: order.parcels.map((one) => (one.id === parcel.id ? parcel : one)) },
  events: [],
});

/**
 * Applies the reports of its courier to a shipped parcel. Reports may come repeatedly, in any order and contradict each other: a parcel only
 * moves forward, ends once, and does not change after that.
 */
export const followReports = (order: Order, parcelId: ParcelId, reports: readonly CourierReport[], at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (parcel.status !== 'shipped' || parcel.carriedBy === 'own-delivery') return unchanged(order);
  const end = endIn(reports);
  if (end !== undefined) {
    const entry = { status: end, at, by: 'product', reason: '', code: 'courier' } as const;
    return movedParcel(order, parcel, entry, end === 'delivered' ? { deliveredAt: at } : {});
  }
  const further = furtherThan(parcel, reports);
  return further === undefined ? unchanged(order) : withParcel(order, { ...parcel, tracked: further.status, trackedAt: further.at }, at);
};

/** Its courier collected cash for it and has not remitted it. */
const isRemittanceAwaited = (order: Order, parcel: Parcel): boolean =>
  parcel.carriedBy !== 'own-delivery' && parcel.remittedAt === null && collectedFor(order, parcel) > 0;

/**
 * Its courier remitted the cash: counted once, and only when the amount is all that it collected.
 * @param amount in whole rupees
 */
export const followRemittance = (order: Order, parcelId: ParcelId, amount: number, at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (!isRemittanceAwaited(order, parcel) || amount !== collectedFor(order, parcel)) return unchanged(order);
  return withParcel(order, { ...parcel, remittedAt: at, isRemittedToPaltu: true }, at);
};

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

interface FollowedBooking {
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

/** What a courier is asked to carry. */
interface CourierRequest {
  /** Our id of the parcel, by which the courier recognises a repeated booking. */
  readonly reference: ParcelId;
  /** In whole rupees; 0 for what is paid ahead. */
  readonly toCollect: number;
  /** What the seller entered, when the courier is not booked by us. */
  readonly given: Carriage;
}

/** Name of the courier and tracking number, as both sides read them. */
export interface Carriage {
  readonly courier: string;
  readonly trackingNumber: string;
}

/** Who carries parcels. What it reports may come repeatedly, late, and against what it reported before. */
export interface Courier {
  readonly id: CourierId;
  /** No parcel moves. */
  readonly isTest: boolean;
  /** It books, reports and remits by itself; false where the seller reports. */
  readonly isAsked: boolean;
  /** Ids of the cities that it goes to; null: to all. */
  cities(): Promise<readonly string[] | null>;
  /** Asked again for the same reference it answers the same. */
  book(request: CourierRequest): Promise<Carriage>;
  /** All that it reports of a parcel; nothing of one that it does not carry. */
  track(reference: ParcelId): Promise<readonly CourierReport[]>;
  /** Cancels a booking; does nothing for an unknown parcel. */
  cancel(reference: ParcelId): Promise<void>;
  /** The cash that it collected and remitted, in whole rupees; undefined before it has. */
  remittance(reference: ParcelId): Promise<number | undefined>;
}

export const courierBehaviours = ['delivers', 'refuses', 'repeats', 'contradicts', 'silent'] as const;

/** How a test courier reports: a delivery, a refusal, everything repeatedly, contradictory ends, or nothing. */
export type CourierBehaviour = (typeof courierBehaviours)[number];

/** A simulated courier, labelled as a test wherever it is shown. */
export interface SimulatedCourier extends Courier {
  /** False when it does not carry that parcel. */
  choose(reference: ParcelId, behaviour: CourierBehaviour): Promise<boolean>;
}

/** Bookings at couriers, in the transaction that has locked the order. */
export interface CourierBookings {
  find(parcelId: ParcelId): Promise<CourierBooking | undefined>;
  /** Replaces an earlier one. */
  save(booking: CourierBooking): Promise<void>;
  remove(parcelId: ParcelId): Promise<void>;
  /** Adds those that are new, believed or not. */
  noteReports(parcelId: ParcelId, reports: readonly CourierReport[]): Promise<void>;
}
