import { setTimeout as sleep } from 'node:timers/promises';

const shortestPauseMs = 20;
const longestPauseMs = 250;
/** Who has waited for long asks less often: a question costs those something who work on what is waited for. */
const pauseAfter = (waitedMs: number): number => Math.min(longestPauseMs, Math.max(shortestPauseMs, waitedMs / 10));

/** How long tests wait for what must come, in milliseconds: runs on slower ground lengthen it. */
const patienceMs = (): number => Number(process.env['TEST_PATIENCE_MS'] ?? 15_000);

/**
 * Waits until `probe` gives something (neither undefined nor false) and answers it: what follows from an event comes a moment
 * later. Rejects with `what` when it does not come within `withinMs` milliseconds, by default as long as the run has patience.
 */
export const eventually = async <T>(
  probe: () => T | Promise<T>,
  what = 'what was waited for',
  withinMs = patienceMs(),
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
