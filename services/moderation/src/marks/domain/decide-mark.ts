import type { Decided, MemberId } from '@paltu/kernel';
import type { MarkName } from '@paltu/marks/marked';
import type { MarkDecision } from './mark-decision.ts';
import { verificationAlreadyDecided, verificationNotRequested, verificationStale } from './mark-errors.ts';
import { withMark, type DecidedStatus, type MarkedThing } from './marked-thing.ts';

/** What an admin asks for. Without a verification number it is about the papers that moderation knows. */
export interface MarkVerdict {
  readonly id: string;
  readonly mark: MarkName;
  readonly isSet: boolean;
  readonly reason: string;
  readonly verificationNumber: number | undefined;
  /** The status of the papers as the admin saw them; undefined where that was not sent, and for other marks. */
  readonly seenStatus: DecidedStatus | undefined;
  readonly decidedBy: MemberId;
}

const checkPapers = ({ verification }: MarkedThing, seen = verification.number): void => {
  if (seen !== verification.number) throw verificationStale();
  if (verification.status === 'none') throw verificationNotRequested();
};

const isSo = ({ marks, verification, waitsForReview }: MarkedThing, { mark, isSet }: Pick<MarkVerdict, 'mark' | 'isSet'>): boolean => {
  if (mark === 'verified') return verification.status === (isSet ? 'verified' : 'sent-back');
  // Hidden so far by nobody's decision.
  return marks[mark] === isSet && !(mark === 'hidden' && waitsForReview);
};

/** Two admins look at the same papers: the second one does not overturn, unseen, what the first one decided. */
const checkSeen = ({ verification }: MarkedThing, seen = verification.status): void => {
  if (seen !== verification.status) throw verificationAlreadyDecided();
};

/**
 * An admin sets a mark, or takes it away; what already is so stays as it is.
 * @param decisionsSoFar on this thing. @throws AppError `verification.stale`, `verification.not-requested`, `verification.already-decided`
 */
export const decideMark = (
  thing: MarkedThing,
  { seenStatus, ...verdict }: MarkVerdict,
  decisionsSoFar: number,
  at: Date,
): Decided<MarkedThing, MarkDecision> => {
  if (verdict.mark === 'verified') checkPapers(thing, verdict.verificationNumber);
  if (isSo(thing, verdict)) return { state: thing, events: [] };
  if (verdict.mark === 'verified') checkSeen(thing, seenStatus);
  const decision: MarkDecision = {
    ...verdict,
    kind: thing.kind,
    thingId: thing.thingId,
    number: decisionsSoFar + 1,
    verificationNumber: verdict.mark === 'verified' ? thing.verification.number : 0,
    decidedAt: at,
    isOwnThing: verdict.decidedBy === thing.ownerId,
    outcome: 'pending',
  };
  return { state: withMark(thing, decision), events: [decision] };
};
