import type { Logger } from '@paltu/kernel';
import type { RequestHandler } from 'express';

const isHealth = (path: string): boolean => path === '/livez' || path === '/readyz';

/** One line per request, with its status and its duration in milliseconds; health checks are left out. */
export const accessLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    response.on('close', () => {
      if (isHealth(request.path)) return;
      const fields = {
        method: request.method,
        path: request.path,
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
      };
      logger.info(fields, 'request');
    });
    next();
  };
