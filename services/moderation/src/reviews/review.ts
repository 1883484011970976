import { refusal, type AppError, type Decided, type MemberId } from '@paltu/kernel';
import type { ApprovalStatus, PetId, PetSnapshot } from '@paltu/projections';
import type { BrokenRule, ListingRule } from '@paltu/reference/listing-rules';

export type Action = 'approve' | 'reject';

/** What an admin decided. `applied` once pets carried it out, `superseded` once it cannot any more. */
export interface Decision {
  readonly id: string;
  readonly petId: PetId;
  /** Counts the decisions on one pet, from 1. */
  readonly number: number;
  readonly action: Action;
  readonly contentVersion: number;
  /** Of a rejection only. */
  readonly reason: string | null;
  readonly decidedBy: MemberId;
  readonly decidedAt: Date;
  readonly isOwnListing: boolean;
  readonly outcome: 'pending' | 'applied' | 'superseded';
  /** Ids of the rules that the listing broke then. */
  readonly rules: readonly string[];
}

export const petNotFound = refusal('not-found', 'pet.not-found', 'Pet Not Found');

export const petStale = refusal('stale', 'pet.stale', 'This listing has changed since you opened it. Please reload it and try again.');

/** The admin saw a version that has not reached moderation yet. */
export const petVersionUnknown = refusal(
  'conflict',
  'pet.version-unknown',
  'This version of the listing has not arrived here yet. Please try again in a moment.',
);

/** A rule holds the listing, and the admin has not confirmed to have looked at that. */
export const petHeld = refusal('conflict', 'pet.held', 'A rule holds this listing. Please open it and confirm that you looked at it.');

const heldBy = (rules: readonly ListingRule[]): AppError =>
  petHeld({ fields: rules.map(({ title }) => ({ path: 'confirmed', code: 'pet.held', msg: title.en })) });

/** An admin found nothing wrong with this content. */
interface PetApproved {
  readonly type: 'PetApproved';
  readonly decision: Decision;
}

/** An admin refused this content, and gave the reason. */
interface PetRejected {
  readonly type: 'PetRejected';
  readonly decision: Decision;
}

/** Decisions, not facts: pets carries them out, or ignores one about content that has changed since. */
export type PetDecided = PetApproved | PetRejected;

/** A listing as it was when it was last decided, before its owner changed it and it came back. */
interface DecidedBefore {
  readonly ownerStatus: 'approved' | 'rejected';
  readonly reason: string;
  readonly pet: PetSnapshot;
}

/** A listing in review, as far as its events have arrived. */
export interface Review {
  readonly petId: PetId;
  /** Order of the listing's events. */
  readonly version: number;
  /** What a decision names. */
  readonly contentVersion: number;
  readonly pet: PetSnapshot;
  /** The state of pets, and so what the owner sees. */
  readonly ownerStatus: ApprovalStatus;
  /** What admins see: `ownerStatus`, or what was decided on this content and pets has not answered yet. */
  readonly status: ApprovalStatus;
  /** Why it was refused last; empty when it was not. */
  readonly reason: string;
  readonly previous: DecidedBefore | null;
  readonly submittedAt: Date;
  readonly isDeleted: boolean;
  /** The owner has deactivated the account, or is suspended: it is in no list. */
  readonly isOwnerAway: boolean;
}

/** The rules that each of these listings breaks now, as they are known to a transaction where one is given. */
export type AssessListings<Trx = never> = (
  reviews: readonly Review[],
  now: Date,
  trx?: Trx,
) => Promise<(review: Review) => readonly BrokenRule[]>;

/** The status that each decision leads to. */
export const statusAfter: Record<Action, 'approved' | 'rejected'> = { approve: 'approved', reject: 'rejected' };

/** Why a listing waits: it is new, or it was refused and its owner tries again, or it was public and was changed. */
export const kindOf = ({ previous }: Review): 'new' | 'resubmitted' | 'edited' => {
  if (previous === null) return 'new';
  return previous.ownerStatus === 'rejected' ? 'resubmitted' : 'edited';
};

