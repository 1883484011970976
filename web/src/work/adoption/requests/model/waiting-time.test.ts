import { expect, test } from '@jest/globals';
import { waitingTime } from './waiting-time.ts';

const respondBy = '2026-11-22T12:00:00.000Z';
const before = (ms: number) => waitingTime(respondBy, Date.parse(respondBy) - ms);

test('full hours are left, then less than one, then none', () => {
  expect(before(48 * 3_600_000)).toEqual({ unit: 'hours', count: 48 });
  expect(before(3_600_000)).toEqual({ unit: 'hours', count: 1 });
  expect(before(3_599_999)).toEqual({ unit: 'soon' });
  expect(before(0)).toEqual({ unit: 'soon' });
  expect(before(-1)).toEqual({ unit: 'over' });
});
