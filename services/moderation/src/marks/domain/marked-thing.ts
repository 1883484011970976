import type { MemberId } from '@paltu/kernel';
import type { MarkName } from '@paltu/marks/marked';
import type { MarkDecision, MarkedKind } from './mark-decision.ts';

/** A document that its owner sent; size in bytes. */
export interface KnownPaper {
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

export type Marks = Readonly<Record<MarkName, boolean>>;

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
  /** The owner has deactivated the account, or is erased: it is in no list. */
  readonly isOwnerAway: boolean;
  readonly createdAt: Date;
}

/** The state of a thing by an event, and up to which decision its owner has taken in. */
export interface ThingReport extends MarkedThing {
  readonly decidedUpTo: number;
}

type Decision = Pick<MarkDecision, 'mark' | 'isSet' | 'verificationNumber' | 'reason'>;

/** Whether a decision is about what is there now. */
export const fits = ({ verification }: MarkedThing, { mark, verificationNumber }: Decision): boolean =>
  mark !== 'verified' || (verification.status !== 'none' && verification.number === verificationNumber);

/** The thing as it will be once its owner has carried the decision out. */
export const withMark = (thing: MarkedThing, decision: Decision): MarkedThing => {
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
