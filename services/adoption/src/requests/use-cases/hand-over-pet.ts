import type { MemberId } from '@paltu/kernel';
import { handOver } from '../domain/owner-decisions.ts';
import type { AdoptionRequest, RequestId } from '../domain/request.ts';
import { decide } from './decide.ts';
import type { DecisionNeeds } from './ports.ts';

/** @throws AppError when the member may not record it, or it was not approved */
export type HandOverPet = (wish: { readonly requestId: RequestId; readonly memberId: MemberId }) => Promise<AdoptionRequest>;

/** The owner records that the pet has moved. */
export const handOverPet =
  (needs: DecisionNeeds): HandOverPet =>
  (wish) =>
    decide(needs, { ...wish, allowed: 'owner' }, ({ adoption, at }) => handOver(adoption, wish.requestId, at));
