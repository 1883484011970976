import { tooManyRequests } from './refusals.ts';

/** What counts how often a key does something. */
interface Counter {
  take(key: string): Promise<{ readonly isAllowed: boolean; readonly retryAfterSeconds: number }>;
}

/** The same, of which one may be taken back that turned out to cost nothing. */
interface RevocableCounter extends Counter {
  giveBack(key: string): Promise<unknown>;
}

/** Counts one more of a key. Rejects with `request.too-many` once it has done it too often. */
export const takeOrRefuse =
  (counter: Counter) =>
  async (key: string): Promise<void> => {
    const { isAllowed, retryAfterSeconds } = await counter.take(key);
    if (!isAllowed) throw tooManyRequests({ retryAfterSeconds });
  };

/** Carries `work` out as one more of a key. Rejects with `request.too-many` once the key has done it too often. */
export type CountWork = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Counts work before it begins, so that many at once are no way around the limit; what is refused or fails costs nothing and does not
 * count, so that nobody uses up the share of others by asking for what cannot be.
 */
export const countWork = (counter: RevocableCounter): CountWork => {
  const take = takeOrRefuse(counter);
  return async (key, work) => {
    try {
      await take(key);
      return await work();
    } catch (error) {
      await counter.giveBack(key);
      throw error;
    }
  };
};
