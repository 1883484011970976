const anHour = 3_600_000;

/** How long an owner has left to answer. */
export type WaitingTime = { unit: 'hours'; count: number } | { unit: 'soon' | 'over' };

export function waitingTime(respondBy: string, now = Date.now()): WaitingTime {
  const left = Date.parse(respondBy) - now;
  if (left < 0) return { unit: 'over' };
  return left < anHour ? { unit: 'soon' } : { unit: 'hours', count: Math.floor(left / anHour) };
}
