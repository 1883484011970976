import type { Marks } from './marks.ts';

/** About 20 MB. */
const mostKept = 200_000;

/** Keeps marks in this process alone; when there are too many, the oldest go before their time. */
export const memoryMarks = (most = mostKept): Marks => {
  const untilOf = new Map<string, number>();
  return {
    set: async (key, until) => {
      if ((untilOf.get(key) ?? 0) > Date.now()) return false;
      untilOf.delete(key);
      const oldest = untilOf.size < most ? undefined : untilOf.keys().next().value;
      if (oldest !== undefined) untilOf.delete(oldest);
      untilOf.set(key, until.getTime());
      return true;
    },
  };
};
