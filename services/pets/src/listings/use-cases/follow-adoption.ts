import type { Clock, ListingId } from '@paltu/kernel';
import type { RequestId } from '../domain/listing.ts';
import { followRequest, type RequestStatus } from '../domain/reservation.ts';
import type { ListingScope } from './ports.ts';

export interface FollowAdoptionNeeds {
  readonly scope: ListingScope;
  readonly clock: Clock;
}

export interface RequestReport {
  readonly listingId: ListingId;
  readonly requestId: RequestId;
  readonly status: RequestStatus;
  /** Order of the events about the pet. */
  readonly sequence: number;
}

export type FollowAdoption = (report: RequestReport) => Promise<void>;

/** Has a pet wait for the member whose request its owner approved, adopted once it is handed over, and offered again when that came to nothing. */
export const followAdoption =
  ({ scope: { listings, keep }, clock }: FollowAdoptionNeeds): FollowAdoption =>
  async ({ listingId, ...step }) => {
    const listing = await listings.find(listingId);
    if (listing !== undefined) await keep(listing, followRequest(listing, step, clock.now()));
  };
