import { invalidInput, type Decided } from '@paltu/kernel';
import { clockTimeAt } from '@paltu/reference';
import { keepingVet, updatedVet } from './profile-decisions.ts';
import { noVerification, type Paper } from './verification.ts';
import { alreadyWaiting } from './vet-errors.ts';
import type { VetEvent } from './vet-events.ts';
import type { Marks, Vet } from './vet.ts';

export interface VerificationRequest {
  readonly registrationNumber: string;
  /** A day in Pakistan. */
  readonly validUntil: string;
  readonly papers: readonly Paper[];
}

/** @throws AppError `verification.already-waiting`, `request.invalid` */
export const checkRequest = (vet: Vet, { validUntil }: Pick<VerificationRequest, 'validUntil'>, at: Date): void => {
  if (vet.verification.status === 'waiting') throw alreadyWaiting();
  if (validUntil < clockTimeAt(at).date)
    throw invalidInput([{ path: 'validUntil', code: 'too-small', msg: 'The registration must still be valid' }]);
};

/** The vet asks for the mark `verified`; a mark that is there stays until this is decided, or its day has come. */
export const requestVerification = (vet: Vet, request: VerificationRequest, at: Date): Decided<Vet, VetEvent> => {
  checkRequest(vet, request, at);
  const number = vet.verification.number + 1;
  const after: Vet = {
    ...vet,
    verification: { ...request, status: 'waiting', number, askedAt: at, reason: '' },
    version: vet.version + 1,
    updatedAt: at,
  };
  return { state: after, events: [{ type: 'VetVerificationRequested', vet: after, at }] };
};

/** A decision of moderation. */
export interface MarkOrder {
  /** Counts the decisions on this vet, from 1. */
  readonly number: number;
  readonly mark: keyof Marks;
  readonly isSet: boolean;
  /** Of the request that was decided; 0 for other marks. */
  readonly verificationNumber: number;
  readonly reason: string;
}

const verified = (vet: Vet, { isSet, verificationNumber, reason }: MarkOrder): Partial<Vet> => {
  const { verification } = vet;
  // The vet has sent other papers since, or the mark has ended: it was not decided about what is there now.
  if (verification.number !== verificationNumber || verification.status === 'none') return {};
  return {
    marks: { ...vet.marks, verified: isSet },
    verifiedUntil: isSet ? verification.validUntil : null,
    verification: { ...verification, status: isSet ? 'verified' : 'sent-back', reason: isSet ? '' : reason },
  };
};

const changesOf = (vet: Vet, order: MarkOrder): Partial<Vet> => {
  if (order.mark === 'verified') return verified(vet, order);
  const marks = { ...vet.marks, [order.mark]: order.isSet };
  return order.mark === 'hidden' ? { marks, hiddenReason: order.isSet ? order.reason : '' } : { marks };
};

/** Carries a decision of moderation out, once; one on papers that are no longer those is only taken note of. */
export const carryOutMark = (vet: Vet, order: MarkOrder, at: Date): Decided<Vet, VetEvent> => {
  if (order.number <= vet.decidedUpTo) return keepingVet(vet);
  return updatedVet(vet, { ...changesOf(vet, order), decidedUpTo: order.number }, at);
};

/** The mark `verified` ends with the day that the registration was valid until. A new request that waits goes on waiting. */
export const endVerification = (vet: Vet, at: Date): Decided<Vet, VetEvent> => {
  if (vet.verifiedUntil === null || vet.verifiedUntil >= clockTimeAt(at).date) return keepingVet(vet);
  const { verification } = vet;
  return updatedVet(
    vet,
    {
      marks: { ...vet.marks, verified: false },
      verifiedUntil: null,
      verification: verification.status === 'verified' ? noVerification(verification.number) : verification,
    },
    at,
  );
};
