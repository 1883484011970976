import { tooManyRequests } from './request-refusals.ts';

/** What counts how often a key does something. */
export interface Counter {
  take(key: string): Promise<{ readonly isAllowed: boolean; readonly retryAfterSeconds: number }>;
}

/** Counts one more of a key. Rejects with `request.too-many` once it has done it too often. */
export const takeOrRefuse =
  (counter: Counter) =>
  async (key: string): Promise<void> => {
    const { isAllowed, retryAfterSeconds } = await counter.take(key);
    if (!isAllowed) throw tooManyRequests({ retryAfterSeconds });
  };
