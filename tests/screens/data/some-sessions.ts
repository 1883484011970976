import type { Session } from '../../../web/src/shared/api/types.ts';

const aDay = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * aDay).toISOString();
const idOf = (n: number): string => `0199a3f0-0000-7000-9000-${String(n).padStart(12, '0')}`;

/** Where a member is logged in: here, on a telephone, and somewhere unknown. */
export const someSessions = (): Session[] => [
  { id: idOf(1), device: { browser: 'Chrome', system: 'Windows' }, startedAt: daysAgo(30), lastUsedAt: daysAgo(0), isCurrent: true },
  { id: idOf(2), device: { browser: 'Safari', system: 'iOS' }, startedAt: daysAgo(12), lastUsedAt: daysAgo(3), isCurrent: false },
  { id: idOf(3), device: { browser: null, system: null }, startedAt: daysAgo(80), lastUsedAt: daysAgo(41), isCurrent: false },
];
