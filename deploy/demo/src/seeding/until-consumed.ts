import { retry } from '@paltu/kernel';
import { ApiRefusal } from './api-client.ts';

const ATTEMPTS = 30;

/**
 * Repeats what a service refuses because it has not consumed an event yet (404, 409): for a minute at most, then it throws the refusal.
 * @param attempt `count` is 1 at first; what it did before must not happen twice
 */
export const untilConsumed = <T>(wait: (milliseconds: number) => Promise<void>, attempt: (count: number) => Promise<T>): Promise<T> =>
  retry({
    attempt,
    isRetryable: (error) => error instanceof ApiRefusal && (error.status === 409 || error.status === 404),
    delayMs: (failures) => (failures < ATTEMPTS ? Math.min(2_000, 100 * failures) : undefined),
    wait,
  });
