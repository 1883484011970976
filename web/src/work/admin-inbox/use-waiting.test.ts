import { expect, test } from '@jest/globals';
import { oldestFirst } from './use-waiting.ts';
import type { WaitingKind } from './use-waiting.ts';

const waits = (kind: WaitingKind, days: readonly (number | null)[], total = days.length) => ({
  total,
  items: days.map((day) => ({
    ...{ kind, id: `${kind} ${day}`, name: 'Heera', of: '', to: 'admin-dashboard' },
    since: day === null ? null : `2026-03-0${day}T09:00:00.000Z`,
  })),
});

const idsOf = (waiting: Parameters<typeof oldestFirst>[0]) => oldestFirst(waiting).map(({ id }) => id);

test('what has waited longest comes first, whatever it is; what has no day comes last', () => {
  const all = [waits('settlements', [null]), waits('listings', [2, 5]), waits('slips', [1, 3])];
  expect(idsOf(all)).toEqual(['slips 1', 'listings 2', 'slips 3', 'listings 5', 'settlements null']);
});

test('nothing is shown past what a kind has not answered: something of it may have waited longer', () => {
  expect(idsOf([waits('listings', [1, 3], 40), waits('slips', [2, 4])])).toEqual(['listings 1', 'slips 2', 'listings 3']);
});

test('a kind that could not be read leaves the others', () => {
  expect(idsOf([{ items: undefined, total: undefined }, waits('slips', [2])])).toEqual(['slips 2']);
});
