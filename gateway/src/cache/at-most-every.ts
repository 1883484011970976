/** Calls that come at most so often for one key. */
export interface AtMostEvery {
  call(key: string): void;
  /** Nothing is called any more. */
  stop(): void;
}

/** Calls `work` for a key at once, but not again before `everyMs` have passed: what comes meanwhile is one call at their end. */
export const atMostEvery = (everyMs: number, work: (key: string) => void): AtMostEvery => {
  /** What waits, and whether there is something to do at its end. */
  const pauses = new Map<string, { timer: NodeJS.Timeout; isDue: boolean }>();
  const begin = (key: string): void => {
    work(key);
    const timer = setTimeout(() => {
      const isDue = pauses.get(key)?.isDue === true;
      pauses.delete(key);
      if (isDue) begin(key);
    }, everyMs);
    timer.unref();
    pauses.set(key, { timer, isDue: false });
  };
  return {
    call: (key) => {
      const pause = pauses.get(key);
      if (pause === undefined) begin(key);
      else pause.isDue = true;
    },
    stop: () => {
      for (const { timer } of pauses.values()) clearTimeout(timer);
      pauses.clear();
    },
  };
};
