import { refusal, type Decided, type MemberId } from '@paltu/kernel';
import type { KnownPet } from '@paltu/projections';
import {
  alreadyAnswered,
  alreadyOpen,
  answerWithinMs,
  changed,
  comeBackWithinMs,
  hasJustGone,
  isOpen,
  nextDueAt,
  notApproved,
  notForSale,
  ownPet,
  petNotAvailable,
  petNotFound,
  remindersBy,
  requestIn,
  unchanged,
  type Adoption,
  type AdoptionRequest,
  type Application,
  type Change,
  type ClosingCode,
  type HistoryEntry,
  type Meeting,
  type OfferedPet,
  type RequestEvent,
  type RequestId,
  type Side,
} from './request.ts';

/** The request in its next status: that is in its history, and waiting begins anew. */
export const moved = (
  request: AdoptionRequest,
  { status, by, at }: HistoryEntry,
  changes: Partial<AdoptionRequest> = {},
): AdoptionRequest => {
  const next = { ...request, status, ...changes, history: [...request.history, { status, at, by }], remindersSent: 0 };
  return { ...next, nextDueAt: nextDueAt(next) };
};

/** The product declines for the owner. */
export const declined = (request: AdoptionRequest, code: ClosingCode, at: Date): Change => ({
  type: 'AdoptionRejected',
  request: moved(
    request,
    { status: 'rejected', by: 'product', at },
    {
      answer: { message: '', at, code },
      closing: { by: 'product', at, code, reason: '' },
    },
  ),
});

export const completed = (request: AdoptionRequest, at: Date): Change => ({
  type: 'PetHandedOver',
  request: moved(
    request,
    { status: 'completed', by: 'owner', at },
    { completedAt: at, closing: { by: 'owner', at, code: '', reason: '' } },
  ),
});

export interface EndedBy {
  readonly by: Side;
  readonly code?: ClosingCode | '';
  readonly reason?: string;
}

export const fellThrough = (request: AdoptionRequest, { by, code = '', reason = '' }: EndedBy, at: Date): Change => ({
  type: 'AdoptionFellThrough',
  request: moved(request, { status: 'fell-through', by, at }, { closing: { by, at, code, reason } }),
});

export const cancelled = (request: AdoptionRequest, { by, code = '' }: EndedBy, at: Date): Change => ({
  type: 'AdoptionCancelled',
  request: moved(request, { status: 'cancelled', by, at }, { closing: { by, at, code, reason: '' } }),
});

export interface NewRequest {
  readonly id: RequestId;
  readonly requesterId: MemberId;
  readonly application: Application | null;
  /** Rupees, for a pet that is for sale. */
  readonly offer?: number | null;
  readonly message: string;
}

/** @throws AppError when the pet is not for sale */
const offerFor = ({ terms }: OfferedPet, { offer = null }: NewRequest): number | null => {
  if (offer !== null && terms.adoptionType !== 'Sale') throw notForSale();
  return offer;
};

/** @param pet undefined when no event named it @throws AppError when the pet cannot be asked for, or was already */
export const ask = (adoption: Adoption, pet: OfferedPet | undefined, wish: NewRequest, at: Date): Decided<Adoption, RequestEvent> => {
  if (pet === undefined || !pet.isPublic) throw petNotFound();
  if (pet.ownerId === wish.requesterId) throw ownPet();
  const open = adoption.requests.filter(isOpen);
  if (open.some(({ requesterId }) => requesterId === wish.requesterId)) throw alreadyOpen();
  if (pet.status !== 'Available' || hasJustGone(adoption, pet) || open.some(({ status }) => status === 'approved')) throw petNotAvailable();
  const asked: AdoptionRequest = {
    ...wish,
    offer: offerFor(pet, wish),
    meeting: null,
    petId: adoption.petId,
    petName: pet.name,
    terms: pet.terms,
    ownerId: pet.ownerId,
    version: adoption.version + 1,
    status: 'pending',
    answer: null,
    closing: null,
    history: [{ status: 'pending', at, by: 'requester' }],
    createdAt: at,
    updatedAt: at,
    respondBy: new Date(at.getTime() + answerWithinMs),
    approvedAt: null,
    completedAt: null,
    remindersSent: 0,
    nextDueAt: nextDueAt({ status: 'pending', createdAt: at, approvedAt: null, remindersSent: 0 }),
  };
  return changed(adoption, [{ type: 'AdoptionRequested', request: asked }], at);
};

