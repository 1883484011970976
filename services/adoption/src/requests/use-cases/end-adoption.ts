import type { MemberId } from '@paltu/kernel';
import { letFallThrough } from '../domain/either-decisions.ts';
import type { AdoptionRequest, RequestId } from '../domain/request.ts';
import { decide } from './decide.ts';
import type { DecisionNeeds } from './ports.ts';

export interface EndingWish {
  readonly requestId: RequestId;
  readonly memberId: MemberId;
  readonly reason: string;
}

/** @throws AppError when the member is neither side, or it was not approved, or the pet was handed over too long ago */
export type EndAdoption = (wish: EndingWish) => Promise<AdoptionRequest>;

/** Either side reports that it came to nothing, or that the pet came back. */
export const endAdoption =
  (needs: DecisionNeeds): EndAdoption =>
  ({ reason, ...wish }) =>
    decide(needs, wish, ({ adoption, side, at }) => letFallThrough(adoption, { requestId: wish.requestId, by: side, reason }, at));
