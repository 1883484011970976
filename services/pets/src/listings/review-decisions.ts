import type { Decided } from '@paltu/kernel';
import { isPublished, petNotFound, type Listing, type ListingEvent, type ReviewOutcome } from './listing.ts';

/** What moderation decided about the content version that the admin saw. */
export interface Approval {
  readonly decisionId: string;
  readonly contentVersion: number;
}

export interface Rejection extends Approval {
  readonly reason: string;
}

// A decision holds for exactly the content that it names, and is carried out once.
const stillHolds = (listing: Listing, decision: Approval): boolean =>
  listing.deletedAt === null && decision.contentVersion === listing.contentVersion && !listing.decisions.includes(decision.decisionId);

const unchanged = (listing: Listing): Decided<Listing, ListingEvent> => ({ state: listing, events: [] });

const reviewed = (listing: Listing, { decisionId }: Approval, at: Date): Listing => ({
  ...listing,
  version: listing.version + 1,
  decisions: [...listing.decisions, decisionId],
  updatedAt: at,
});

const outcomeOf = ({ decisionId, contentVersion }: Approval): ReviewOutcome => ({ decisionId, contentVersion });

/** Publishes the listing when the approval names what it now holds; else nothing happens. */
export const applyApproval = (listing: Listing, approval: Approval, at: Date): Decided<Listing, ListingEvent> => {
  if (!stillHolds(listing, approval) || listing.approvalStatus === 'approved') return unchanged(listing);
  const published: Listing = { ...reviewed(listing, approval, at), approvalStatus: 'approved', approvedAt: at, rejectionReason: '' };
  const type = isPublished(published) ? 'PetPublished' : 'PetUpdated';
  return { state: published, events: [{ type, listing: published, at, review: outcomeOf(approval) }] };
};

/** Refuses the listing, or takes a published one down, when the rejection names what it now holds; else nothing happens. */
export const applyRejection = (listing: Listing, rejection: Rejection, at: Date): Decided<Listing, ListingEvent> => {
  if (!stillHolds(listing, rejection) || listing.approvalStatus === 'rejected') return unchanged(listing);
  const rejected: Listing = {
    ...reviewed(listing, rejection, at),
    approvalStatus: 'rejected',
    approvedAt: null,
    rejectionReason: rejection.reason,
  };
  const type = isPublished(listing) ? 'PetUnpublished' : 'PetUpdated';
  return { state: rejected, events: [{ type, listing: rejected, at, review: outcomeOf(rejection) }] };
};

const keptForMs = 30 * 24 * 60 * 60_000;

/** What was refused at this instant or before, and not edited since, loses its pictures. */
export const rejectedUntil = (now: Date): Date => new Date(now.getTime() - keptForMs);

/** Takes the pictures away from a listing that was refused long ago; it stays refused, with other content than was decided about. */
export const dropRejectedPictures = (listing: Listing, at: Date): Decided<Listing, ListingEvent> => {
  // Only a refusal touches a refused listing: an edit would have sent it back to review.
  const isDue = listing.approvalStatus === 'rejected' && listing.deletedAt === null && listing.updatedAt <= rejectedUntil(at);
  if (!isDue || listing.pictures.length === 0) return { state: listing, events: [] };
  const bare: Listing = {
    ...listing,
    version: listing.version + 1,
    contentVersion: listing.contentVersion + 1,
    decisions: [],
    pictures: [],
    updatedAt: at,
  };
  return { state: bare, events: [{ type: 'PetUpdated', listing: bare, at }] };
};

/** An admin shows a listing before others, or no longer; what already is so stays as it is. */
export const feature = (listing: Listing, featured: boolean, at: Date): Decided<Listing, ListingEvent> => {
  if (listing.deletedAt !== null) throw petNotFound();
  if (listing.featured === featured) return { state: listing, events: [] };
  const changed: Listing = { ...listing, featured, version: listing.version + 1, updatedAt: at };
  return { state: changed, events: [{ type: 'PetUpdated', listing: changed, at }] };
};
