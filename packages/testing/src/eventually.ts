import { setTimeout as sleep } from 'node:timers/promises';

const shortestPauseMs = 20;
const longestPauseMs = 250;
/** Who has waited for long asks less often: a question costs those something who work on what is waited for. */
const pauseAfter = (waitedMs: number): number => Math.min(longestPauseMs, Math.max(shortestPauseMs, waitedMs / 10));

/**
 * Waits until `probe` gives something (neither undefined nor false) and answers it: what follows from an event comes a moment
 * later. Rejects with `what` when it does not come within `withinMs` milliseconds.
 */
export const eventually = async <T>(
  probe: () => T | Promise<T>,
  what = 'what was waited for',
  withinMs = 60_000,
): Promise<Exclude<T, undefined | false>> => {
  const begunAt = Date.now();
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found as Exclude<T, undefined | false>;
    const waitedMs = Date.now() - begunAt;
    if (waitedMs > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    await sleep(pauseAfter(waitedMs));
  }
};