/** The requester takes it back; what is taken back stays so. @throws AppError when it was answered */
export const cancel = (adoption: Adoption, id: RequestId, at: Date): Decided<Adoption, RequestEvent> => {
  const request = requestIn(adoption, id);
  if (request.status === 'cancelled') return unchanged(adoption);
  if (request.status !== 'pending') throw alreadyAnswered();
  return changed(adoption, [cancelled(request, { by: 'requester' }, at)], at);
};

export interface Answer {
  readonly requestId: RequestId;
  /** May be empty. */
  readonly message: string;
}

/**
 * The owner chooses this request; the others that wait are declined with a kind word. What is approved stays so, with its first message.
 * @throws AppError when it was answered otherwise, or the pet cannot be given away
 */
export const approve = (
  adoption: Adoption,
  pet: OfferedPet | undefined,
  { requestId, message }: Answer,
  at: Date,
): Decided<Adoption, RequestEvent> => {
  const request = requestIn(adoption, requestId);
  if (request.status === 'approved') return unchanged(adoption);
  if (request.status !== 'pending') throw alreadyAnswered();
  if (pet === undefined || !pet.isPublic || pet.status === 'Adopted' || hasJustGone(adoption, pet)) throw petNotAvailable();
  if (adoption.requests.some(({ status }) => status === 'approved')) throw petNotAvailable();
  const others = adoption.requests.filter(({ id, status }) => id !== requestId && status === 'pending');
  const approved = moved(request, { status: 'approved', by: 'owner', at }, { approvedAt: at, answer: { message, at, code: '' } });
  return changed(
    adoption,
    [{ type: 'AdoptionApproved', request: approved }, ...others.map((other) => declined(other, 'another-approved', at))],
    at,
  );
};

/** The other side is notified of each. */
const renamedAfterMs = 10 * 60_000;

const checkPause = (last: Meeting | null, { by, day }: Omit<NamedDay, 'requestId'>, at: Date): void => {
  if (last === null || last.by !== by || last.day === day) return;
  const waitMs = last.at.getTime() + renamedAfterMs - at.getTime();
  if (waitMs > 0) throw tooManyDays({ retryAfterSeconds: Math.ceil(waitMs / 1000) });
};

export interface NamedDay {
  readonly requestId: RequestId;
  readonly by: Meeting['by'];
  /** In Pakistan, such as 2026-12-05. */
  readonly day: string;
}

export const tooManyDays = refusal(
  'too-many',
  'adoption-request.too-many-days',
  'You have just named a day. Please wait for an answer, or name another one in some minutes.',
);

/** A day on which the two could meet; the same day, named by the other side, is agreed on. @throws AppError when it is not approved, or named too often */
export const meetOn = (adoption: Adoption, { requestId, by, day }: NamedDay, at: Date): Decided<Adoption, RequestEvent> => {
  const request = requestIn(adoption, requestId);
  if (request.status !== 'approved') throw notApproved();
  const { meeting } = request;
  const isSame = meeting?.day === day;
  if (isSame && (meeting.isAgreed || meeting.by === by)) return unchanged(adoption);
  checkPause(meeting, { by, day }, at);
  const named = isSame ? { ...meeting, isAgreed: true } : { day, by, at, isAgreed: false };
  return changed(adoption, [{ type: 'AdoptionMeetingNamed', request: { ...request, meeting: named } }], at);
};

/** What is rejected stays so, with its first message. @throws AppError when it was answered otherwise */
export const reject = (adoption: Adoption, { requestId, message }: Answer, at: Date): Decided<Adoption, RequestEvent> => {
  const request = requestIn(adoption, requestId);
  if (request.status === 'rejected') return unchanged(adoption);
  if (request.status !== 'pending') throw alreadyAnswered();
  const rejected = moved(
    request,
    { status: 'rejected', by: 'owner', at },
    {
      answer: { message, at, code: '' },
      closing: { by: 'owner', at, code: '', reason: '' },
    },
  );
  return changed(adoption, [{ type: 'AdoptionRejected', request: rejected }], at);
};

/** The pet has moved; what is completed stays so. @throws AppError unless it was approved */
export const handOver = (adoption: Adoption, requestId: RequestId, at: Date): Decided<Adoption, RequestEvent> => {
  const request = requestIn(adoption, requestId);
  if (request.status === 'completed') return unchanged(adoption);
  if (request.status !== 'approved') throw alreadyAnswered();
  return changed(adoption, [completed(request, at)], at);
};

