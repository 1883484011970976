import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { whenClosed } from '../server/when-closed.ts';

/** A request whose answer has ended, or whose caller has left. */
export interface EndedRequest {
  readonly method: string;
  readonly path: string;
  /** The path of its route, with `:name` for parameters; `other` where it has none. */
  readonly route: string;
  /** 499 when the caller left before there was an answer. */
  readonly status: number;
  /** The code of its refusal, where it was answered here. */
  readonly code: string | undefined;
  readonly ms: number;
}

export const isHealthCheck = (path: string): boolean => path === '/livez' || path === '/readyz';

const noteCode = 'refusalCode';

/** Keeps the code of the refusal that answers a request, for metrics and logs. */
export const noteRefusal = (response: Response, code: string): void => {
  response.locals[noteCode] = code;
};

/** Of an answer that has ended, or never began. */
export const statusOf = ({ headersSent, statusCode }: ServerResponse): number => (headersSent ? statusCode : 499);

/** A route for many paths is named by none. */
const routeOf = ({ route }: Request): string => {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : 'other';
};

const endedRequest = (request: Request, response: Response, startedAt: number): EndedRequest => ({
  method: request.method,
  path: request.path,
  route: routeOf(request),
  status: statusOf(response),
  code: response.locals[noteCode] as string | undefined,
  ms: performance.now() - startedAt,
});

export interface RequestWatch {
  readonly onBegin?: () => void;
  readonly onEnd: (ended: EndedRequest) => void;
}

/** Reports every request but health checks. */
export const watchRequests =
  (...watches: readonly RequestWatch[]): RequestHandler =>
  (request, response, next) => {
    if (isHealthCheck(request.path)) return next();
    const startedAt = performance.now();
    for (const { onBegin } of watches) onBegin?.();
    whenClosed(response, () => {
      const ended = endedRequest(request, response, startedAt);
      for (const { onEnd } of watches) onEnd(ended);
    });
    next();
  };
