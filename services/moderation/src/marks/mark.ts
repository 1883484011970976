import { refusal, type Decided, type MemberId, type Refusal } from '@paltu/kernel';
import type { MarkName } from '@paltu/marks/marked';

/** What admins mark; each has its line in `markedKinds`. */
export type MarkedKind = 'vet' | 'store' | 'accessory';

/** What an admin decided about a thing. `applied` once its owner carried it out, `superseded` once it cannot any more. */
export interface MarkDecision {
  readonly id: string;
  readonly kind: MarkedKind;
  readonly thingId: string;
  /** Counts the decisions on one thing, from 1. */
  readonly number: number;
  readonly mark: MarkName;
  readonly isSet: boolean;
  /** Of the request for verification that was decided; 0 for other marks. */
  readonly verificationNumber: number;
  /** Empty where none was given. */
  readonly reason: string;
  readonly decidedBy: MemberId;
  readonly decidedAt: Date;
  readonly isOwnThing: boolean;
  readonly outcome: 'pending' | 'applied' | 'superseded';
}

const vetNotFound = refusal('not-found', 'vet.not-found', 'Veterinarian not found');

const storeNotFound = refusal('not-found', 'store.not-found', "The store you're looking for doesn't exist.");

const accessoryNotFound = refusal('not-found', 'accessory.not-found', 'Product not found');

export const verificationStale = refusal(
  'stale',
  'verification.stale',
  'Other papers have been sent since you opened these. Please reload and try again.',
);

export const verificationAlreadyDecided = refusal(
  'conflict',
  'verification.already-decided',
  'Another admin has decided about these papers meanwhile. Please reload and look again.',
);

export const verificationNotRequested = refusal('conflict', 'verification.not-requested', 'No papers have been sent that could be decided');

/** What the calls on one kind of thing are named by, and which marks it may have. */
export interface KindOfThing {
  readonly kind: MarkedKind;
  /** In paths: `/admin/vets`. */
  readonly plural: string;
  readonly marks: readonly MarkName[];
  readonly notFound: Refusal;
}

/** Everything that admins mark: a new kind is a line here, and a translation of its events. */
export const markedKinds: readonly KindOfThing[] = [
  { kind: 'vet', plural: 'vets', marks: ['featured', 'verified', 'hidden'], notFound: vetNotFound },
  { kind: 'store', plural: 'stores', marks: ['featured', 'verified', 'hidden', 'registered'], notFound: storeNotFound },
  { kind: 'accessory', plural: 'accessories', marks: ['featured', 'hidden'], notFound: accessoryNotFound },
];

/** @throws AppError that there is no such thing */
export const thingNotFound = (kind: MarkedKind) => {
  const found = markedKinds.find((known) => known.kind === kind);
  if (found === undefined) throw new Error(`nothing is known of the kind ${kind}`);
  return found.notFound();
};

/** A document that its owner sent; size in bytes. */
interface KnownPaper {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** How papers that were sent may stand when somebody decides about them. */
export const decidedStatuses = ['waiting', 'verified', 'sent-back'] as const;
export type DecidedStatus = (typeof decidedStatuses)[number];

/** What the owner asked the mark `verified` with, and how that stands; instants as ISO text. */
export interface KnownVerification {
  readonly status: 'none' | DecidedStatus;
  /** Counts the requests of this thing; a decision names it. */
  readonly number: number;
  readonly registrationNumber: string;
  /** A day in Pakistan; empty where the papers have none. */
  readonly validUntil: string;
  readonly papers: readonly KnownPaper[];
  readonly askedAt: string | null;
  readonly reason: string;
}

type Marks = Readonly<Record<MarkName, boolean>>;

/**
 * A thing that admins mark, as far as its events have arrived. `marks` and `verification` are what admins see: the state of its owner, or
 * what was decided since.
 */
export interface MarkedThing {
  readonly kind: MarkedKind;
  readonly thingId: string;
  /** Order of its events. */
  readonly version: number;
  /** The member who has it. */
  readonly ownerId: MemberId;
  readonly name: string;
  /** A few words beside the name, such as clinic and specialty. */
  readonly about: readonly string[];
  readonly cityId: string;
  readonly marks: Marks;
  /** It is hidden until an admin has decided whether it is shown. */
  readonly waitsForReview: boolean;
  readonly verification: KnownVerification;
  /** The last day of the mark `verified`; empty without. */
  readonly verifiedUntil: string;
  /** Its owner offers it. */
  readonly isActive: boolean;
  /** The owner has deactivated the account, is suspended or erased: it is in no list. */
  readonly isOwnerAway: boolean;
  readonly createdAt: Date;
}

/** A product that was removed is known as one whose owner is away: no owner of products leaves, for these are of their store. */
export const isGone = ({ kind, isOwnerAway }: Pick<MarkedThing, 'kind' | 'isOwnerAway'>): boolean => kind === 'accessory' && isOwnerAway;

/** The state of a thing by an event, and up to which decision its owner has taken in. */
export interface ThingReport extends MarkedThing {
  readonly decidedUpTo: number;
}

type Decision = Pick<MarkDecision, 'mark' | 'isSet' | 'verificationNumber' | 'reason'>;

/** Whether a decision is about what is there now. */
const fits = ({ verification }: MarkedThing, { mark, verificationNumber }: Decision): boolean =>
  mark !== 'verified' || (verification.status !== 'none' && verification.number === verificationNumber);

/** The thing as it will be once its owner has carried the decision out. */
const withMark = (thing: MarkedThing, decision: Decision): MarkedThing => {
  if (!fits(thing, decision)) return thing;
  const { mark, isSet, reason } = decision;
  const marks = { ...thing.marks, [mark]: isSet };
  if (mark === 'hidden') return { ...thing, marks, waitsForReview: false };
  if (mark !== 'verified') return { ...thing, marks };
  const { verification } = thing;
  return {
    ...thing,
    marks,
    verifiedUntil: isSet ? verification.validUntil : '',
    verification: { ...verification, status: isSet ? 'verified' : 'sent-back', reason: isSet ? '' : reason },
  };
};

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

/** What becomes of a thing, and of the decisions that its owner had not answered, when the owner publishes a new state. */
interface TakenReport {
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
