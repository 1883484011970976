import type { MarkDecision } from './mark-decision.ts';
import { fits, withMark, type MarkedThing, type ThingReport } from './marked-thing.ts';

/** What becomes of a thing, and of the decisions that its owner had not answered, when the owner publishes a new state. */
export interface TakenReport {
  readonly thing: MarkedThing;
  readonly applied: readonly MarkDecision[];
  readonly superseded: readonly MarkDecision[];
}

/**
 * Takes in the state of an event. One that is no newer than what is known changes nothing (undefined). The owner takes decisions in by
 * their numbers; one on papers that had been replaced by then it passed over.
 * @param open the decisions on this thing that its owner has not answered, the first one first.
 */
export const takeReport = (
  known: MarkedThing | undefined,
  { decidedUpTo, ...report }: ThingReport,
  open: readonly MarkDecision[],
): TakenReport | undefined => {
  if (known !== undefined && report.version <= known.version) return undefined;
  const answered = open.filter(({ number }) => number <= decidedUpTo);
  const isCarriedOut = (decision: MarkDecision): boolean => fits(report, decision);
  return {
    thing: open.filter(({ number }) => number > decidedUpTo).reduce<MarkedThing>(withMark, report),
    applied: answered.filter(isCarriedOut),
    superseded: answered.filter((decision) => !isCarriedOut(decision)),
  };
};
