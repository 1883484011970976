const first = 250;
const longest = 30_000;
const wellAfterMs = 3_000;

/** How long to wait before a process that died is started again: doubling, short again once it has lived for a while. */
export const restartDelays = (now: () => number = Date.now): { started(): void; nextMs(): number } => {
  let attempts = 0;
  let startedAt = now();
  return {
    started: () => {
      startedAt = now();
    },
    nextMs: () => {
      attempts = now() - startedAt > wellAfterMs ? 0 : attempts;
      const delay = Math.min(first * 2 ** attempts, longest);
      attempts += 1;
      return delay;
    },
  };
};
