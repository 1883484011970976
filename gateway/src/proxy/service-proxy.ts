import { AppError, serviceUnavailable, type Logger } from '@paltu/kernel';
import { noteServiceTime, type ClockComparison } from '@paltu/service-kit';
import type { Metrics } from '@paltu/telemetry';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { memberOf } from '../auth/admit.ts';
import { callerKey } from '../limits/count-calls.ts';
import { begunOf, type BegunResponse, type Step } from '../requests/begin-request.ts';
import type { Attempt, Upstream } from '../upstreams/upstream.ts';
import type { LaneName } from './proxy-limits.ts';
import { mayTryAgain, noteFailure, type AttemptFailure, type SendAttempt } from './send-attempt.ts';
import type { ServiceConcurrency } from './service-concurrency.ts';

const everyMs = 10_000;

/** Compares the clock of a service, as its answers show it, with ours: now and then, not at each of them. */
export const clockNoter = (clocks: Pick<ClockComparison, 'note'> | undefined) => {
  const nextAt = new Map<string, number>();
  return (service: string, date: string | undefined): void => {
    const now = Date.now();
    if (clocks === undefined || date === undefined || now < (nextAt.get(service) ?? 0)) return;
    nextAt.set(service, now + everyMs);
    const at = Date.parse(date);
    if (!Number.isNaN(at)) clocks.note(service, at - now);
  };
};

interface CallOptions {
  readonly service: Upstream;
  readonly logger: Logger;
  readonly concurrency: ServiceConcurrency;
  /** Of the calls to all services. */
  readonly senders: Readonly<Record<LaneName, SendAttempt>>;
  readonly metrics: Metrics;
  /** Compares the service's clock with ours. */
  readonly noteClock: (service: string, date: string | undefined) => void;
}

/** What a caller gets to know of a failure between us and a service: never its message, which names addresses. */
const refusalOf = ({ error }: AttemptFailure): AppError => (error instanceof AppError ? error : serviceUnavailable());

/** The caller went away, or already reads an answer: its sender itself cuts that one short when it is not whole. */
const isOver = (response: ServerResponse): boolean => response.destroyed || response.headersSent;

/** Another attempt in place of the one that failed; undefined when there is none to be made. */
const nextAttempt = (service: Upstream, failed: Attempt, isRead: boolean): Attempt | undefined => {
  try {
    return service.attempt(isRead, failed.replica);
  } catch {
    return undefined;
  }
};

interface ServiceCall {
  readonly request: IncomingMessage;
  readonly response: BegunResponse;
  readonly lane: LaneName;
  /** Gives its place to the next call. */
  readonly leave: () => void;
}

/** One call: at one replica, and after a failure perhaps at another. @throws AppError what its caller gets to know of the failure */
const callService = async (options: CallOptions, { request, response, lane, leave }: ServiceCall): Promise<void> => {
  const { service, logger, metrics } = options;
  const send = options.senders[lane];
  const isRead = lane === 'read';
  const begunAt = performance.now();
  const onAnswer = (date: string | undefined): void => {
    noteServiceTime(response, performance.now() - begunAt);
    options.noteClock(service.name, date);
  };
  const log = ({ error }: AttemptFailure, { replica }: Attempt, isTriedAgain: boolean): void => {
    if (error instanceof AppError) return;
    const call = { upstream: service.name, replica: replica.origin, method: request.method };
    logger.warn({ ...call, reason: error.message, isTriedAgain }, 'a service did not answer');
  };

  const first = service.attempt(isRead);
  const failure = await send({ request, response, attempt: first, isMovable: isRead, onAnswer, onBehind: leave });
  if (failure === undefined || isOver(response)) return;
  noteFailure(first, failure);
  const isTriedAgain = mayTryAgain(failure, { lane, hasOther: service.hasOther(first.replica) });
  const second = isTriedAgain ? nextAttempt(service, first, isRead) : undefined;
  log(failure, first, second !== undefined);
  if (second === undefined) throw refusalOf(failure);

  metrics.count('paltu_upstream_retried_calls_total', { upstream: service.name });
  // By then the other connections that died with this one are known to be dead.
  await nextTurn();
  if (response.destroyed) return second.leave();
  const failureAgain = await send({ request, response, attempt: second, isMovable: false, onAnswer, onBehind: leave });
  if (failureAgain === undefined || isOver(response)) return;
  noteFailure(second, failureAgain);
  log(failureAgain, second, false);
  throw refusalOf(failureAgain);
};

/**
 * The last step of a call: hands it to a replica of its service as it is, address, body and all, over kept connections, when it is the turn
 * of its caller. A service that is down answers 503, a slow one 504; the caller's going away ends the call to the service too.
 */
export const handOn =
  (options: CallOptions, lane: LaneName): Step =>
  async (request, response) => {
    const { service, concurrency } = options;
    service.check();
    const { address } = begunOf(response).origin;
    const leave = await concurrency[lane].enter(callerKey({ address, memberId: memberOf(response) }));
    try {
      // Its caller may have gone while it waited.
      if (!response.destroyed) await callService(options, { request, response, lane, leave });
    } finally {
      // Before the answer is read to the end: how slowly that happens is nobody else's concern.
      leave();
    }
  };
