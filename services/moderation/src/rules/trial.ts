import { refusal, type MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { rulesBroken, type BesideListing, type ListingRule } from '@paltu/reference/listing-rules';
import type { Review } from '../reviews/review.ts';
import { checkRule } from './rule.ts';

export const trialNotFound = refusal('not-found', 'rule-trial.not-found', 'There is no such trial');

/** How many days of reviews a rule is tried on, and its figures are counted over. */
export const triedDays = 90;

/** So many of the listings that were found are shown. */
const mostExamples = 20;

const dayMs = 24 * 60 * 60_000;

export const triedSince = (now: Date): Date => new Date(now.getTime() - triedDays * dayMs);

/** A listing of the past, in the order in which a trial looks at them. */
export interface TriedPlace {
  readonly submittedAt: string;
  readonly petId: string;
}

/** A rule that is held against the listings of the last days, before or after it is kept. */
export interface Trial {
  readonly id: string;
  readonly rule: ListingRule;
  readonly startedBy: MemberId;
  readonly startedAt: Date;
  /** How many listings there are to look at. */
  readonly total: number;
  readonly lookedAt: number;
  readonly found: number;
  /** Of those that were found. */
  readonly approved: number;
  readonly rejected: number;
  readonly examples: readonly PetId[];
  /** The listing that was looked at last. */
  readonly last: TriedPlace | null;
  readonly finishedAt: Date | null;
}

/** @throws AppError `request.invalid` */
export const startTrial = (begun: Pick<Trial, 'id' | 'rule' | 'startedBy'>, total: number, at: Date): Trial => {
  checkRule(begun.rule);
  const nothing = { lookedAt: 0, found: 0, approved: 0, rejected: 0, examples: [], last: null };
  return { ...begun, startedAt: at, total, ...nothing, finishedAt: total === 0 ? at : null };
};

/** Holds the rule against the listings that follow, each as it was when it entered review. @param isLast none comes after these. */
export const continueTrial = (
  trial: Trial,
  { reviews, besideOf, isLast }: { reviews: readonly Review[]; besideOf: (review: Review) => BesideListing; isLast: boolean },
  at: Date,
): Trial => {
  const broken = rulesBroken([trial.rule]);
  const found = reviews.filter((review) => broken(review.pet, review.submittedAt, besideOf(review)).length > 0);
  const count = (status: Review['status']): number => found.filter((review) => review.status === status).length;
  const last = reviews.at(-1);
  const lookedAt = trial.lookedAt + reviews.length;
  return {
    ...trial,
    lookedAt,
    // Listings may have come or gone since it was counted.
    total: isLast ? lookedAt : Math.max(trial.total, lookedAt),
    found: trial.found + found.length,
    approved: trial.approved + count('approved'),
    rejected: trial.rejected + count('rejected'),
    examples: [...trial.examples, ...found.map(({ petId }) => petId)].slice(0, mostExamples),
    last: last === undefined ? trial.last : { submittedAt: last.submittedAt.toISOString(), petId: last.petId },
    finishedAt: isLast ? at : null,
  };
};
