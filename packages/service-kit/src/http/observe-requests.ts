import type { IncomingMessage, ServerResponse } from 'node:http';
import { withRequestContext, type Logger, type RequestContext } from '@paltu/kernel';
import type { Metrics, Span, Tracer, Telemetry } from '@paltu/telemetry';
import { whenClosed } from '../server/listen.ts';

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
  /** Until the head of the answer of the service that it was handed on to; undefined where it was to none. */
  readonly serviceMs: number | undefined;
}

const isHealthCheck = (path: string): boolean => path === '/livez' || path === '/readyz';

/** What is known of an answer besides itself, for metrics and logs. */
interface Noted {
  code?: string;
  serviceMs?: number;
}

const notes = Symbol('notes');

const notesOf = (response: ServerResponse & { [notes]?: Noted }): Noted => (response[notes] ??= {});

/** Keeps the code of the refusal that answers a request. */
export const noteRefusal = (response: ServerResponse, code: string): void => void (notesOf(response).code = code);

/** Keeps how long the service took that a request was handed on to, in milliseconds. */
export const noteServiceTime = (response: ServerResponse, ms: number): void => void (notesOf(response).serviceMs = ms);

/** Of an answer that has ended, or never began. */
const statusOf = ({ headersSent, statusCode }: ServerResponse): number => (headersSent ? statusCode : 499);

/** The route that Express found; one for many paths is named by none. */
const routeOf = (request: IncomingMessage): string => {
  const path = (request as { route?: { path?: unknown } }).route?.path;
  return typeof path === 'string' ? path : 'other';
};

const endedRequest = (
  { method, path, route }: Pick<EndedRequest, 'method' | 'path' | 'route'>,
  response: ServerResponse,
  startedAt: number,
): EndedRequest => ({
  method,
  path,
  route,
  status: statusOf(response),
  code: notesOf(response).code,
  serviceMs: notesOf(response).serviceMs,
  ms: performance.now() - startedAt,
});

interface RequestWatch {
  readonly onBegin?: () => void;
  readonly onEnd: (ended: EndedRequest) => void;
}

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

const startSpan = (tracer: Tracer, method: string, { requestId, traceparent }: RequestContext): Span =>
  tracer.start(method, {
    ...{ kind: 'server', parent: traceparent },
    attributes: { 'http.request.method': method, 'paltu.request_id': requestId },
  });

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

/** In milliseconds: from here on a request is slow. */
const slowMs = 1_000;

const isRemarkable = ({ status, code, ms }: EndedRequest): boolean => status >= 500 || code !== undefined || ms >= slowMs;

/** Which requests have a line of the log: all, or those that were slow, failed or were refused, where the process before has a line of all. */
export type LoggedRequests = 'all' | 'remarkable';

/** One line for a request, with its status, the code of a refusal, and in milliseconds how long it took and how long its service did. */
const accessLog = (logger: Logger, logged: LoggedRequests): RequestWatch => ({
  onEnd: (ended) => {
    if (logged === 'remarkable' && !isRemarkable(ended)) return;
    const { method, path, status, code, ms, serviceMs } = ended;
    const times = { ms: Math.round(ms), ...(serviceMs === undefined ? {} : { serviceMs: Math.round(serviceMs) }) };
    logger.info({ method, path, status, code, ...times }, 'request');
  },
});

/** A request, and what is known of it. */
export interface BegunRequest {
  readonly request: IncomingMessage;
  /** Without its query. */
  readonly path: string;
  /** The path of its route; undefined unless it is known without Express. */
  readonly route?: string | undefined;
  readonly context: RequestContext;
}

/** Answers a request as part of its trace, and logs and measures how it ends; health checks are left out. */
export type ObserveRequest = (begun: BegunRequest, response: ServerResponse, answer: () => void) => void;

/**
 * What every process does with a request. It is part of the trace that it came with, or the first of a new one; the process that it is
 * handed on to, and the events that it causes, are the next part.
 */
export const observeRequests = (
  logger: Logger,
  { metrics, tracer }: Pick<Telemetry, 'metrics' | 'tracer'>,
  logged: LoggedRequests = 'all',
): ObserveRequest => {
  const watches = [accessLog(logger, logged), measureRequests(metrics)];
  return (begun, response, answer) => {
    const { request, path } = begun;
    if (isHealthCheck(path)) return withRequestContext(begun.context, answer);
    const startedAt = performance.now();
    const { method = 'GET' } = request;
    const span = startSpan(tracer, method, begun.context);
    const context = { ...begun.context, traceparent: span.traceparent };
    request.headers['traceparent'] = span.traceparent;
    for (const { onBegin } of watches) onBegin?.();
    const end = (): void => {
      const ended = endedRequest({ method, path, route: begun.route ?? routeOf(request) }, response, startedAt);
      for (const { onEnd } of watches) onEnd(ended);
      endSpan(span, ended);
    };
    withRequestContext(context, () => {
      // An answer may end by what another request had opened, such as a connection.
      whenClosed(response, () => withRequestContext(context, end));
      answer();
    });
  };
};
