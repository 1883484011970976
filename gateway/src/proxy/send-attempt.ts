import { AppError } from '@paltu/kernel';
import { isStopping, routeNotFound, whenClosed } from '@paltu/service-kit';
import type { Request, Response } from 'express';
import { createProxyMiddleware, definePlugin } from 'http-proxy-middleware';
import { Agent, type ClientRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BegunResponse } from '../requests/begin-request.ts';
import type { BodyClass } from '../route-row.ts';
import { socketPathOf } from '../upstreams/replica.ts';
import type { Attempt } from '../upstreams/upstream.ts';
import { limitCall, NoConnection, type LaneName, type ProxyLimits, type ProxyTimeouts } from './proxy-limits.ts';

/** How an attempt to have a call answered failed. */
export interface AttemptFailure {
  readonly error: Error;
  /** Nothing of the call has left: the connection was never there. */
  readonly isUnsent: boolean;
}

interface TriedCall {
  readonly lane: LaneName;
  /** Whether another replica than the one that failed could be asked. */
  readonly hasOther: boolean;
}

/** It answered, if not in HTTP: asked again it would answer the same. */
const isAnswer = (error: Error): boolean => /^(?:HPE_|UND_ERR_(?:HEADERS_OVERFLOW|RES_))/.test((error as NodeJS.ErrnoException).code ?? '');

/** What the failure shows about the replica. A refusal of ours (a body that grew too large) proves nothing. */
export const noteFailure = (attempt: Attempt, { error }: AttemptFailure): void => {
  if (error instanceof NoConnection || (error instanceof AppError && error.kind === 'slow')) attempt.timedOut();
  // Its next answer whether it is ready, which comes soon, corrects that if it is well.
  if (!(error instanceof AppError || isAnswer(error))) attempt.foundAway();
};

/**
 * A write that may have arrived is never sent again. What an upload brings is gone once it was read. A read may have met a connection that
 * died before it: by another one the same replica may answer.
 */
export const mayTryAgain = ({ error, isUnsent }: AttemptFailure, { lane, hasOther }: TriedCall): boolean => {
  if (error instanceof AppError || isAnswer(error)) return false;
  return lane === 'read' ? hasOther || !isUnsent : hasOther && isUnsent && lane === 'small';
};

/** The replica is unresponsive, by its readiness; somebody else can answer. */
export class ReplicaUnresponsive extends Error {
  override readonly name = 'ReplicaUnresponsive';
}

/** One call at one replica. */
interface AttemptToSend {
  readonly request: IncomingMessage;
  readonly response: BegunResponse;
  readonly attempt: Attempt;
  /** Whether another replica may answer once this one falls silent. */
  readonly isMovable: boolean;
  /** In the tick in which the answer begins to flow; its `Date` is by the clock of the service. */
  readonly onAnswer: (date: string | undefined) => void;
  /** Its caller takes a large answer slower than it comes: from now on the replica waits, and nobody knows how long. */
  readonly onBehind: () => void;
}

/**
 * Hands the request to the replica and its answer to the caller. Resolves when the answer has left the replica, however slowly it is read, or
 * when the caller has gone; with a failure when there is no whole answer.
 */
export type SendAttempt = (call: AttemptToSend) => Promise<AttemptFailure | undefined>;

/** The connections for calls of one kind, to every service. */
export interface Sender {
  readonly send: SendAttempt;
  close(): void;
}

/** Headers of one conversation, which are not handed on. */
export const ownToOneHop = ['connection', 'keep-alive', 'proxy-authenticate', 'upgrade', 'trailer', 'server', 'x-powered-by'];

/** Callers of a gateway that stops have to go to another one. */
const isStaying = (response: ServerResponse): boolean => {
  const server = (response.socket as { server?: Server } | null)?.server;
  return response.shouldKeepAlive && (server === undefined || !isStopping(server));
};

/** The library would copy a header of its own conversation with the service; this one is between the caller and us. */
const ownConnection = (answer: IncomingMessage, response: ServerResponse): void => {
  for (const name of ownToOneHop) Reflect.deleteProperty(answer.headers, name);
  answer.headers.connection = isStaying(response) ? 'keep-alive' : 'close';
};

/** What is to be done with the events of one attempt. */
interface AttemptEvents {
  readonly origin: string;
  readonly sent: (outgoing: ClientRequest) => void;
  readonly answered: (answer: IncomingMessage) => void;
  readonly failed: (error: Error) => void;
}

const eventsOf = (response: unknown): AttemptEvents => (response as Response).locals['attemptEvents'] as AttemptEvents;

/** The library has one emitter for all calls: each event goes to the attempt that it is about. */
const eventsByAttempt = definePlugin<Request, Response>((proxy) => {
  proxy.on('proxyReq', (outgoing, _request, response) => eventsOf(response).sent(outgoing));
  proxy.on('proxyRes', (answer, _request, response) => eventsOf(response).answered(answer));
  proxy.on('error', (error, _request, response) => eventsOf(response).failed(error));
});

/** As the library takes it. */
const targetOf = (origin: string) => {
  const socketPath = socketPathOf(origin);
  return socketPath === undefined ? origin : { protocol: 'http:', host: 'localhost', socketPath };
};

/** One for all services, for each puts a listener of its own on the server that calls come by. */
export const openSender = (body: BodyClass, { timeouts, limits }: { timeouts: ProxyTimeouts; limits: ProxyLimits }): Sender => {
  // To each address as many as a service has places, for the queue of the agent itself has no end.
  const most = limits.lanes[body].running;
  const agent = new Agent({ keepAlive: true, maxSockets: most, maxFreeSockets: Math.min(32, most), scheduling: 'lifo' });
  const limit = limitCall(body, { timeouts, limits });
  const proxy = createProxyMiddleware<Request, Response>({
    router: (_request, response) => targetOf(eventsOf(response).origin),
    agent,
    // The library's own plugins answer with the address of the service and write to the console.
    ejectPlugins: true,
    plugins: [eventsByAttempt],
  });
  const send: SendAttempt = ({ request, response, attempt, onAnswer }) =>
    new Promise((resolve) => {
      let [isUnsent, isAnswered] = [true, false];
      const end = (error?: Error): void => {
        attempt.leave();
        resolve(error && { error, isUnsent });
      };
      const sent = (outgoing: ClientRequest): void => {
        isUnsent = outgoing.socket?.connecting !== false;
        if (isUnsent) outgoing.socket?.once('connect', () => void (isUnsent = false));
        outgoing.once('close', () => end(isAnswered ? undefined : new Error('it ended without an answer')));
        limit(outgoing, request, response);
      };
      const answered = (answer: IncomingMessage): void => {
        isAnswered = true;
        attempt.answered();
        onAnswer(answer.headers.date);
        ownConnection(answer, response);
      };
      response.locals['attemptEvents'] = { origin: attempt.replica.origin, sent, answered, failed: end } satisfies AttemptEvents;
      whenClosed(response, end);
      // Failures come as events; beside them the library only passes on what is not its own.
      void proxy(request as Request, response as Response, (error) => end((error as Error | undefined) ?? routeNotFound()));
    });
  return { send, close: () => agent.destroy() };
};
