import { invalidInput, refusal, type Decided, type Keep, type MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { Paper, PaperClaims } from '@paltu/pictures';
import { clockTimeAt } from '@paltu/reference';
import { unverified, type Marked, type MarkName, type Verifiable } from './marked.ts';

/** What becomes different of a thing; undefined when nothing does. */
export type MarkChanges = Partial<Verifiable> | undefined;

export const alreadyWaiting = refusal('conflict', 'verification.already-waiting', 'Your papers are being checked already');

/** What an owner sends with the papers. */
export interface VerificationDetails {
  readonly registrationNumber: string;
  /** A day in Pakistan; null where the papers have no end. */
  readonly validUntil: string | null;
}

export interface VerificationRequest extends VerificationDetails {
  readonly papers: readonly Paper[];
}

/** @throws AppError `verification.already-waiting`, `request.invalid` */
export const checkRequest = ({ verification }: Verifiable, { validUntil }: VerificationDetails, at: Date): void => {
  if (verification.status === 'waiting') throw alreadyWaiting();
  if (validUntil !== null && validUntil < clockTimeAt(at).date)
    throw invalidInput([{ path: 'validUntil', code: 'too-small', msg: 'The registration must still be valid' }]);
};

/**
 * The owner asks for the mark `verified`; a mark that is there stays until this is decided, or its day has come, but not for another
 * registration.
 * @throws AppError `verification.already-waiting`, `request.invalid`
 */
export const requestVerification = (thing: Verifiable, request: VerificationRequest, at: Date): Partial<Verifiable> => {
  checkRequest(thing, request, at);
  const { number, registrationNumber } = thing.verification;
  const isRenewed = request.registrationNumber === registrationNumber;
  return {
    verification: { ...request, status: 'waiting', number: number + 1, askedAt: at, reason: '' },
    ...(!isRenewed && { marks: { ...thing.marks, verified: false }, verifiedUntil: null }),
  };
};

/** A decision of moderation. */
export interface MarkOrder {
  /** Counts the decisions on this thing, from 1. */
  readonly number: number;
  readonly mark: MarkName;
  readonly isSet: boolean;
  /** Of the request that was decided; 0 for other marks. */
  readonly verificationNumber: number;
  readonly reason: string;
}

const isVerifiable = (thing: Marked): thing is Verifiable => 'verification' in thing;

const verified = (thing: Verifiable, { isSet, verificationNumber, reason }: MarkOrder): MarkChanges => {
  const { verification } = thing;
  // Other papers have been sent since, or the mark has ended: it was not decided about what is there now.
  if (verification.number !== verificationNumber || verification.status === 'none') return undefined;
  return {
    marks: { ...thing.marks, verified: isSet },
    verifiedUntil: isSet ? verification.validUntil : null,
    verification: { ...verification, status: isSet ? 'verified' : 'sent-back', reason: isSet ? '' : reason },
  };
};

const ordered = (thing: Marked, order: MarkOrder): MarkChanges => {
  const { mark, isSet, reason } = order;
  if (!(mark in thing.marks)) return undefined;
  if (mark === 'verified' && isVerifiable(thing)) return verified(thing, order);
  const marks = { ...thing.marks, [mark]: isSet };
  return mark === 'hidden' ? { marks, hiddenReason: isSet ? reason : '' } : { marks };
};

/** Carries a decision of moderation out, once; one on papers that are no longer those, or on a mark that the thing cannot have, is only noted. */
export const carryOutMark = (thing: Marked, order: MarkOrder): MarkChanges =>
  order.number <= thing.decidedUpTo ? undefined : { ...ordered(thing, order), decidedUpTo: order.number };

/** The mark `verified` ends with the day that the registration was valid until. A new request that waits goes on waiting. */
export const endVerification = ({ marks, verification, verifiedUntil }: Verifiable, at: Date): MarkChanges => {
  if (verifiedUntil === null || verifiedUntil >= clockTimeAt(at).date) return undefined;
  return {
    marks: { ...marks, verified: false },
    ...(verification.status === 'verified' ? unverified(verification.number) : { verifiedUntil: null }),
  };
};

/** Things as the service keeps them: one that was read stays locked until the transaction ends. */
export interface MarkedThings<T> {
  find(id: string): Promise<T | undefined>;
}

export interface VerifiableThings<T> extends MarkedThings<T> {
  /** @throws AppError that the member has none */
  getOfOwner(ownerId: MemberId): Promise<T>;
  /** Undefined also while another transaction has locked it. */
  findUnlessHeld(id: string): Promise<T | undefined>;
}

/** What a service writes a decision about one of its things with, in one transaction. */
export interface MarkScope<T, Event, Things = MarkedThings<T>> {
  readonly things: Things;
  /** Keeps a decision about a thing that is locked. */
  readonly keep: Keep<T, Event>;
}

export interface VerificationScope<T, Event> extends MarkScope<T, Event, VerifiableThings<T>> {
  readonly papers: Pick<PaperClaims, 'claim'>;
}

export type InVerificationTransaction<T, Event> = InTransaction<VerificationScope<T, Event>>;

/** How the service changes a thing: its next version, and the event that carries it. */
export type Change<T, Event> = (thing: T, changes: Partial<T>, at: Date) => Decided<T, Event>;

/** A thing of a member that admins mark. */
export interface OwnedMarked extends Marked {
  readonly id: string;
  readonly ownerId: MemberId;
}

export type OwnedVerifiable = OwnedMarked & Verifiable;

/** Things as screens read them, without locks. */
export interface VerificationQueries<T> {
  /** Whether public or not. */
  find(id: string): Promise<T | undefined>;
  findOfOwner(ownerId: MemberId): Promise<T | undefined>;
  /** Those whose mark `verified` ended before that day, in Pakistan, in the order of their ids: at most `limit` that follow `after`. */
  listExpired(day: string, after: string | undefined, limit: number): Promise<readonly string[]>;
}
