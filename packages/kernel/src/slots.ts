/** How much of something is used at once. */
export interface SlotLimits {
  /** How many are in use at once. */
  readonly running: number;
  /** How many may wait for one; one more is refused. */
  readonly waiting: number;
  /** How long one of them waits, in milliseconds; without end by default. */
  readonly waitMs?: number;
  readonly refusal: () => Error;
}

/** Gives the slot back; once is enough. */
export type Leave = () => void;

export interface Slots {
  /** Waits for a slot, in order of arrival. @throws what `refusal` gives, when too many wait already or it waited too long */
  enter(): Promise<Leave>;
  /** How many there are now. */
  state(): Readonly<Record<'running' | 'waiting', number>>;
}

interface Waiting {
  readonly enter: (leave: Leave) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** A fixed number of slots, and a queue that is bounded in length, and optionally in time. */
export const slots = ({ running, waiting, waitMs, refusal }: SlotLimits): Slots => {
  let free = running;
  const queue = new Set<Waiting>();

  const leaveOnce = (): Leave => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const [next] = queue;
      if (next === undefined) return void (free += 1);
      queue.delete(next);
      clearTimeout(next.timer);
      next.enter(leaveOnce());
    };
  };

  const wait = (): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        queue.delete(entry);
        reject(refusal());
      };
      const entry: Waiting = { enter: resolve, timer: waitMs === undefined ? undefined : setTimeout(giveUp, waitMs) };
      queue.add(entry);
    });

  return {
    enter: async () => {
      if (free > 0) {
        free -= 1;
        return leaveOnce();
      }
      if (queue.size >= waiting) throw refusal();
      return wait();
    },
    state: () => ({ running: running - free, waiting: queue.size }),
  };
};

/** Runs work a few at a time, in order of arrival, and refuses it when the queue is so long that its answer would come too late. */
export const workQueue = (limits: SlotLimits): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const { enter } = slots(limits);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
