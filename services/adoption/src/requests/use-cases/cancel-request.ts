import type { MemberId } from '@paltu/kernel';
import type { AdoptionRequest, RequestId } from '../domain/request.ts';
import { cancel } from '../domain/requester-decisions.ts';
import { decide } from './decide.ts';
import type { DecisionNeeds } from './ports.ts';

/** @throws AppError when the member may not cancel it, or it was answered */
export type CancelRequest = (wish: { readonly requestId: RequestId; readonly memberId: MemberId }) => Promise<AdoptionRequest>;

/** The requester takes the request back. */
export const cancelRequest =
  (needs: DecisionNeeds): CancelRequest =>
  (wish) =>
    decide(needs, { ...wish, allowed: 'requester' }, ({ adoption, at }) => cancel(adoption, wish.requestId, at));
