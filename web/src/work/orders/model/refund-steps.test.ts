import { expect, test } from '@jest/globals';
import type { Refund } from '#shared/api/types.ts';
import { hasOpenRefund, isPaidByPaltu, mayContestRefund, stageOf } from './refund-steps.ts';

const day = (n: number): string => `2026-11-${String(n).padStart(2, '0')}T09:00:00.000Z`;
const now = Date.parse(day(20));
const refund = (given: Partial<Refund>): Refund => ({ contest: null, mayContestFrom: null, mayContestUntil: null, ...given }) as Refund;

test('a refund can be contested between its two days, and not while an admin decides', () => {
  const owed = { mayContestFrom: day(18) };
  expect(mayContestRefund(refund(owed), now)).toBe(true);
  expect(mayContestRefund(refund({ ...owed, mayContestUntil: day(21) }), now)).toBe(true);
  expect(mayContestRefund(refund({ ...owed, mayContestUntil: day(19) }), now)).toBe(false);
  expect(mayContestRefund(refund({ mayContestFrom: day(21) }), now)).toBe(false);
  expect(mayContestRefund(refund({}), now)).toBe(false);
  expect(mayContestRefund(refund({ ...owed, contest: { status: 'open', reason: '', answer: '' } }), now)).toBe(false);
});

test('what is still to come stands first on the page; what has come, or cannot be contested any more, does not', () => {
  const open = [
    { status: 'due' },
    { status: 'owed-by-store' },
    { status: 'given-back', mayContestFrom: day(1), mayContestUntil: null },
  ] as const;
  for (const given of open) expect([given.status, hasOpenRefund({ refunds: [refund(given)] })]).toEqual([given.status, true]);
  const over = [{ status: 'paid' }, { status: 'given-back', mayContestFrom: day(1), mayContestUntil: day(2) }] as const;
  expect(hasOpenRefund({ refunds: over.map(refund) })).toBe(false);
});

test('an account is asked for where Paltu pays, also once a courier has passed the cash on, and not where the store does', () => {
  expect(isPaidByPaltu({ refunds: [refund({ status: 'due', owedBy: 'courier' })] })).toBe(true);
  expect(isPaidByPaltu({ refunds: [refund({ status: 'owed-by-store', owedBy: 'store' })] })).toBe(false);
  expect(stageOf(refund({ status: 'due', owedBy: 'courier' }))).toBe('withCourier');
});
