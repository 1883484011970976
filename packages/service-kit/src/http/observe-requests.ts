import type { ServerResponse } from 'node:http';
import { withRequestContext, type Logger } from '@paltu/kernel';
import type { Telemetry } from '@paltu/telemetry';
import type { RequestHandler } from 'express';
import { whenClosed } from '../server/when-closed.ts';
import { accessLog } from './access-log.ts';
import { statusOf, watchRequests, type EndedRequest } from './ended-request.ts';
import { measureRequests } from './measure-requests.ts';
import { requestIdentity } from './request-identity.ts';
import { endSpan, startSpan, traceRequests } from './trace-requests.ts';

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
