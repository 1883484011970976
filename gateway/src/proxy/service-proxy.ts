import { AppError, serviceUnavailable, type Logger } from '@paltu/kernel';
import { isStopping, noteServiceTime, type ClockComparison } from '@paltu/service-kit';
import type { Metrics } from '@paltu/telemetry';
import type { Request, RequestHandler, Response } from 'express';
import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { memberOf } from '../auth/admit.ts';
import { callerKey } from '../limits/count-calls.ts';
import { originOf } from '../requests/request-origin.ts';
import type { BodyClass } from '../route-row.ts';
import type { Attempt, Upstream } from '../upstreams/upstream.ts';
import type { InterleaveAnswers } from './interleave-answers.ts';
import { mayTryAgain, noteFailure, type AttemptFailure, type SendAttempt, type Sender } from './send-attempt.ts';
import type { ServiceConcurrency } from './service-concurrency.ts';

const everyMs = 10_000;

/** Compares the clock of a service, as its answers show it, with ours: now and then, not at each of them. */
export const clockNoter = (clocks: Pick<ClockComparison, 'note'> | undefined) => {
  const nextAt = new Map<string, number>();
  return (service: string, { headers: { date } }: IncomingMessage): void => {
    const now = Date.now();
    if (clocks === undefined || date === undefined || now < (nextAt.get(service) ?? 0)) return;
    nextAt.set(service, now + everyMs);
    const at = Date.parse(date);
    if (!Number.isNaN(at)) clocks.note(service, at - now);
  };
};

interface ProxyOptions {
  readonly service: Upstream;
  readonly logger: Logger;
  readonly concurrency: ServiceConcurrency;
  /** Of the calls to all services. */
  readonly senders: Readonly<Record<BodyClass, Sender>>;
  readonly metrics: Metrics;
  /** Of the answers of all services. */
  readonly interleaveAnswers: InterleaveAnswers;
  /** Compares the service's clock with ours. */
  readonly noteClock: (service: string, answer: IncomingMessage) => void;
}

const ownToOneHop = ['connection', 'keep-alive', 'proxy-authenticate', 'upgrade', 'trailer', 'server', 'x-powered-by'];

/** Callers of a gateway that stops have to go to another one. */
const isStaying = (response: Response): boolean => {
  const server = (response.socket as { server?: Server } | null)?.server;
  return response.shouldKeepAlive && (server === undefined || !isStopping(server));
};

/** The proxy would copy a header of its own conversation with the service; this one is between the caller and us. */
const ownConnection = (answer: IncomingMessage, response: Response): void => {
  for (const name of ownToOneHop) Reflect.deleteProperty(answer.headers, name);
  answer.headers.connection = isStaying(response) ? 'keep-alive' : 'close';
};

/** What a caller gets to know of a failure between us and a service: never its message, which names addresses. */
const refusalOf = ({ error }: AttemptFailure): AppError => (error instanceof AppError ? error : serviceUnavailable());

/** The caller went away, or already reads an answer: the proxy itself cuts that one short when it is not whole. */
const isOver = (response: Response): boolean => response.destroyed || response.headersSent;

/** Another attempt in place of the one that failed; undefined when there is none to be made. */
const nextAttempt = (service: Upstream, failed: Attempt, isRead: boolean): Attempt | undefined => {
  try {
    return service.attempt(isRead, failed.replica);
  } catch {
    return undefined;
  }
};

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

interface ServiceCall {
  readonly request: Request;
  readonly response: Response;
  readonly body: BodyClass;
  readonly send: SendAttempt;
}

/** One call: at one replica, and after a failure perhaps at another. @throws AppError what its caller gets to know of the failure */
const callService = async (options: ProxyOptions, { request, response, body, send }: ServiceCall): Promise<void> => {
  const { service, logger, metrics } = options;
  const isRead = isReading(request);
  const begunAt = performance.now();
  const onAnswer = (answer: IncomingMessage): void => {
    noteServiceTime(response, performance.now() - begunAt);
    options.noteClock(service.name, answer);
    ownConnection(answer, response);
    options.interleaveAnswers(answer, response);
  };
  const log = ({ error }: AttemptFailure, { replica }: Attempt, isTriedAgain: boolean): void => {
    if (error instanceof AppError) return;
    const call = { upstream: service.name, replica: replica.origin, method: request.method };
    logger.warn({ ...call, reason: error.message, isTriedAgain }, 'a service did not answer');
  };

  const first = service.attempt(isRead);
  const failure = await send({ request, response, attempt: first, isMovable: isRead, onAnswer });
  if (failure === undefined || isOver(response)) return;
  noteFailure(first, failure);
  const isTriedAgain = mayTryAgain(failure, { isRead, body, hasOther: service.hasOther(first.replica) });
  const second = isTriedAgain ? nextAttempt(service, first, isRead) : undefined;
  log(failure, first, second !== undefined);
  if (second === undefined) throw refusalOf(failure);

  metrics.count('paltu_upstream_retried_calls_total', { upstream: service.name });
  // By then the other connections that died with this one are known to be dead.
  await nextTurn();
  if (response.destroyed) return second.leave();
  const failureAgain = await send({ request, response, attempt: second, isMovable: false, onAnswer });
  if (failureAgain === undefined || isOver(response)) return;
  noteFailure(second, failureAgain);
  log(failureAgain, second, false);
  throw refusalOf(failureAgain);
};

const callsOf = (options: ProxyOptions, body: BodyClass): RequestHandler => {
  const { service, concurrency, senders } = options;
  const { send } = senders[body];
  return async (request, response) => {
    service.check();
    const own = body === 'small' && isReading(request) ? concurrency.read : concurrency[body];
    const leave = await own.enter(callerKey({ address: originOf(response.locals).address, memberId: memberOf(response) }));
    try {
      // Its caller may have gone while it waited.
      if (!response.destroyed) await callService(options, { request, response, body, send });
    } finally {
      // Before the answer is read to the end: how slowly that happens is nobody else's concern.
      leave();
    }
  };
};

/**
 * Hands a request to a replica of a service as it is, address, body and all, over kept connections: small bodies as `readSmallBody` has
 * read them, uploads as they come. A service that is down answers 503, a slow one 504; the caller's going away ends the call to the
 * service too.
 */
export const serviceProxy = (options: ProxyOptions): Readonly<Record<BodyClass, RequestHandler>> => ({
  small: callsOf(options, 'small'),
  upload: callsOf(options, 'upload'),
});
