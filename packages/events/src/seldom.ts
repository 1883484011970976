import type { Logger } from '@paltu/kernel';

const everyMs = 5_000;

/** Warns at most once every five seconds, however often it is called: trouble lasts, logs stay short. */
export const seldom = (logger: Logger): ((fields: object, message: string) => void) => {
  let nextAt = 0;
  return (fields, message) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + everyMs;
    logger.warn(fields, message);
  };
};
