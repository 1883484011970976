import { setTimeout as sleep } from 'node:timers/promises';

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
