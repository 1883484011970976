import type { Decided } from '@paltu/kernel';
import { changed, hasJustGone, requestIn, unchanged, type Adoption, type OfferedPet } from './adoption.ts';
import { alreadyAnswered, petNotAvailable } from './request-errors.ts';
import type { RequestEvent } from './request-events.ts';
import type { RequestId } from './request.ts';
import { completed, declined, moved } from './steps.ts';

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
