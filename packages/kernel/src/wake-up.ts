/** A sleep that can be ended early; a call of `wake` while nobody sleeps ends the next sleep at once. */
export interface WakeUp {
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
