import type { Decided } from '@paltu/kernel';
import type { Availability } from '@paltu/reference';
import { petReserved, type Listing, type ListingDetails, type ListingEvent, type RequestId, type Reservation } from './listing.ts';

const unchanged = (listing: Listing): Decided<Listing, ListingEvent> => ({ state: listing, events: [] });

const changed = (
  listing: Listing,
  { status, reservation }: { readonly status: Availability; readonly reservation: Reservation | null },
  at: Date,
): Decided<Listing, ListingEvent> => {
  const state: Listing = {
    ...listing,
    details: { ...listing.details, status },
    reservation,
    version: listing.version + 1,
    updatedAt: at,
  };
  return { state, events: [{ type: 'PetUpdated', listing: state, at }] };
};

const isReservedBy = (listing: Listing, requestId: RequestId): listing is Listing & { readonly reservation: Reservation } =>
  listing.deletedAt === null && listing.reservation?.requestId === requestId;

/** The owner approved a request: nobody else can have the pet. One that is set to adopted stays so. */
export const reserve = (listing: Listing, requestId: RequestId, at: Date): Decided<Listing, ListingEvent> => {
  if (listing.deletedAt !== null || listing.reservation?.isHandedOver === false || isReservedBy(listing, requestId))
    return unchanged(listing);
  const status = listing.details.status === 'Adopted' ? 'Adopted' : 'Pending';
  return changed(listing, { status, reservation: { requestId, isHandedOver: false } }, at);
};

/** The pet has gone to its new home. Events of another request than the reserving one change nothing. */
export const handOver = (listing: Listing, requestId: RequestId, at: Date): Decided<Listing, ListingEvent> =>
  isReservedBy(listing, requestId) && !listing.reservation.isHandedOver
    ? changed(listing, { status: 'Adopted', reservation: { requestId, isHandedOver: true } }, at)
    : unchanged(listing);

/** The adoption came to nothing, or the pet came back. Events of another request than the reserving one change nothing. */
export const release = (listing: Listing, requestId: RequestId, at: Date): Decided<Listing, ListingEvent> =>
  isReservedBy(listing, requestId) ? changed(listing, { status: 'Available', reservation: null }, at) : unchanged(listing);

const steps = { approved: reserve, completed: handOver, 'fell-through': release };

/** How far an adoption request has come, by the events of adoption. */
export type RequestStatus = keyof typeof steps | 'pending' | 'rejected' | 'cancelled';

const countsForReservation = (status: RequestStatus): status is keyof typeof steps => status in steps;

/**
 * What a request means for the listing of its pet: only one that was approved counts, and only one at a time. A step up to the last one
 * that was carried out is consumed again.
 */
export const followRequest = (
  listing: Listing,
  { requestId, status, sequence }: { readonly requestId: RequestId; readonly status: RequestStatus; readonly sequence: number },
  at: Date,
): Decided<Listing, ListingEvent> =>
  countsForReservation(status) && sequence > listing.adoptionVersion
    ? steps[status]({ ...listing, adoptionVersion: sequence }, requestId, at)
    : unchanged(listing);

/** What the two sides agreed on. */
const agreedFields = ['adoptionType', 'price', 'name'] as const;

/**
 * What is left of a reservation when the owner changes the listing: after the hand-over the owner may offer it again, and then the past
 * request no longer counts.
 * @throws AppError `pet.reserved` when, while a request is approved, it is offered to others or under other terms than the approved ones
 */
export const reservationAfter = ({ reservation, details }: Listing, wanted: ListingDetails): Reservation | null => {
  if (reservation === null) return null;
  if (reservation.isHandedOver) return wanted.status === details.status ? reservation : null;
  const keepsTerms = agreedFields.every((field) => wanted[field] === details[field]);
  if (wanted.status === 'Available' || !keepsTerms) throw petReserved();
  return reservation;
};
