/** How much of one kind of costly work a process takes on. */
export interface WorkQueueLimits {
  /** How many run at once. */
  readonly running: number;
  /** How many may wait; one more is refused. */
  readonly waiting: number;
  readonly refusal: () => Error;
}

/** Runs work a few at a time, in order of arrival, and refuses it when the queue is so long that its answer would come too late. */
export const workQueue = ({ running, waiting, refusal }: WorkQueueLimits): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let free = running;
  const queue: (() => void)[] = [];

  const release = (): void => {
    const next = queue.shift();
    if (next === undefined) free += 1;
    else next();
  };

  const takeTurn = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw refusal();
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await takeTurn();
    try {
      return await work();
    } finally {
      release();
    }
  };
};
