import type { Leave, SlotLimits, Slots } from '@paltu/kernel';
import { queueByCaller } from './queue-by-caller.ts';

export interface ConcurrencyLimits extends Required<SlotLimits> {
  /** How many are in use at once before anything was answered: each answer opens one more, up to `running`. */
  readonly first: number;
}

/** Places for calls to one service, by who calls. */
export interface ConcurrencyLimit extends Pick<Slots, 'state'> {
  /** Waits for a place. @throws what `refusal` gives, when it waited too long, or more wait and this caller has most of them */
  enter(caller: string): Promise<Leave>;
}

interface Waiting {
  readonly begin: (leave: Leave) => void;
  readonly refuse: () => void;
}

/**
 * A number of places for which callers wait in turns: one who calls once comes before the second call of anybody. After a start they open
 * one by one, for all who were cut off come back at once: begun together their calls end together, and late; begun a few at a time the first
 * of them are answered at once.
 */
export const concurrencyLimit = ({ running: most, first, waiting, waitMs, refusal }: ConcurrencyLimits): ConcurrencyLimit => {
  const queue = queueByCaller<Waiting>(waiting);
  let running = 0;
  let open = Math.min(first, most);

  const begin = (): Leave => {
    running += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      running -= 1;
      open = Math.min(most, open + 1);
      fill();
    };
  };
  const fill = (): void => {
    while (running < open) {
      const next = queue.next();
      if (next === undefined) return;
      next.begin(begin());
    }
  };
  const wait = (caller: string): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const refuse = (): void => {
        clearTimeout(timer);
        reject(refusal());
      };
      const own: Waiting = {
        begin: (leave) => {
          clearTimeout(timer);
          resolve(leave);
        },
        refuse,
      };
      const timer = setTimeout(() => {
        queue.remove(caller, own);
        refuse();
      }, waitMs);
      queue.add(caller, own)?.refuse();
    });

  return {
    enter: async (caller) => (running < open ? begin() : wait(caller)),
    state: () => ({ running, waiting: queue.size() }),
  };
};
