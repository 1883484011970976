import type { Logger } from './logger.ts';
import { reasonOf } from './reason-of.ts';
import { retry } from './retry.ts';
import { throttledWarn } from './throttled-warn.ts';

export interface ReadyOptions<T> {
  /** What is waited for, as log lines and errors name it: `PostgreSQL at postgres:5432`. */
  readonly name: string;
  readonly attempt: () => Promise<T>;
  /** Whether waiting may help against this error. */
  readonly isRetryable: (error: unknown) => boolean;
  readonly logger: Logger;
  /** Milliseconds from the first attempt to the last; without end by default. */
  readonly limitMs?: number;
}

const everyMs = 1_000;

/**
 * Tries every second until it succeeds, and logs now and then what it waits for.
 * @throws Error of one line that names what was waited for, with the error of the last attempt as its cause.
 */
export const untilReady = async <T>({ name, attempt, isRetryable, logger, limitMs = Infinity }: ReadyOptions<T>): Promise<T> => {
  const startedAt = Date.now();
  const warn = throttledWarn(logger);
  const waited = (): string => `${Math.round((Date.now() - startedAt) / 1_000)} s`;
  const delayMs = (_failures: number, error: unknown): number | undefined => {
    if (Date.now() - startedAt >= limitMs) return undefined;
    warn({ reason: reasonOf(error) }, `waiting for ${name}, ${waited()} so far`);
    return everyMs;
  };
  try {
    return await retry({ attempt, isRetryable, delayMs });
  } catch (error) {
    const failed = isRetryable(error) ? `${name} was not ready within ${waited()}` : name;
    throw new Error(`${failed}: ${reasonOf(error)}`, { cause: error });
  }
};
