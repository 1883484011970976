const hour = 3_600_000;

/** How long a listing has waited, in whole hours or, from two days on, days; and whether the promise of 24 hours is near its end. */
export function waitingTime(submittedAt: string, now = Date.now()): { unit: 'hours' | 'days'; count: number; isUrgent: boolean } {
  const hours = Math.max(0, Math.floor((now - Date.parse(submittedAt)) / hour));
  const isUrgent = hours >= 18;
  return hours < 48 ? { unit: 'hours', count: hours, isUrgent } : { unit: 'days', count: Math.floor(hours / 24), isUrgent };
}
