/** A time as people round it: whole hours below two days, whole days from there on, at least one hour. */
export function roundedTime(hours: number): { unit: 'hours' | 'days'; count: number } {
  return hours < 48 ? { unit: 'hours', count: Math.max(1, Math.round(hours)) } : { unit: 'days', count: Math.round(hours / 24) };
}
