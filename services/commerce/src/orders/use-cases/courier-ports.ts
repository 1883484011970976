import type { CourierBooking } from '../domain/courier-booking.ts';
import type { CourierReport } from '../domain/courier-reports.ts';
import type { CourierId, ParcelId } from '../domain/order.ts';

/** What a courier is asked to carry. */
export interface CourierRequest {
  /** Of ours: the courier knows the parcel by it, however often it is asked. */
  readonly reference: ParcelId;
  /** In whole rupees; 0 for what is paid ahead. */
  readonly toCollect: number;
  /** What the seller wrote about who carries it, for a courier that is not asked. */
  readonly given: Carriage;
}

/** By whom a parcel goes, and under which number, as both sides read it. */
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
  /** It does not carry it any more; also of what it never carried. */
  cancel(reference: ParcelId): Promise<void>;
  /** What it took at the door and passed on, in whole rupees; undefined as long as it has not. */
  remittance(reference: ParcelId): Promise<number | undefined>;
}

export const courierBehaviours = ['delivers', 'refuses', 'repeats', 'contradicts', 'silent'] as const;
/** How a test courier goes on: to an end, by repeating itself, against itself, or without a report. */
export type CourierBehaviour = (typeof courierBehaviours)[number];

/** A courier that is played: labelled as a test wherever it is shown. */
export interface SimulatedCourier extends Courier {
  /** False when it does not carry that parcel. */
  choose(reference: ParcelId, behaviour: CourierBehaviour): Promise<boolean>;
}

/** Couriers that were asked, in the transaction that holds the order. */
export interface CourierBookings {
  find(parcelId: ParcelId): Promise<CourierBooking | undefined>;
  /** In the place of the one before. */
  save(booking: CourierBooking): Promise<void>;
  remove(parcelId: ParcelId): Promise<void>;
}

export interface CourierQueries {
  /** Bookings of which something is due by now, at most so many: first those that wait for the longest time. */
  listToFollow(now: Date, limit: number): Promise<readonly CourierBooking[]>;
}
