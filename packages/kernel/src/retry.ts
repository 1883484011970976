import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, throttledWarn, type Logger } from './logger.ts';

export interface Backoff {
  /** How long to wait now, in milliseconds. */
  next(): number;
  reset(): void;
}

/**
 * Waits that double from `minMs` up to `maxMs` milliseconds. Each is shortened at random, by half at most, so that several
 * processes that failed together do not come back together.
 */
export const backoff = (minMs: number, maxMs: number): Backoff => {
  let failures = 0;
  return {
    next: () => Math.min(maxMs, minMs * 2 ** failures++) * (0.5 + Math.random() / 2),
    reset: () => void (failures = 0),
  };
};

export interface RetryOptions<T> {
  /** `count` is 1 at the first attempt. */
  readonly attempt: (count: number) => Promise<T>;
  /** Whether a further attempt may succeed after this error. */
  readonly isRetryable: (error: unknown) => boolean;
  /** Milliseconds to wait after the given number of failed attempts; undefined to give up. */
  readonly delayMs: (failures: number, error: unknown) => number | undefined;
  /** How to wait; a test may pass one that does not. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Repeats an attempt until it succeeds. @throws the error of the last attempt. */
export const retry = async <T>({ attempt, isRetryable, delayMs, wait = sleep }: RetryOptions<T>): Promise<T> => {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(count);
    } catch (error) {
      const delay = isRetryable(error) ? delayMs(count, error) : undefined;
      if (delay === undefined) throw error;
      await wait(delay);
    }
  }
};

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
