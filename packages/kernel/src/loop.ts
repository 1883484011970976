/** A sleep that can be ended early; a call of `wake` while nobody sleeps ends the next sleep at once. */
interface WakeUp {
  /** Resolves after `ms` milliseconds, or as soon as `wake` is called. */
  sleep(ms: number): Promise<void>;
  wake(): void;
}

export const createWakeUp = (): WakeUp => {
  let isPending = false;
  let endSleep: (() => void) | undefined;
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(timer);
          endSleep = undefined;
          isPending = false;
          resolve();
        };
        const timer = setTimeout(finish, isPending ? 0 : ms);
        endSleep = finish;
      }),
    wake: () => {
      if (endSleep) endSleep();
      else isPending = true;
    },
  };
};

export interface LoopOptions {
  /** One round; resolves with the milliseconds to sleep before the next, which `wake` may shorten. */
  readonly step: () => Promise<number>;
  /** Called with the reason why a round failed; the next one comes after `delays.next()`. */
  readonly onError: (error: unknown) => void | Promise<void>;
  /** Milliseconds to sleep after a failed round; reset by one that succeeds. */
  readonly delays: { next(): number; reset(): void };
  /** Milliseconds before the first round; 0 by default. */
  readonly firstAfterMs?: number;
  /**
   * Least milliseconds from the start of one round to the start of the next that `wake` brings on; 0 by default. The first wake after that
   * time acts at once.
   */
  readonly paceMs?: number;
}

export interface Loop {
  /** Ends the sleep before the next round. */
  wake(): void;
  isStopping(): boolean;
  /** Resolves when the round in progress is over. */
  stop(): Promise<void>;
}

/** Runs rounds until it is stopped; a round that fails is followed by another. */
export const startLoop = ({ step, onError, delays, firstAfterMs = 0, paceMs = 0 }: LoopOptions): Loop => {
  const wakeUp = createWakeUp();
  let isStopping = false;
  let startedAt = -Infinity;

  const round = async (): Promise<number> => {
    try {
      const sleepMs = await step();
      delays.reset();
      return sleepMs;
    } catch (error) {
      await onError(error);
      return delays.next();
    }
  };

  const sleep = async (sleepMs: number): Promise<void> => {
    await wakeUp.sleep(sleepMs);
    const paceLeft = (): number => Math.ceil(Math.min(sleepMs, startedAt + paceMs - performance.now()));
    while (!isStopping && paceLeft() > 0) await wakeUp.sleep(paceLeft());
  };

  const run = async (): Promise<void> => {
    let sleepMs = firstAfterMs;
    while (!isStopping) {
      if (sleepMs > 0) await sleep(sleepMs);
      if (isStopping) return;
      startedAt = performance.now();
      sleepMs = await round();
    }
  };

  // Not at once: `step` may use the loop, which the caller does not hold before this function returns.
  const running = Promise.resolve().then(run);
  return {
    wake: () => wakeUp.wake(),
    isStopping: () => isStopping,
    stop: async () => {
      isStopping = true;
      wakeUp.wake();
      await running;
    },
  };
};
