import type { Decided } from '@paltu/kernel';
import { changed, requestIn, unchanged, type Adoption } from './adoption.ts';
import { comeBackWithinMs } from './due-times.ts';
import { alreadyAnswered } from './request-errors.ts';
import type { RequestEvent } from './request-events.ts';
import type { AdoptionRequest, RequestId, Side } from './request.ts';
import { fellThrough } from './steps.ts';

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
