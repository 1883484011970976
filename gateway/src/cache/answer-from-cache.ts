import { newId } from '@paltu/kernel';
import type { RequestObserver } from '@paltu/service-kit';
import type { RequestHandler } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { CountCall } from '../limits/count-calls.ts';
import type { CorsPolicy } from '../requests/allow-origins.ts';
import { longestUrl } from '../requests/request-limits.ts';
import { originOf, type ReadOrigin, type RequestOrigin } from '../requests/request-origin.ts';
import { browserHeaders } from '../web/security-headers.ts';
import { canonicalRead, type CanonicalRead } from './canonical-read.ts';
import { sendKept, type KeptAnswer } from './kept-answer.ts';
import type { PublicAnswers } from './public-answers.ts';

/** Counts reads that may be answered from memory, each request once, however many ask for it. */
interface CountOnce {
  /** Rejects as `CountCall` does. */
  count(request: IncomingMessage, address: string): Promise<void>;
  isCounted(request: IncomingMessage): boolean;
}

export const countOnce = (countCall: CountCall): CountOnce => {
  const counts = new WeakMap<IncomingMessage, Promise<void>>();
  return {
    count: (request, address) => {
      const count = counts.get(request) ?? countCall('reads', { address });
      counts.set(request, count);
      return count;
    },
    isCounted: (request) => counts.has(request),
  };
};

/**
 * Answers a call that everybody may share, from memory or for all who ask the same at once. A caller who sends a token never sees what is
 * kept and fills nothing; what cannot be answered here goes on to the service as any other call.
 */
export const answerFromCache =
  (answers: PublicAnswers, { count }: CountOnce): RequestHandler =>
  async (request, response, next) => {
    const read = request.headers.authorization === undefined && answers.isCurrent() ? canonicalRead(request.url) : undefined;
    if (read === undefined) return next();
    const { address } = originOf(response.locals);
    await count(request, address);
    const answer = answers.kept(read) ?? (await answers.ask(read, address));
    if (answer === undefined) return next();
    await sendKept(request, response, answer, address);
  };

interface BeforeExpressOptions {
  readonly answers: PublicAnswers;
  readonly counting: CountOnce;
  readonly readOrigin: ReadOrigin;
  readonly observer: RequestObserver;
  readonly cors: CorsPolicy;
}

interface Known {
  readonly read: CanonicalRead;
  readonly origin: RequestOrigin;
  readonly startedAt: number;
}

/** What is asked for, where it is kept and this caller may have it. */
const keptReadOf = ({ method, url = '', headers }: IncomingMessage, answers: PublicAnswers): CanonicalRead | undefined => {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined || url.length > longestUrl) return undefined;
  const read = answers.isCurrent() ? canonicalRead(url) : undefined;
  return read !== undefined && answers.isKept(read) ? read : undefined;
};

const setHeaders = (response: ServerResponse, requestId: string, isSecure: boolean, cors: ReturnType<CorsPolicy>): void => {
  response.setHeader('x-request-id', requestId);
  for (const [name, value] of browserHeaders(isSecure)) response.setHeader(name, value);
  if (cors === undefined) return;
  response.setHeader('vary', 'Origin');
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
};

/**
 * Answers what is in memory without the chain of Express, with the same headers, limits, log line, metrics and trace. All else goes to
 * `app`, also a caller who asks too often: the chain refuses them.
 */
export const answerBeforeExpress = (options: BeforeExpressOptions, app: RequestListener): RequestListener => {
  const { answers, counting, readOrigin, observer, cors } = options;

  const answer = (request: IncomingMessage, response: ServerResponse, kept: KeptAnswer, known: Known): void => {
    const { read, origin, startedAt } = known;
    const { method = 'GET', url = '' } = request;
    const requestId = newId();
    const path = url.split('?', 1)[0] ?? '';
    const about = { method, path, route: read.route, requestId, traceparent: origin.traceparent, startedAt };
    observer.observe(about, response, () => {
      setHeaders(response, requestId, origin.isSecure, cors(path, request.headers.origin));
      sendKept(request, response, kept, origin.address)?.catch(() => response.destroy());
    });
  };

  return (request, response) => {
    const startedAt = performance.now();
    const read = keptReadOf(request, answers);
    if (read === undefined) return app(request, response);
    const origin = readOrigin(request);
    counting.count(request, origin.address).then(
      () => {
        // It may have fallen meanwhile.
        const kept = answers.kept(read);
        if (kept === undefined) return app(request, response);
        answer(request, response, kept, { read, origin, startedAt });
      },
      () => app(request, response),
    );
  };
};
