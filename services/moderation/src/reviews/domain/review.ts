import type { Action, Decision } from './decision.ts';
import type { MemberId, Pet, PetId, Standing } from './pet.ts';
import { petNotFound, petNotHeardOf, petStale } from './review-errors.ts';
import type { PetDecided } from './review-events.ts';

/** A listing as it was when it was last decided, before its owner changed it and it came back. */
export interface DecidedBefore {
  readonly standing: 'approved' | 'rejected';
  readonly reason: string;
  readonly pet: Pet;
}

/** A listing in review, as far as moderation has heard of it. */
export interface Review {
  readonly petId: PetId;
  /** Order of the listing's events. */
  readonly version: number;
  /** What a decision names. */
  readonly contentVersion: number;
  readonly pet: Pet;
  /** What pets says. */
  readonly standing: Standing;
  /** What admins see: `standing`, or what was decided on this content and pets has not answered yet. */
  readonly status: Standing;
  /** Why it was refused last; empty when it was not. */
  readonly reason: string;
  readonly previous: DecidedBefore | null;
  readonly submittedAt: Date;
  readonly isDeleted: boolean;
}

/** What pets tells about a listing with each event. */
export type PetNews = Omit<Review, 'status' | 'previous'>;

/** What an admin asks for. Without a content version it is about the one that moderation knows. */
export interface Verdict {
  readonly id: string;
  readonly action: Action;
  readonly reason: string | null;
  readonly contentVersion: number | undefined;
  readonly decidedBy: MemberId;
}

export interface Decided {
  readonly review: Review;
  /** One, or none when it is so already. */
  readonly events: readonly PetDecided[];
}

const standingAfter: Record<Action, 'approved' | 'rejected'> = { approve: 'approved', reject: 'rejected' };

const checkVersion = (review: Review, contentVersion = review.contentVersion): void => {
  if (contentVersion < review.contentVersion) throw petStale();
  if (contentVersion > review.contentVersion) throw petNotHeardOf();
};

/**
 * An admin decides on the content that the verdict names. An approved listing can be rejected later, and a rejected one approved.
 * @param decisionsSoFar on this pet.
 * @throws AppError `pet.not-found`, `pet.stale`, `pet.not-heard-of`
 */
export const decide = (review: Review, verdict: Verdict, decisionsSoFar: number, at: Date): Decided => {
  if (review.isDeleted) throw petNotFound();
  checkVersion(review, verdict.contentVersion);
  const status = standingAfter[verdict.action];
  if (review.status === status) return { review, events: [] };
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
  return { review: { ...review, status, reason: verdict.reason ?? '' }, events: [{ type, decision }] };
};

const decidedBefore = (known: Review | undefined, news: PetNews): DecidedBefore | null => {
  if (known === undefined) return null;
  const { standing, pet, previous } = known;
  if (news.standing !== 'pending' || standing === 'pending') return previous;
  // pets keeps the reason of a refusal until the next review; ours may be that of a decision it never carried out.
  return { standing, reason: standing === 'rejected' ? news.reason : '', pet };
};

/** What becomes of a review, and of the decisions that pets had not answered, when pets tells something new. */
export interface Heard {
  readonly review: Review;
  readonly applied: readonly Decision[];
  readonly superseded: readonly Decision[];
}

/**
 * Takes in what pets tells. News that is no newer than what is known changes nothing (undefined). pets hears decisions in their
 * order, so those that it passed over, and those on content that is gone, it will never carry out.
 * @param open the decisions on this pet that pets has not answered, the first one first.
 * @param appliedId the decision that pets carried out with this news.
 */
export const hear = (known: Review | undefined, news: PetNews, open: readonly Decision[], appliedId?: string): Heard | undefined => {
  if (known !== undefined && news.version <= known.version) return undefined;
  const applied = open.filter(({ id }) => id === appliedId);
  const answeredUpTo = applied[0]?.number ?? 0;
  const isPassed = ({ number, contentVersion }: Decision): boolean =>
    news.isDeleted || contentVersion < news.contentVersion || number < answeredUpTo;
  const waiting = open.filter((decision) => !applied.includes(decision));
  const last = waiting.filter((decision) => !isPassed(decision) && decision.contentVersion === news.contentVersion).at(-1);
  return {
    review: {
      ...news,
      status: last === undefined ? news.standing : standingAfter[last.action],
      reason: last === undefined ? news.reason : (last.reason ?? ''),
      previous: decidedBefore(known, news),
    },
    applied,
    superseded: waiting.filter(isPassed),
  };
};

/** Why a listing waits: it is new, or it was refused and its owner tries again, or it was public and was changed. */
export const kindOf = ({ previous }: Review): 'new' | 'resubmitted' | 'edited' => {
  if (previous === null) return 'new';
  return previous.standing === 'rejected' ? 'resubmitted' : 'edited';
};
