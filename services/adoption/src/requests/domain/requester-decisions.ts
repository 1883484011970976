import type { Decided, MemberId } from '@paltu/kernel';
import { changed, hasJustGone, requestIn, unchanged, type Adoption, type OfferedPet } from './adoption.ts';
import { answerWithinMs, nextDueAt } from './due-times.ts';
import { alreadyAnswered, alreadyOpen, ownPet, petNotAvailable, petNotFound } from './request-errors.ts';
import type { RequestEvent } from './request-events.ts';
import { isOpen, type AdoptionRequest, type Application, type RequestId } from './request.ts';
import { cancelled } from './steps.ts';

export interface NewRequest {
  readonly id: RequestId;
  readonly requesterId: MemberId;
  readonly application: Application;
  readonly message: string;
}

/** @param pet undefined when no event named it @throws AppError when the pet cannot be asked for, or was already */
export const ask = (adoption: Adoption, pet: OfferedPet | undefined, wish: NewRequest, at: Date): Decided<Adoption, RequestEvent> => {
  if (pet === undefined || !pet.isPublic) throw petNotFound();
  if (pet.ownerId === wish.requesterId) throw ownPet();
  const open = adoption.requests.filter(isOpen);
  if (open.some(({ requesterId }) => requesterId === wish.requesterId)) throw alreadyOpen();
  if (pet.status !== 'Available' || hasJustGone(adoption, pet) || open.some(({ status }) => status === 'approved')) throw petNotAvailable();
  const asked: AdoptionRequest = {
    ...wish,
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