/** What an admin asks for. Without a content version it is about the one that moderation knows. */
export interface Verdict {
  readonly id: string;
  readonly action: Action;
  readonly reason: string | null;
  readonly contentVersion: number | undefined;
  readonly decidedBy: MemberId;
  /** Ids of the rules that the admin looked at before this approval. */
  readonly confirmed: readonly string[];
}

/** What is known of a listing beside its content when it is decided. */
export interface BesideDecision {
  /** Decisions on this pet. */
  readonly decisionsSoFar: number;
  /** Rules that it breaks. */
  readonly broken: readonly ListingRule[];
}

/** Also of what would have been refused, had the rule been there when it was submitted. */
const checkHolds = ({ action, confirmed }: Verdict, broken: readonly ListingRule[]): void => {
  const unconfirmed = broken.filter((rule) => rule.action !== 'warn' && !confirmed.includes(rule.id));
  if (action === 'approve' && unconfirmed.length > 0) throw heldBy(unconfirmed);
};

const checkVersion = (review: Review, contentVersion = review.contentVersion): void => {
  if (contentVersion < review.contentVersion) throw petStale();
  if (contentVersion > review.contentVersion) throw petVersionUnknown();
};

/**
 * An admin decides on the content that the verdict names. An approved listing can be rejected later, and a rejected one approved.
 * @throws AppError `pet.not-found`, `pet.stale`, `pet.version-unknown`, `pet.held`
 */
export const decide = (
  review: Review,
  verdict: Verdict,
  { decisionsSoFar, broken }: BesideDecision,
  at: Date,
): Decided<Review, PetDecided> => {
  if (review.isDeleted) throw petNotFound();
  checkVersion(review, verdict.contentVersion);
  const status = statusAfter[verdict.action];
  if (review.status === status) return { state: review, events: [] };
  checkHolds(verdict, broken);
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
    rules: broken.map(({ id }) => id),
  };
  const type = verdict.action === 'approve' ? 'PetApproved' : 'PetRejected';
  return { state: { ...review, status, reason: verdict.reason ?? '' }, events: [{ type, decision }] };
};

/** The state of a listing by an event of pets. */
export type PetReport = Omit<Review, 'status' | 'previous'>;

const decidedBefore = (known: Review | undefined, report: PetReport): DecidedBefore | null => {
  if (known === undefined) return null;
  const { ownerStatus, pet, previous } = known;
  if (report.ownerStatus !== 'pending' || ownerStatus === 'pending') return previous;
  // pets keeps the reason of a refusal until the next review; ours may be that of a decision it never carried out.
  return { ownerStatus, reason: ownerStatus === 'rejected' ? report.reason : '', pet };
};

/** What becomes of a review, and of the decisions that pets had not answered, when pets publishes a new state. */
interface AppliedReport {
  readonly review: Review;
  readonly applied: readonly Decision[];
  readonly superseded: readonly Decision[];
}

/**
 * Takes in the state of an event of pets. One that is no newer than what is known changes nothing (undefined). pets reads decisions in
 * their order, so those that it passed over, and those on content that is gone, it will never carry out.
 * @param open the decisions on this pet that pets has not answered, the first one first.
 * @param appliedId the decision that pets carried out with this event.
 */
export const applyReport = (
  known: Review | undefined,
  report: PetReport,
  open: readonly Decision[],
  appliedId?: string,
): AppliedReport | undefined => {
  if (known !== undefined && report.version <= known.version) return undefined;
  const applied = open.filter(({ id }) => id === appliedId);
  const answeredUpTo = applied[0]?.number ?? 0;
  const isPassed = ({ number, contentVersion }: Decision): boolean =>
    report.isDeleted || contentVersion < report.contentVersion || number < answeredUpTo;
  const waiting = open.filter((decision) => !applied.includes(decision));
  const last = waiting.filter((decision) => !isPassed(decision) && decision.contentVersion === report.contentVersion).at(-1);
  return {
    review: {
      ...report,
      status: last === undefined ? report.ownerStatus : statusAfter[last.action],
      reason: last === undefined ? report.reason : (last.reason ?? ''),
      previous: decidedBefore(known, report),
    },
    applied,
    superseded: waiting.filter(isPassed),
  };
};
