import type { Decided, MemberId } from '@paltu/kernel';
import { requestIn, type Adoption, type OfferedPet } from '../domain/adoption.ts';
import type { RequestEvent } from '../domain/request-events.ts';
import type { AdoptionRequest, RequestId } from '../domain/request.ts';
import type { DecisionNeeds } from './ports.ts';
import { requireSide, type MemberSide } from './require-side.ts';

export interface Decision {
  readonly requestId: RequestId;
  readonly memberId: MemberId;
  /** Either side when absent. */
  readonly allowed?: MemberSide;
}

interface DecisionInput {
  readonly adoption: Adoption;
  readonly pet: OfferedPet | undefined;
  readonly side: MemberSide;
  readonly at: Date;
}

/** One of the two sides decides: on either side, the pet is locked before anything is read that the decision rests on. */
export const decide = async (
  { inTransaction, queries, clock }: DecisionNeeds,
  { requestId, memberId, allowed }: Decision,
  decideOn: (input: DecisionInput) => Decided<Adoption, RequestEvent>,
): Promise<AdoptionRequest> => {
  // Neither the pet of a request nor its two sides ever change.
  const { request: known, side } = requireSide(await queries.find(requestId), memberId, allowed);
  return inTransaction(async ({ adoptions, pets, keep }) => {
    const adoption = await adoptions.get(known.petId, requestId);
    const pet = await pets.find(known.petId);
    return requestIn(await keep(adoption, decideOn({ adoption, pet, side, at: clock.now() })), requestId);
  });
};
