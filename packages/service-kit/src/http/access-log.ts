import type { Logger } from '@paltu/kernel';
import type { RequestHandler } from 'express';
import { watchRequests } from './ended-request.ts';

/** One line per request, with its status, the code of a refusal and its duration in milliseconds; health checks are left out. */
export const accessLog = (logger: Logger): RequestHandler =>
  watchRequests({
    onEnd: ({ method, path, status, code, ms }) => logger.info({ method, path, status, code, ms: Math.round(ms) }, 'request'),
  });
