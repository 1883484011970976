import type { Logger } from './logger.ts';

const usualPauseMs = 5_000;
/** Of all that are named in one pause: somebody with many addresses does not fill the log either. */
const mostNamed = 100;

/** Warns at most once in `everyMs` milliseconds, so that a failure that lasts does not fill the log. */
export const throttledWarn = (logger: Logger, everyMs = usualPauseMs): ((fields: object, message: string) => void) => {
  const warn = throttledWarnOfEach(logger, everyMs);
  return (fields, message) => warn('', fields, message);
};

/** The same for each key by itself, such as a caller: one that is loud hides no other. */
export const throttledWarnOfEach = (logger: Logger, everyMs = usualPauseMs): ((key: string, fields: object, message: string) => void) => {
  const silentUntil = new Map<string, number>();
  return (key, fields, message) => {
    const now = Date.now();
    // The oldest stand first: all silences are of one length.
    for (const [named, until] of silentUntil) {
      if (until > now) break;
      silentUntil.delete(named);
    }
    if (silentUntil.has(key) || silentUntil.size >= mostNamed) return;
    silentUntil.set(key, now + everyMs);
    logger.warn(fields, message);
  };
};
