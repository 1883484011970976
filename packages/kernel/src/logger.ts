/** What shipped code may log for an operator: ids and names, never whole objects. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const silence = (): void => undefined;

export const silentLogger: Logger = { debug: silence, info: silence, warn: silence, error: silence };

/** An error as one line for a log; an `AggregateError` (one error per address of a host) as the first of its errors. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};

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

/** Whether something that a process needs answers, by the results of those who call it. */
export interface Presence {
  isAway(): boolean;
  answered(): void;
  /** @param reason as the log may have it */
  failed(reason: string): void;
}

/** Logs its going away and its coming back once each, however many notice; `fields` identify it. */
export const presence = (logger: Logger, fields: object, texts: { readonly away: string; readonly back: string }): Presence => {
  let isAway = false;
  return {
    isAway: () => isAway,
    answered: () => {
      if (isAway) logger.info(fields, texts.back);
      isAway = false;
    },
    failed: (reason) => {
      if (!isAway) logger.warn({ ...fields, reason }, texts.away);
      isAway = true;
    },
  };
};
