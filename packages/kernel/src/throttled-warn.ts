import type { Logger } from './logger.ts';

/** Warns at most once in `everyMs` milliseconds, so that a failure that lasts does not fill the log. */
export const throttledWarn = (logger: Logger, everyMs = 5_000): ((fields: object, message: string) => void) => {
  let nextAt = 0;
  return (fields, message) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + everyMs;
    logger.warn(fields, message);
  };
};
