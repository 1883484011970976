import type { MemberId } from '@paltu/kernel';
import { notYourStep, requestNotFound } from '../domain/request-errors.ts';
import type { AdoptionRequest } from '../domain/request.ts';

export type MemberSide = 'owner' | 'requester';

/** Which of the two a member is; undefined for everybody else. */
const sideOf = ({ ownerId, requesterId }: AdoptionRequest, memberId: MemberId): MemberSide | undefined => {
  if (memberId === ownerId) return 'owner';
  return memberId === requesterId ? 'requester' : undefined;
};

export interface SeenRequest {
  readonly request: AdoptionRequest;
  /** From which the member sees it. */
  readonly side: MemberSide;
}

/** @throws AppError `adoption-request.not-found` for a stranger, `adoption-request.not-yours` for the other side */
export const requireSide = (request: AdoptionRequest | undefined, memberId: MemberId, allowed?: MemberSide): SeenRequest => {
  const side = request && sideOf(request, memberId);
  if (request === undefined || side === undefined) throw requestNotFound();
  if (allowed !== undefined && side !== allowed) throw notYourStep();
  return { request, side };
};
