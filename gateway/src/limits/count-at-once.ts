import type { Leave } from '@paltu/kernel';

/** How many of a key there are now, the new one included, and how it leaves: once is enough. */
export interface CountedOne {
  readonly count: number;
  readonly leave: Leave;
}

/** Counts what is there at once, by key; a key of which nothing is left takes no memory. */
export const countAtOnce = (): ((key: string) => CountedOne) => {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    let hasLeft = false;
    const leave = (): void => {
      if (hasLeft) return;
      hasLeft = true;
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    };
    return { count, leave };
  };
};
