import type { Backoff } from './wake-up.ts';
import { createWakeUp } from './wake-up.ts';

export interface LoopOptions {
  /** One round; answers for how many milliseconds to sleep before the next, unless somebody wakes the loop. */
  readonly step: () => Promise<number>;
  /** Hears why a round failed; the next one comes after a pause. */
  readonly failed: (error: unknown) => void | Promise<void>;
  readonly pause: Backoff;
}

export interface Loop {
  /** Ends the sleep before the next round. */
  wake(): void;
  isStopping(): boolean;
  /** Resolves when the round in hand is over. */
  stop(): Promise<void>;
}

/** Runs rounds for ever: what fails is tried again after a growing pause. */
export const startLoop = ({ step, failed, pause }: LoopOptions): Loop => {
  const wakeUp = createWakeUp();
  let stopping = false;

  const round = async (): Promise<number> => {
    try {
      const sleepMs = await step();
      pause.reset();
      return sleepMs;
    } catch (error) {
      await failed(error);
      return pause.next();
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      const sleepMs = await round();
      if (!stopping && sleepMs > 0) await wakeUp.sleep(sleepMs);
    }
  };

  // The first round starts after the caller has its loop in hand.
  const running = Promise.resolve().then(run);
  return {
    wake: () => wakeUp.wake(),
    isStopping: () => stopping,
    stop: async () => {
      stopping = true;
      wakeUp.wake();
      await running;
    },
  };
};
