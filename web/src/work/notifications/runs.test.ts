import { expect, test } from '@jest/globals';
import type { Notification } from '#shared/api/types.ts';
import { runsOf } from './runs.ts';

const notice = (id: number, type: Notification['type'], unread = true): Notification => ({
  ...{ id: String(id), _id: String(id), type, unread },
  ...{ params: {}, page: 'dashboard', message: '', time: '2026-03-03T08:00:00.000Z' },
});

const sizes = (...notices: Notification[]) => runsOf(notices).map(({ id, notices: run }) => [id, run.length]);

test('equal ones in a row are one line; what stands between them parts them', () => {
  const [a, b, c] = [1, 2, 3].map((id) => notice(id, 'listing.approved')) as [Notification, Notification, Notification];
  expect(sizes(a, b, c)).toEqual([['1', 3]]);
  expect(sizes(a, notice(9, 'listing.rejected'), b)).toEqual([
    ['1', 1],
    ['9', 1],
    ['2', 1],
  ]);
});

test('what is new is not hidden behind what was read, and what has words of its own stands by itself', () => {
  expect(sizes(notice(1, 'listing.approved'), notice(2, 'listing.approved', false))).toHaveLength(2);
  expect(sizes(notice(1, 'listing.rejected'), notice(2, 'listing.rejected'))).toHaveLength(2);
  expect(sizes()).toEqual([]);
});
