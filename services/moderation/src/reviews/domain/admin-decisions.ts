import type { Decided, MemberId } from '@paltu/kernel';
import type { Action, Decision } from './decision.ts';
import { petNotFound, petStale, petVersionUnknown } from './review-errors.ts';
import type { PetDecided } from './review-events.ts';
import { statusAfter, type Review } from './review.ts';

/** What an admin asks for. Without a content version it is about the one that moderation knows. */
export interface Verdict {
  readonly id: string;
  readonly action: Action;
  readonly reason: string | null;
  readonly contentVersion: number | undefined;
  readonly decidedBy: MemberId;
}

const checkVersion = (review: Review, contentVersion = review.contentVersion): void => {
  if (contentVersion < review.contentVersion) throw petStale();
  if (contentVersion > review.contentVersion) throw petVersionUnknown();
};

/**
 * An admin decides on the content that the verdict names. An approved listing can be rejected later, and a rejected one approved.
 * @param decisionsSoFar on this pet.
 * @throws AppError `pet.not-found`, `pet.stale`, `pet.version-unknown`
 */
export const decide = (review: Review, verdict: Verdict, decisionsSoFar: number, at: Date): Decided<Review, PetDecided> => {
  if (review.isDeleted) throw petNotFound();
  checkVersion(review, verdict.contentVersion);
  const status = statusAfter[verdict.action];
  if (review.status === status) return { state: review, events: [] };
  const decision: Decision = {
    id: verdict.id,
    petId: review.petId,
    number: decisionsSoFar + 1,
    action: verdict.action,
    contentVersion: review.contentVersion,
    reason: verdict.reason,
    decidedBy: verdict.decidedBy,
    decidedAt: at,
    isOwnListing: verdict.decidedBy === review.pet.ownerId,
    outcome: 'pending',
  };
  const type = verdict.action === 'approve' ? 'PetApproved' : 'PetRejected';
  return { state: { ...review, status, reason: verdict.reason ?? '' }, events: [{ type, decision }] };
};
