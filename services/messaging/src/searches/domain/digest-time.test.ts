import { expect, test } from '@jest/globals';
import { digestAt } from './digest-time.ts';

// Pakistan is five hours ahead; the 28th of November 2026 is a Saturday.
test.each([
  ['daily', '2026-11-27T02:59:59Z', '2026-11-27T03:00:00Z'],
  ['daily', '2026-11-27T03:00:00Z', '2026-11-28T03:00:00Z'],
  ['daily', '2026-11-27T20:00:00Z', '2026-11-28T03:00:00Z'],
  ['weekly', '2026-11-27T02:00:00Z', '2026-11-28T03:00:00Z'],
  ['weekly', '2026-11-28T02:59:59Z', '2026-11-28T03:00:00Z'],
  ['weekly', '2026-11-28T03:00:00Z', '2026-12-05T03:00:00Z'],
] as const)('what is found for a %s search at %s is mailed at %s', (frequency, at, due) => {
  expect(digestAt(frequency, new Date(at))).toEqual(new Date(due));
});
