import type { ClientRequest } from 'node:http';
import { AppError } from '@paltu/kernel';
import { whenClosed } from '@paltu/service-kit';
import type { Request, Response } from 'express';
import type { BodyClass } from '../route-row.ts';
import type { Upstream, Attempt } from '../upstreams/upstream.ts';
import { NoConnection } from './no-connection.ts';

/** A call on its way to a service: at one replica, and after a failure perhaps at another. */
export interface ServiceCall {
  /** Where it is now. */
  attempt(): Attempt;
  /** It is sent. */
  begin(outgoing: ClientRequest): Attempt;
  /** @returns whether it is tried once more */
  failed(error: Error): boolean;
}

export interface CallOptions {
  readonly service: Upstream;
  readonly body: BodyClass;
  readonly request: Request;
  readonly response: Response;
  /** Sends it to where it is now. */
  readonly send: () => void;
}

/** The replica is unresponsive, by its readiness; somebody else can answer. */
class ReplicaUnresponsive extends Error {
  override readonly name = 'ReplicaUnresponsive';
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const isConnected = ({ socket }: ClientRequest): boolean => socket?.connecting === false;

/** It answered, if not in HTTP: asked again it would answer the same. */
const isAnswer = (error: Error): boolean => ((error as NodeJS.ErrnoException).code ?? '').startsWith('HPE_');

/**
 * @throws AppError 503 while no replica may be called
 */
export const serviceCall = ({ service, body, request, response, send }: CallOptions): ServiceCall => {
  const reads = isRead(request);
  let attempt = service.attempt(reads);
  let outgoing: ClientRequest | undefined;
  /** Nothing of it has left: the connection was never there. */
  let isUnsent = true;
  let tries = 1;
  whenClosed(response, () => attempt.leave());

  // A write that may have arrived is never sent again. What an upload brings is gone once it was read.
  const mayTryAgain = (error: Error): boolean => {
    if (tries > 1 || error instanceof AppError || isAnswer(error)) return false;
    if (!(reads || (isUnsent && body === 'small'))) return false;
    return service.hasOther(attempt.replica) || (reads && outgoing?.reusedSocket === true);
  };

  return {
    attempt: () => attempt,
    begin: (sent) => {
      outgoing = sent;
      isUnsent = !isConnected(sent);
      if (isUnsent) sent.socket?.once('connect', () => void (isUnsent = false));
      if (reads && tries === 1) attempt.onSilence(() => void sent.destroy(new ReplicaUnresponsive('it fell silent')));
      return attempt;
    },
    failed: (error) => {
      if (error instanceof NoConnection || (error instanceof AppError && error.kind === 'slow')) attempt.timedOut();
      // Its next answer whether it is ready, which comes soon, corrects that if it is well.
      if (!(error instanceof AppError || isAnswer(error))) attempt.foundAway();
      if (!mayTryAgain(error)) return false;
      tries += 1;
      try {
        attempt = service.attempt(reads, attempt.replica);
      } catch {
        return false;
      }
      isUnsent = true;
      // By then the other connections that died with this one are known to be dead.
      setImmediate(() => (response.destroyed ? attempt.leave() : send()));
      return true;
    },
  };
};
