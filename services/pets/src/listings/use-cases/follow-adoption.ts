import type { Clock, ListingId } from '@paltu/kernel';
import type { RequestId } from '../domain/listing.ts';
import { followRequest, type RequestStatus } from '../domain/reservation.ts';
import { keepDecided } from './keep-decided.ts';
import type { InListingTransaction } from './ports.ts';

export interface FollowAdoptionNeeds {
  readonly inTransaction: InListingTransaction;
  readonly clock: Clock;
}

export interface RequestReport {
  readonly listingId: ListingId;
  readonly requestId: RequestId;
  readonly status: RequestStatus;
  /** Order of the events about the pet. */
  readonly sequence: number;
}

/** Gives whether the request changed anything. */
export type FollowAdoption = (report: RequestReport) => Promise<boolean>;

/** Has a pet wait for the member whose request its owner approved, adopted once it is handed over, and offered again when that came to nothing. */
export const followAdoption =
  ({ inTransaction, clock }: FollowAdoptionNeeds): FollowAdoption =>
  ({ listingId, ...step }) =>
    inTransaction(async (scope) => {
      const before = await scope.listings.find(listingId);
      return before !== undefined && keepDecided(scope, before, followRequest(before, step, clock.now()));
    });
