import type { Logger } from '@paltu/kernel';
import type { RequestWatch } from './ended-request.ts';

/** One line per request, with its status, the code of a refusal and its duration in milliseconds. */
export const accessLog = (logger: Logger): RequestWatch => ({
  onEnd: ({ method, path, status, code, ms }) => logger.info({ method, path, status, code, ms: Math.round(ms) }, 'request'),
});
