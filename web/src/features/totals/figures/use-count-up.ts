import { useEffect, useState } from 'react';

const startsAfterMs = 500;
const takesMs = 1_000;

/** How far a count has come `ms` after it was there: nothing for half a second, then fast, then slower, and exactly `total` at the end. */
export function countAt(total: number, ms: number): number {
  const left = 1 - Math.min(1, Math.max(0, (ms - startsAfterMs) / takesMs));
  return Math.round(total * (1 - left ** 3));
}

/** Counts up from zero to `total`; is there at once for who wants nothing to move. */
export function useCountUp(total: number | undefined): number | undefined {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    if (isStill || total === undefined) return undefined;
    const startedAt = performance.now();
    let frame = 0;
    const step = (): void => {
      const ms = performance.now() - startedAt;
      setCounted(countAt(total, ms));
      if (ms < startsAfterMs + takesMs) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [total, isStill]);
  return total === undefined || isStill ? total : counted;
}
