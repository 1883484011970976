import { setTimeout as sleep } from 'node:timers/promises';

const pollEveryMs = 20;

/**
 * Waits until `probe` gives something (neither undefined nor false) and answers it: what follows from an event comes a moment
 * later. Rejects with `what` when it does not come within `withinMs` milliseconds.
 */
export const eventually = async <T>(
  probe: () => T | Promise<T>,
  what = 'what was waited for',
  withinMs = 60_000,
): Promise<Exclude<T, undefined | false>> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found as Exclude<T, undefined | false>;
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await sleep(pollEveryMs);
  }
};
