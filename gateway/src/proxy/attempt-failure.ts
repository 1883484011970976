import { AppError } from '@paltu/kernel';
import type { BodyClass } from '../route-row.ts';
import type { Attempt } from '../upstreams/upstream.ts';

/** A replica takes no connection in time: a refused one would be an answer. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** How an attempt to have a call answered failed. */
export interface AttemptFailure {
  readonly error: Error;
  /** Nothing of the call has left: the connection was never there. */
  readonly isUnsent: boolean;
  /** The connection was kept from an earlier call: it may have died before this one. */
  readonly wasKept: boolean;
}

export interface TriedCall {
  readonly isRead: boolean;
  readonly body: BodyClass;
  /** Whether another replica than the one that failed could be asked. */
  readonly hasOther: boolean;
}

/** It answered, if not in HTTP: asked again it would answer the same. */
const isAnswer = (error: Error): boolean => ((error as NodeJS.ErrnoException).code ?? '').startsWith('HPE_');

/** What the failure shows about the replica. A refusal of ours (a body that grew too large) proves nothing. */
export const noteFailure = (attempt: Attempt, { error }: AttemptFailure): void => {
  if (error instanceof NoConnection || (error instanceof AppError && error.kind === 'slow')) attempt.timedOut();
  // Its next answer whether it is ready, which comes soon, corrects that if it is well.
  if (!(error instanceof AppError || isAnswer(error))) attempt.foundAway();
};

/** A write that may have arrived is never sent again. What an upload brings is gone once it was read. */
export const mayTryAgain = ({ error, isUnsent, wasKept }: AttemptFailure, { isRead, body, hasOther }: TriedCall): boolean => {
  if (error instanceof AppError || isAnswer(error)) return false;
  if (!(isRead || (isUnsent && body === 'small'))) return false;
  return hasOther || (isRead && wasKept);
};
