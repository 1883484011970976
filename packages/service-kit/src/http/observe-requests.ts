import type { ServerResponse } from 'node:http';
import { currentRequest, withRequestContext, type Logger } from '@paltu/kernel';
import type { Metrics, Span, Tracer, Telemetry } from '@paltu/telemetry';
import type { Request, RequestHandler, Response } from 'express';
import { whenClosed } from '../server/listen.ts';
import { requestIdOf, requestIdentity } from './request-headers.ts';

/** A request whose answer has ended, or whose caller has left. */
interface EndedRequest {
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

const isHealthCheck = (path: string): boolean => path === '/livez' || path === '/readyz';

const noteCode = 'refusalCode';

/** Keeps the code of the refusal that answers a request, for metrics and logs. */
export const noteRefusal = (response: Response, code: string): void => {
  response.locals[noteCode] = code;
};

/** Of an answer that has ended, or never began. */
const statusOf = ({ headersSent, statusCode }: ServerResponse): number => (headersSent ? statusCode : 499);

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

interface RequestWatch {
  readonly onBegin?: () => void;
  readonly onEnd: (ended: EndedRequest) => void;
}

/** Reports every request but health checks. */
const watchRequests =
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

/** Counts requests, their errors and how long they take. */
const measureRequests = (metrics: Metrics): RequestWatch => {
  let inFlight = 0;
  metrics.watch('paltu_http_requests_in_flight', () => [{ labels: {}, value: inFlight }]);
  return {
    onBegin: () => (inFlight += 1),
    onEnd: ({ method, route, status, code, ms }) => {
      inFlight -= 1;
      metrics.count('paltu_http_requests_total', { method, route, status: String(status) });
      metrics.observe('paltu_http_request_duration_seconds', { method, route }, ms / 1_000);
      if (code !== undefined) metrics.count('paltu_http_errors_total', { route, code });
    },
  };
};

interface Begun {
  readonly method: string;
  readonly requestId: string;
  readonly parent: string | undefined;
}

const startSpan = (tracer: Tracer, { method, requestId, parent }: Begun): Span =>
  tracer.start(method, { kind: 'server', parent, attributes: { 'http.request.method': method, 'paltu.request_id': requestId } });

const endSpan = (span: Span, { method, route, status, code }: EndedRequest): void =>
  span.end({
    name: `${method} ${route}`,
    attributes: {
      'http.route': route,
      'http.response.status_code': status,
      ...(code === undefined ? {} : { 'error.type': code }),
    },
    isError: status >= 500,
  });

/**
 * Makes each request part of the trace that it came with, or the first of a new one; the process that it is handed on to, and the events
 * that it causes, are the next part. After `requestIdentity`; health checks are left out.
 */
const traceRequests =
  (tracer: Tracer): RequestHandler =>
  (request, response, next) => {
    if (isHealthCheck(request.path)) return next();
    const requestId = requestIdOf(response);
    const context = currentRequest();
    const span = startSpan(tracer, { method: request.method, requestId, parent: context?.traceparent });
    request.headers['traceparent'] = span.traceparent;
    const end = watchRequests({ onEnd: (ended) => endSpan(span, ended) });
    withRequestContext({ ...context, requestId, traceparent: span.traceparent }, () => void end(request, response, next));
  };

/** One line per request, with its status, the code of a refusal and its duration in milliseconds. */
const accessLog = (logger: Logger): RequestWatch => ({
  onEnd: ({ method, path, status, code, ms }) => logger.info({ method, path, status, code, ms: Math.round(ms) }, 'request'),
});

/** A request that is answered without Express; its route is known already. */
export interface KnownRequest extends Pick<EndedRequest, 'method' | 'path' | 'route'> {
  readonly requestId: string;
  /** Of the proxy that it came by. */
  readonly traceparent: string | undefined;
  /** By `performance.now()`. */
  readonly startedAt: number;
}

export interface RequestObserver {
  /** The first ones of an app of Express. */
  readonly handlers: RequestHandler[];
  /** The same around an answer that Express does not give; its headers must name the id. */
  observe(request: KnownRequest, response: ServerResponse, answer: () => void): void;
}

/** What every process does with a request before anything else: gives it its id and its trace, and logs and measures how it ends. */
export const observeRequests = (logger: Logger, { metrics, tracer }: Pick<Telemetry, 'metrics' | 'tracer'>): RequestObserver => {
  const watches = [accessLog(logger), measureRequests(metrics)];
  return {
    handlers: [requestIdentity, traceRequests(tracer), watchRequests(...watches)],
    observe: ({ method, path, route, requestId, traceparent, startedAt }, response, answer) => {
      const span = startSpan(tracer, { method, requestId, parent: traceparent });
      withRequestContext({ requestId, traceparent: span.traceparent }, () => {
        for (const { onBegin } of watches) onBegin?.();
        whenClosed(response, () => {
          const ended = { method, path, route, status: statusOf(response), code: undefined, ms: performance.now() - startedAt };
          for (const { onEnd } of watches) onEnd(ended);
          endSpan(span, ended);
        });
        answer();
      });
    },
  };
};
