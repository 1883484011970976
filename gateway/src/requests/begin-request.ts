import { addressKey, newId, type RequestContext } from '@paltu/kernel';
import type { ObserveRequest } from '@paltu/service-kit';
import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { browserHeaders } from '../web/security-headers.ts';
import { cleanHeaders, type ReadOrigin, type RequestOrigin } from './request-origin.ts';

/** What is known of a request, and what every answer to it has. */
export interface Begun {
  readonly request: IncomingMessage;
  readonly context: RequestContext;
  /** Without its query. */
  readonly path: string;
  /** The path of its row in the table, where it has one. */
  route: string | undefined;
  readonly origin: RequestOrigin;
  /** Names and values in turns: its id, what keeps browsers from harm, and which scripts may read it. */
  readonly headers: readonly string[];
  /** A header that these answers vary by. */
  readonly vary: string | undefined;
}

/** The answer to a request that has begun; Express has `locals`, too. */
export interface BegunResponse extends ServerResponse {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Express has it
  locals: Record<string, any>;
}

export const begunOf = ({ locals }: Pick<BegunResponse, 'locals'>): Begun => locals['begun'] as Begun;

/** Headers for a call of a script; undefined where no answer depends on who asks. */
export type CorsPolicy = (path: string, origin: string | undefined) => Readonly<Record<string, string>> | undefined;

interface BeginOptions {
  readonly readOrigin: ReadOrigin;
  readonly observe: ObserveRequest;
  readonly cors: CorsPolicy;
}

export type BeginRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: (begun: Begun, response: BegunResponse) => void,
) => void;

/**
 * What every request passes, whatever answers it: what its caller claims to be is dropped, it gets its id and its trace, its line of the log
 * and its metrics, and the headers of its answer.
 */
export const beginRequests =
  ({ readOrigin, observe, cors }: BeginOptions): BeginRequest =>
  (request, given, answer) => {
    const { url = '', headers } = request;
    const [path = ''] = url.split('?', 1);
    const origin = readOrigin(request);
    const requestId = newId();
    const own = cors(path, headers.origin);
    const begun: Begun = {
      ...{ request, path, route: undefined, origin },
      context: { requestId, traceparent: origin.traceparent, clientAddress: addressKey(origin.address) },
      headers: ['x-request-id', requestId, ...browserHeaders(origin.isSecure), ...Object.entries(own ?? {}).flat()],
      vary: own === undefined ? undefined : 'Origin',
    };
    cleanHeaders(headers, origin, requestId);
    const response = given as BegunResponse;
    response.locals = { begun };
    observe(begun, response, () => answer(begun, response));
  };

/** Sets the headers of every answer one by one, for what writes its own so, as Express does. */
export const setOwnHeaders = (response: BegunResponse): void => {
  const { headers, vary } = begunOf(response);
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  if (vary !== undefined) response.setHeader('vary', vary);
};

/**
 * Writes the head of an answer in one piece, which takes a fraction of setting each header: those of every answer, unless they are set
 * already, and those given.
 * @param headers names and values in turns; none of them is `vary`
 * @param varies what its value depends on
 */
export const writeHead = (response: BegunResponse, status: number, headers: readonly string[], varies: readonly string[]): void => {
  const { headers: own, vary } = begunOf(response);
  const areSet = response.hasHeader('x-request-id');
  const before = areSet ? response.getHeader('vary') : vary;
  const all = before === undefined ? varies : [String(before), ...varies];
  const varied = all.length === 0 ? [] : ['vary', all.join(', ')];
  response.writeHead(status, [...(areSet ? [] : own), ...headers, ...varied]);
};

/** One step on the way of a call; it throws a refusal, answers, or leaves the call to the next one. */
export type Step = (request: IncomingMessage, response: BegunResponse) => Promise<void> | void;

/** Takes a call through its steps, until one has answered. */
export const inSteps =
  (steps: readonly Step[]) =>
  async (request: IncomingMessage, response: BegunResponse): Promise<void> => {
    for (const step of steps) {
      await step(request, response);
      if (response.headersSent) return;
    }
  };

/** A step in a chain of Express. */
export const asHandler =
  (step: Step): RequestHandler =>
  async (request, response, next) => {
    await step(request, response);
    if (!response.headersSent) next();
  };
