import { expect, test } from '@jest/globals';
import type { ParcelStatus } from '#shared/api/types.ts';
import { mayCancel, progressOf } from './parcel-progress.ts';

const at = (hour: number): string => `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`;
const step = (status: ParcelStatus, hour: number) => ({ status, at: at(hour), by: 'seller' as const, reason: '', code: null });
const parcel = (...statuses: ParcelStatus[]) => ({
  placedAt: at(8),
  status: statuses.at(-1) ?? 'placed',
  history: statuses.map((status, index) => step(status, 9 + index)),
});
const namesOf = (...statuses: ParcelStatus[]) => progressOf(parcel(...statuses)).map(({ status, at: when }) => [status, when !== null]);

test('a parcel under way shows what was, and what is to come', () => {
  expect(namesOf('confirmed')).toEqual([
    ['placed', true],
    ['confirmed', true],
    ['shipped', false],
    ['delivered', false],
  ]);
});

test('one that has come to its end shows nothing more to come', () => {
  expect(namesOf('confirmed', 'cancelled')).toEqual([
    ['placed', true],
    ['confirmed', true],
    ['cancelled', true],
  ]);
  expect(namesOf('confirmed', 'shipped', 'delivered').at(-1)).toEqual(['delivered', true]);
});

test('a step that is entered twice, as when the store drops a line, is shown once, when it first was', () => {
  expect(progressOf(parcel('confirmed', 'confirmed'))[1]).toEqual({ status: 'confirmed', at: at(9) });
});

test('only what has not left its store can be cancelled', () => {
  const all: ParcelStatus[] = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'refused', 'lost', 'return-asked', 'returned'];
  expect(all.filter((status) => mayCancel({ status }))).toEqual(['placed', 'confirmed']);
});
