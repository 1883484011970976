const minute = 60_000;

/** How long a listing has waited, in whole minutes, hours or, from two days on, days; and whether the promise of 24 hours is near its end. */
export function waitingTime(
  submittedAt: string,
  now = Date.now(),
): { unit: 'minutes' | 'hours' | 'days'; count: number; isUrgent: boolean } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(submittedAt)) / minute));
  const hours = Math.floor(minutes / 60);
  const isUrgent = hours >= 18;
  if (hours < 1) return { unit: 'minutes', count: minutes, isUrgent };
  return hours < 48 ? { unit: 'hours', count: hours, isUrgent } : { unit: 'days', count: Math.floor(hours / 24), isUrgent };
}
