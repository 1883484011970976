import { currentRequest, withRequestContext } from '@paltu/kernel';
import type { Tracer } from '@paltu/telemetry';
import type { RequestHandler } from 'express';
import { isHealthCheck, watchRequests } from './ended-request.ts';
import { requestIdOf } from './request-identity.ts';

/**
 * Makes each request part of the trace that it came with, or the first of a new one; whoever it is handed on to, and the events that it
 * causes, are the next part. After `requestIdentity`; health checks are left out.
 */
export const traceRequests =
  (tracer: Tracer): RequestHandler =>
  (request, response, next) => {
    if (isHealthCheck(request.path)) return next();
    const requestId = requestIdOf(response);
    const { method } = request;
    const attributes = { 'http.request.method': method, 'paltu.request_id': requestId };
    const span = tracer.start(method, { kind: 'server', parent: currentRequest()?.traceparent, attributes });
    request.headers['traceparent'] = span.traceparent;
    const end = watchRequests({
      onEnd: ({ route, status, code }) =>
        span.end({
          name: `${method} ${route}`,
          attributes: {
            'http.route': route,
            'http.response.status_code': status,
            ...(code === undefined ? {} : { 'error.type': code }),
          },
          isError: status >= 500,
        }),
    });
    withRequestContext({ requestId, traceparent: span.traceparent }, () => void end(request, response, next));
  };
