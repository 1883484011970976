export interface Backoff {
  /** How long to wait now, in milliseconds. */
  next(): number;
  reset(): void;
}

/**
 * Waits that double from `minMs` up to `maxMs` milliseconds. Each is shortened at random, by half at most, so that several
 * processes that failed together do not come back together.
 */
export const backoff = (minMs: number, maxMs: number): Backoff => {
  let failures = 0;
  return {
    next: () => Math.min(maxMs, minMs * 2 ** failures++) * (0.5 + Math.random() / 2),
    reset: () => void (failures = 0),
  };
};
