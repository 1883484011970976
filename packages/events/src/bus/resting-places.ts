import type { Place } from './bus-message.ts';
import type { OrderedLog } from './ordered-log.ts';

/** Another instance may have moved our places meanwhile: now and then look at them again. */
const longestMs = 10_000;

export interface RestingPlaces {
  /** Remembers that nothing lies behind these places; none ends the rest. */
  begin(places: readonly Place[]): void;
  /** Whether there is still nothing to do, found out without locking or writing anything. */
  isUndisturbed(): Promise<boolean>;
}

/** Spares a group that is at the end of its topics from locking its places each second: an idle product writes nothing to disk. */
export const restingPlaces = (log: OrderedLog, isAsked: () => Promise<boolean>): RestingPlaces => {
  let resting: readonly Place[] = [];
  let endsAt = 0;
  return {
    begin: (places) => {
      resting = places;
      endsAt = Date.now() + longestMs;
    },
    isUndisturbed: async () => {
      if (resting.length === 0 || Date.now() > endsAt) return false;
      return (await log.read(resting, 1)).length === 0 && !(await isAsked());
    },
  };
};
