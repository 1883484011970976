/** Pakistan is five hours ahead all year. */
const aheadMs = 5 * 60 * 60_000;

/** The month in Pakistan that `now` is in and those before it, as `2027-03`, the newest first. */
export function lastMonths(now: Date, count: number): string[] {
  const there = new Date(now.getTime() + aheadMs);
  return Array.from({ length: count }, (_none, back) =>
    new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
