import type { Clock, Decided, ListingId } from '@paltu/kernel';
import type { ListingEvent } from '../domain/listing-events.ts';
import type { Listing } from '../domain/listing.ts';
import { applyApproval, applyRejection, type Approval, type Rejection } from '../domain/review-decisions.ts';
import type { ListingScope } from './ports.ts';

export interface ApplyDecisionNeeds {
  readonly scope: ListingScope;
  readonly clock: Clock;
}

export type ApplyDecision<Decision> = (request: { readonly listingId: ListingId; readonly decision: Decision }) => Promise<void>;

const applying =
  <Decision>(decide: (listing: Listing, decision: Decision, at: Date) => Decided<Listing, ListingEvent>) =>
  ({ scope: { listings, keep }, clock }: ApplyDecisionNeeds): ApplyDecision<Decision> =>
  async ({ listingId, decision }) => {
    const listing = await listings.find(listingId);
    if (listing !== undefined) await keep(listing, decide(listing, decision, clock.now()));
  };

/** Publishes a listing when the approval names what it now holds. */
export const approveListing = applying<Approval>(applyApproval);

/** Refuses a listing, or takes it down, when the rejection names what it now holds. */
export const rejectListing = applying<Rejection>(applyRejection);
