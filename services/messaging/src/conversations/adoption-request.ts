import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import type { ThingId } from './conversation.ts';

export type RequestId = Branded<string, 'RequestId'>;

/** Who asks for which pet, by the last event of adoption. */
export interface AdoptionRequest {
  readonly id: RequestId;
  /** Order of the events about the pet. */
  readonly version: number;
  readonly petId: ThingId;
  readonly ownerId: MemberId;
  readonly requesterId: MemberId;
  /** It waits for an answer, or is approved. */
  readonly isOpen: boolean;
}

export const requestNotFound = refusal('not-found', 'adoption-request.not-found', 'Adoption request not found');

export const notYourStep = refusal('forbidden', 'adoption-request.not-yours', 'Only the other side of this request may do this');

export const alreadyAnswered = refusal('conflict', 'adoption-request.already-answered', 'This adoption request has already been answered');

/**
 * An open request of which the member owns the pet. Who asks writes about the pet itself.
 * @throws AppError `adoption-request.not-found` for a stranger too, `adoption-request.not-yours`, `adoption-request.already-answered`
 */
export const requireOpenOf = (request: AdoptionRequest | undefined, memberId: MemberId): AdoptionRequest => {
  if (request === undefined || (memberId !== request.ownerId && memberId !== request.requesterId)) throw requestNotFound();
  if (memberId !== request.ownerId) throw notYourStep();
  if (!request.isOpen) throw alreadyAnswered();
  return request;
};
