import type { CourierBooking } from '../domain/courier-booking.ts';
import type { CourierReport } from '../domain/courier-reports.ts';
import type { CourierId, ParcelId } from '../domain/order.ts';

/** What a courier is asked to carry. */
export interface CourierRequest {
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

export interface CourierQueries {
  /** Bookings that are due by now, the longest waiting first: at most `limit` that follow `after`. */
  listToFollow(now: Date, after: CourierBooking | undefined, limit: number): Promise<readonly CourierBooking[]>;
}
