import { slots, type SlotLimits } from './slots.ts';

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
