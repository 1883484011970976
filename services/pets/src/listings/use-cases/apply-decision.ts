import type { Clock } from '@paltu/kernel';
import type { Decided } from '../domain/listing-events.ts';
import { isPublished, type Listing, type ListingId } from '../domain/listing.ts';
import { applyApproval, applyRejection, type Approval, type Rejection } from '../domain/review-decisions.ts';
import type { InListingsTransaction } from './ports.ts';

/** Whether the decision changed anything. */
export type ApplyDecision<Decision> = (listingId: ListingId, decision: Decision) => Promise<boolean>;

const applying =
  <Decision>(decide: (listing: Listing, decision: Decision, at: Date) => Decided) =>
  (inTransaction: InListingsTransaction, clock: Clock): ApplyDecision<Decision> =>
  (listingId, decision) =>
    inTransaction(async ({ listings, pictures, outbox }) => {
      const before = await listings.find(listingId);
      if (before === undefined) return false;
      const { listing, events } = decide(before, decision, clock.now());
      if (events.length === 0) return false;
      await listings.save(listing);
      await pictures.setVisibility(listing.id, isPublished(listing));
      await outbox.append(events);
      return true;
    });

/** Publishes a listing when the approval names what it now holds. */
export const approveListing = applying<Approval>(applyApproval);

/** Refuses a listing, or takes it down, when the rejection names what it now holds. */
export const rejectListing = applying<Rejection>(applyRejection);
