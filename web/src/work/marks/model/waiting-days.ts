const day = 86_400_000;

/** Vets are promised an answer within so many days. */
const promisedDays = 3;

/** For how many whole days papers have waited, and whether the last of the promised days has begun. */
export function waitingDays(askedAt: string, now = Date.now()): { count: number; isUrgent: boolean } {
  const count = Math.max(0, Math.floor((now - Date.parse(askedAt)) / day));
  return { count, isUrgent: count >= promisedDays - 1 };
}
