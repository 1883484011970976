import { setTimeout as sleep } from 'node:timers/promises';

/** The first step of a stop: to serve on, not ready any more, so that callers go to the replicas. */
export interface Drain {
  /** Resolves when it is over. */
  begin(): Promise<void>;
  /** For readiness: rejects once it has begun. */
  check(): Promise<void>;
}

export const drain = (seconds: number): Drain => {
  let hasBegun = false;
  return {
    begin: async () => {
      hasBegun = true;
      await sleep(seconds * 1_000);
    },
    check: async () => {
      if (hasBegun) throw new Error('it is stopping');
    },
  };
};
