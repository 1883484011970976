import { expect, test } from '@jest/globals';
import { readList, writeList } from '#shared/list/list-schema.ts';
import { markedKinds, thingLists, waitingDays } from './marked-kinds.ts';

test('what is looked for stands in the address as it was typed, without the spaces around it', () => {
  const state = readList(thingLists.vet, { search: ' Gulberg ', mark: 'HIDDEN', page: '2' });
  expect(writeList(thingLists.vet, state)).toEqual({ search: 'Gulberg', mark: 'hidden', waiting: '', page: '2' });
});

test('a mark that the kind does not have, or a page beyond those that are numbered, is the whole list from its beginning', () => {
  const whole = { filters: { search: undefined, mark: undefined, waiting: undefined }, settings: {}, page: 1 };
  expect(readList(thingLists.vet, { search: ' ', mark: 'registered', page: '51' })).toEqual(whole);
  expect(readList(thingLists.store, { mark: 'registered' }).filters.mark).toBe('registered');
  expect(readList(thingLists.accessory, { mark: 'verified' })).toEqual(whole);
});

test('each kind of thing has a call for each of its marks', () => {
  for (const { marks, register, papers } of Object.values(markedKinds)) {
    const callable = ['featured', 'hidden', ...(register ? ['registered'] : []), ...(papers ? ['verified'] : [])];
    expect(callable.toSorted()).toEqual([...marks].toSorted());
  }
});

const sentAt = '2026-11-01T09:00:00.000Z';
const after = (hours: number) => waitingDays(sentAt, Date.parse(sentAt) + hours * 3_600_000);

test('papers are urgent one day before they have waited for the three that were promised', () => {
  expect(after(23)).toEqual({ count: 0, isUrgent: false });
  expect(after(47)).toEqual({ count: 1, isUrgent: false });
  expect(after(48)).toEqual({ count: 2, isUrgent: true });
  expect(after(24 * 30)).toEqual({ count: 30, isUrgent: true });
});

test('a clock that is behind makes no negative days', () => {
  expect(after(-1)).toEqual({ count: 0, isUrgent: false });
});