export interface Ending {
  readonly requestId: RequestId;
  readonly by: Side;
  readonly reason: string;
}

const mayFallThrough = ({ status, completedAt }: AdoptionRequest, at: Date): boolean =>
  status === 'approved' || (status === 'completed' && completedAt !== null && at.getTime() - completedAt.getTime() <= comeBackWithinMs);

/** It came to nothing, or the pet came back within the time for that; what fell through stays so. @throws AppError otherwise */
export const letFallThrough = (adoption: Adoption, { requestId, by, reason }: Ending, at: Date): Decided<Adoption, RequestEvent> => {
  const request = requestIn(adoption, requestId);
  if (request.status === 'fell-through') return unchanged(adoption);
  if (!mayFallThrough(request, at)) throw alreadyAnswered();
  return changed(adoption, [fellThrough(request, { by, reason }, at)], at);
};

/** What ends the requests for a pet, seen from its listing. */
export type ListingEnd = 'pet-adopted' | 'listing-deleted' | 'listing-refused';

/** Whether an event of a listing ends the requests for it. */
export const endOfListing = ({ isDeleted, approvalStatus, snapshot }: KnownPet): ListingEnd | undefined => {
  if (isDeleted) return 'listing-deleted';
  if (snapshot.status === 'Adopted') return 'pet-adopted';
  return approvalStatus === 'rejected' ? 'listing-refused' : undefined;
};

const endedByListing = (request: AdoptionRequest, end: ListingEnd, at: Date): readonly Change[] => {
  if (request.status === 'pending') return [declined(request, end, at)];
  if (request.status !== 'approved' || end === 'listing-refused') return [];
  return [end === 'pet-adopted' ? completed(request, at) : fellThrough(request, { by: 'product', code: end }, at)];
};

/** What becomes of the open requests when the listing is adopted by the owner's word, deleted, or refused by review. */
export const followListing = (adoption: Adoption, end: ListingEnd, at: Date): Decided<Adoption, RequestEvent> =>
  changed(
    adoption,
    adoption.requests.flatMap((request) => endedByListing(request, end, at)),
    at,
  );

const endedByLeaving = (request: AdoptionRequest, memberId: MemberId, at: Date): readonly Change[] => {
  if (!isOpen(request) || (request.ownerId !== memberId && request.requesterId !== memberId)) return [];
  const by = request.ownerId === memberId ? 'owner' : 'requester';
  const ended = { by, code: `${by}-left` } as const;
  return [request.status === 'pending' ? cancelled(request, ended, at) : fellThrough(request, ended, at)];
};

/** What becomes of the open requests of a member who leaves. */
export const followMember = (adoption: Adoption, memberId: MemberId, at: Date): Decided<Adoption, RequestEvent> =>
  changed(
    adoption,
    adoption.requests.flatMap((request) => endedByLeaving(request, memberId, at)),
    at,
  );

/** What becomes of requests whose owner is suspended: those that are to be answered by now are declined, the others once they are. */
export const followAbsence = (adoption: Adoption, ownerId: MemberId, at: Date): Decided<Adoption, RequestEvent> =>
  changed(
    adoption,
    adoption.requests
      .filter((request) => request.status === 'pending' && request.ownerId === ownerId && request.respondBy <= at)
      .map((request) => declined(request, 'owner-away', at)),
    at,
  );

/** Sends a reminder that is due, once; a request that its owner has not answered after the last one, or cannot answer, is declined. */
export const passTime = (adoption: Adoption, requestId: RequestId, isOwnerAway: boolean, at: Date): Decided<Adoption, RequestEvent> => {
  const request = adoption.requests.find(({ id }) => id === requestId);
  if (request === undefined || request.nextDueAt === null || request.nextDueAt > at) return unchanged(adoption);
  if (isOwnerAway && request.status === 'pending') return changed(adoption, [declined(request, 'owner-away', at)], at);
  const reminders = remindersBy(request, at);
  const reminded = { ...request, remindersSent: reminders };
  const due = nextDueAt(reminded);
  if (due !== null && due <= at) return changed(adoption, [declined(request, 'no-answer', at)], at);
  return changed(adoption, [{ type: 'AdoptionAnswerDue', request: { ...reminded, nextDueAt: due } }], at);
};
