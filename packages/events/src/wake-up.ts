/** A sleeper that may be woken: a wake-up that comes while nobody sleeps shortens the next sleep to nothing. */
export interface WakeUp {
  /** Resolves after `ms` milliseconds, or as soon as somebody wakes it. */
  sleep(ms: number): Promise<void>;
  wake(): void;
}

export const createWakeUp = (): WakeUp => {
  let isPending = false;
  let rouse: (() => void) | undefined;
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(timer);
          rouse = undefined;
          isPending = false;
          resolve();
        };
        const timer = setTimeout(finish, isPending ? 0 : ms);
        rouse = finish;
      }),
    wake: () => {
      if (rouse) rouse();
      else isPending = true;
    },
  };
};

export interface Backoff {
  /** How long to wait now, in milliseconds. */
  next(): number;
  reset(): void;
}

/** Pauses that double from `first` up to `most` milliseconds, each shortened by chance so that peers do not march in step. */
export const backoff = (first: number, most: number): Backoff => {
  let attempt = 0;
  return {
    next: () => Math.min(most, first * 2 ** attempt++) * (0.5 + Math.random() / 2),
    reset: () => void (attempt = 0),
  };
};
