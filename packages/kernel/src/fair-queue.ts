import type { SlotLimits } from './slots.ts';

export type FairQueueLimits = Pick<SlotLimits, 'running' | 'waiting' | 'refusal'>;

/** Runs work that somebody asks for; `askers` are all the names under which its asker may be counted, such as e-mail and address. */
export type InFairTurn = <T>(askers: readonly string[], work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly askers: readonly string[];
  readonly turn: number;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/** Which turn each asker has; nobody who has not asked is known. */
const askersTurns = () => {
  const lastTurns = new Map<string, number>();
  let current = 0;
  return {
    take: (askers: readonly string[]): number => {
      const turn = Math.max(current, ...askers.map((asker) => (lastTurns.get(asker) ?? -1) + 1));
      for (const asker of askers) lastTurns.set(asker, turn);
      return turn;
    },
    /** A turn that is not used is not counted: else a flood that is refused would put its victim ever further behind. */
    giveBack: ({ askers, turn }: Pick<Waiting, 'askers' | 'turn'>): void => {
      for (const asker of askers) if (lastTurns.get(asker) === turn) lastTurns.set(asker, turn - 1);
    },
    begin: (turn: number): void => {
      if (turn <= current) return;
      current = turn;
      for (const [asker, last] of lastTurns) if (last < current) lastTurns.delete(asker);
    },
    /** Nothing runs and nothing waits: what was asked for before is no reason to wait now, and takes no memory. */
    forget: (): void => {
      current = 0;
      lastTurns.clear();
    },
  };
};

const firstOf = (queue: readonly Waiting[]): Waiting | undefined =>
  queue.reduce<Waiting | undefined>((best, one) => (best === undefined || one.turn < best.turn ? one : best), undefined);
/** Of equals the one that came last. */
const lastOf = (queue: readonly Waiting[]): Waiting | undefined =>
  queue.reduce<Waiting | undefined>((worst, one) => (worst === undefined || one.turn >= worst.turn ? one : worst), undefined);

/**
 * Runs work a few at a time, in turns: a caller who asks once comes before the second work of anybody else, however much the others ask for
 * (start-time fair queueing). When too much waits, what would come last is refused, be it the newest or not.
 */
export const fairQueue = ({ running, waiting, refusal }: FairQueueLimits): InFairTurn => {
  let free = running;
  const turns = askersTurns();
  const queue: Waiting[] = [];

  const next = (): Waiting | undefined => {
    const first = firstOf(queue);
    if (first !== undefined) queue.splice(queue.indexOf(first), 1);
    return first;
  };

  const leave = (): void => {
    const first = next();
    if (first === undefined) {
      free += 1;
      if (free === running) turns.forget();
      return;
    }
    turns.begin(first.turn);
    first.begin();
  };

  const makeRoom = (turn: number): void => {
    if (queue.length < waiting) return;
    const last = lastOf(queue);
    if (last === undefined || turn >= last.turn) throw refusal();
    queue.splice(queue.indexOf(last), 1);
    turns.giveBack(last);
    last.refuse(refusal());
  };

  const wait = async (askers: readonly string[]): Promise<void> => {
    const turn = turns.take(askers);
    if (free > 0) {
      free -= 1;
      return turns.begin(turn);
    }
    try {
      makeRoom(turn);
    } catch (error) {
      turns.giveBack({ askers, turn });
      throw error;
    }
    await new Promise<void>((begin, refuse) => queue.push({ askers, turn, begin, refuse }));
  };

  return async (askers, work) => {
    await wait(askers);
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
