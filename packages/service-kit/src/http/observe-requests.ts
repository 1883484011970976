import type { Logger } from '@paltu/kernel';
import type { Telemetry } from '@paltu/telemetry';
import type { RequestHandler } from 'express';
import { accessLog } from './access-log.ts';
import { watchRequests } from './ended-request.ts';
import { measureRequests } from './measure-requests.ts';
import { requestIdentity } from './request-identity.ts';
import { traceRequests } from './trace-requests.ts';

/** What every process does with a request before anything else: gives it its id and its trace, and logs and measures how it ends. */
export const observeRequests = (logger: Logger, { metrics, tracer }: Pick<Telemetry, 'metrics' | 'tracer'>): RequestHandler[] => [
  requestIdentity,
  traceRequests(tracer),
  watchRequests(accessLog(logger), measureRequests(metrics)),
];
