import { currentRequest, withRequestContext } from '@paltu/kernel';
import type { Span, Tracer } from '@paltu/telemetry';
import type { RequestHandler } from 'express';
import { isHealthCheck, watchRequests, type EndedRequest } from './ended-request.ts';
import { requestIdOf } from './request-identity.ts';

interface Begun {
  readonly method: string;
  readonly requestId: string;
  readonly parent: string | undefined;
}

export const startSpan = (tracer: Tracer, { method, requestId, parent }: Begun): Span =>
  tracer.start(method, { kind: 'server', parent, attributes: { 'http.request.method': method, 'paltu.request_id': requestId } });

export const endSpan = (span: Span, { method, route, status, code }: EndedRequest): void =>
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
export const traceRequests =
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
