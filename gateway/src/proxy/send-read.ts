import { currentRequest, withRequestContext, type AppError } from '@paltu/kernel';
import { malformedRequest, whenClosed } from '@paltu/service-kit';
import compression from 'compression';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { errors, type Dispatcher } from 'undici';
import { writeHead, type BegunResponse } from '../requests/begin-request.ts';
import { serviceSlow } from '../requests/gateway-refusals.ts';
import { bodyOf } from '../requests/request-limits.ts';
import type { InterleaveAnswers } from './interleave-answers.ts';
import { ownToOneHop, ReplicaUnresponsive, type SendAttempt } from './send-attempt.ts';
import { NoConnection, type ProxyTimeouts } from './proxy-limits.ts';

const notHandedOn = new Set([...ownToOneHop, 'transfer-encoding', 'vary', 'x-request-id']);

const handedOn = (headers: IncomingHttpHeaders): string[] => {
  const all: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || notHandedOn.has(name)) continue;
    if (Array.isArray(value)) for (const one of value) all.push(name, one);
    else all.push(name, value);
  }
  return all;
};

const compress = compression() as unknown as (request: IncomingMessage, response: BegunResponse, next: () => void) => void;
const smallest = 1_024;
const noTransform = /(?:^|,)\s*?no-transform\s*?(?:,|$)/i;

/** Types whose bodies shrink, by the list of the library. */
const shrinks = (type: string | undefined): boolean =>
  type !== undefined && compression.filter({} as never, { getHeader: () => type } as never);

type Shrinking = 'never' | 'not-now' | 'now';

/** Whether the answer depends on what encodings its caller takes, and is encoded for this one. */
const shrinkingOf = ({ method, headers }: IncomingMessage, status: number, answer: IncomingHttpHeaders): Shrinking => {
  if (!shrinks(answer['content-type']) || noTransform.test(answer['cache-control'] ?? '')) return 'never';
  const hasNoBody = method === 'HEAD' || status === 204 || status === 304;
  if (headers['accept-encoding'] === undefined || hasNoBody || Number(answer['content-length']) < smallest) return 'not-now';
  return 'now';
};

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? '';

/** In our words, where the library has its own. */
const translated = (error: Error): Error | AppError => {
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) return serviceSlow();
  if (error instanceof errors.ConnectTimeoutError) return new NoConnection('no connection in time');
  // What the caller sent cannot be sent on.
  return codeOf(error) === 'UND_ERR_INVALID_ARG' ? malformedRequest() : error;
};

/** The answer of a service on its way to the caller. */
interface Passing {
  begin(status: number, headers: IncomingHttpHeaders): void;
  bring(chunk: Buffer): void;
  /** No more comes of it. */
  end(): void;
}

interface Control {
  pause(): void;
  resume(): void;
  /** Called each time the caller does not take what came. */
  behind(): void;
}

/** Passes an answer on as it comes: the head in one piece, the body as fast as its caller reads, and a large one in turns. */
const passOn = (request: IncomingMessage, response: BegunResponse, service: Control, interleave: InterleaveAnswers): Passing => {
  let isBehind = false;
  const flow = interleave({
    pause: service.pause,
    // While its reader is behind it goes on when there is room again.
    resume: () => void (isBehind || service.resume()),
  });
  return {
    begin: (status, headers) => {
      const shrinking = shrinkingOf(request, status, headers);
      if (shrinking === 'now') compress(request, response, () => undefined);
      const varies = headers.vary === undefined ? [] : [headers.vary];
      // The library adds it by itself.
      if (shrinking === 'not-now') varies.push('Accept-Encoding');
      writeHead(response, status, handedOn(headers), varies);
    },
    bring: (chunk) => {
      flow.count(chunk.length);
      if (response.write(chunk) || isBehind) return;
      isBehind = true;
      service.behind();
      service.pause();
      response.once('drain', () => {
        isBehind = false;
        service.resume();
      });
    },
    end: flow.end,
  };
};

const optionsOf = (request: IncomingMessage, response: BegunResponse, { answer }: ProxyTimeouts): Dispatcher.DispatchOptions => {
  const { url: path = '/', method = 'GET', headers } = request;
  // HEAD keeps its connection, too.
  return { path, method, headers, body: bodyOf(response) ?? null, reset: false, headersTimeout: answer, bodyTimeout: answer };
};

/** Gives a call up that has no connection in time, or takes too long as a whole. */
const limitTime = ({ connect, whole: most }: ProxyTimeouts, giveUp: (error: Error) => void) => {
  const connecting = setTimeout(() => giveUp(new NoConnection('no connection in time')), connect);
  const whole = setTimeout(() => giveUp(serviceSlow()), most);
  return {
    isConnected: () => clearTimeout(connecting),
    end: () => {
      clearTimeout(connecting);
      clearTimeout(whole);
    },
  };
};

interface ReadOptions {
  readonly timeouts: ProxyTimeouts;
  readonly interleaveAnswers: InterleaveAnswers;
}

/** Hands on reads by the connections of their replica, which take a third of what the proxy of the other calls does. */
export const openReads =
  ({ timeouts, interleaveAnswers }: ReadOptions): SendAttempt =>
  ({ request, response, attempt, isMovable, onAnswer, onBehind }) =>
    new Promise((resolve) => {
      const context = currentRequest();
      let controller: Dispatcher.DispatchController | undefined;
      let isOver = false;
      const service = { pause: () => controller?.pause(), resume: () => controller?.resume(), behind: onBehind };
      const passing = passOn(request, response, service, interleaveAnswers);
      const end = (error?: Error): void => {
        if (isOver) return;
        isOver = true;
        time.end();
        passing.end();
        attempt.leave();
        // An answer that breaks off must not look like a whole one.
        if (error !== undefined && response.headersSent) response.destroy();
        resolve(error && { error, isUnsent: controller === undefined });
      };
      const giveUp = (error?: Error): void => {
        if (isOver) return;
        end(error);
        controller?.abort(error ?? new Error('its caller has left'));
      };
      const time = limitTime(timeouts, giveUp);
      if (isMovable) attempt.onSilence(() => giveUp(new ReplicaUnresponsive('it fell silent')));
      whenClosed(response, giveUp);
      if (isOver) return;

      const answered = (status: number, headers: IncomingHttpHeaders): void => {
        attempt.answered();
        onAnswer(headers.date);
        passing.begin(status, headers);
      };
      attempt.replica.pool.dispatch(optionsOf(request, response, timeouts), {
        onRequestStart: (started) => {
          controller = started;
          time.isConnected();
          if (isOver) started.abort(new Error('it is over'));
        },
        onResponseStart: (_controller, status, headers) => {
          if (status < 200 || isOver) return;
          // The connection may have been opened for another request.
          if (context === undefined) answered(status, headers);
          else withRequestContext(context, () => answered(status, headers));
        },
        // The library brings an empty piece whenever it goes on before more has come: passed on it would wait for a turn, and go on at once.
        onResponseData: (_controller, chunk) => void (isOver || chunk.length === 0 || passing.bring(chunk)),
        onResponseEnd: () => void (isOver || (end(), response.end())),
        onResponseError: (_controller, error) => end(translated(error)),
      });
    });
