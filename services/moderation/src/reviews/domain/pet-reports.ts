import type { Decision } from './decision.ts';
import { statusAfter, type DecidedBefore, type Review } from './review.ts';

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
export interface AppliedReport {
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
