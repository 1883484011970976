import { expect, test } from '@jest/globals';
import type { MemberId } from '@paltu/kernel';
import { change, keyOf, digestAt, type SavedSearch, type SearchId } from './saved-search.ts';

test('searches that find the same are the same search, however they were typed', () => {
  expect(keyOf({ search: ' Golden  RETRIEVER', species: 'Dog' })).toBe(keyOf({ species: 'Dog', search: 'golden retriever' }));
  expect(keyOf({ search: 'بلي', breed: 'LAB ' })).toBe(keyOf({ breed: 'lab', search: 'بلی', gender: undefined }));
});

test.each([
  [{ species: 'Dog' } as const, { species: 'Cat' } as const],
  [{ maxPrice: 0 }, {}],
  [{ maxPrice: 5_000 }, { minPrice: 5_000 }],
  [{ vaccinated: false }, { vaccinated: true }],
])('%j is another search than %j', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

const saved: SavedSearch = {
  id: 'a' as SearchId,
  memberId: 'b' as MemberId,
  name: 'A cat',
  filters: { species: 'Cat' },
  frequency: 'daily',
  pausedAt: null,
  savedAt: new Date('2026-11-01'),
};

test('a pause begins once, and ends', () => {
  const [first, later] = [new Date('2026-11-02'), new Date('2026-11-03')];
  const paused = change(saved, { paused: true }, first);
  expect(paused.pausedAt).toEqual(first);
  expect(change(paused, { paused: true }, later)).toEqual(paused);
  expect(change(paused, { paused: false }, later)).toEqual(saved);
});

test('what is not named stays, and a name can be taken away', () => {
  expect(change(saved, { frequency: 'weekly' }, new Date())).toEqual({ ...saved, frequency: 'weekly' });
  expect(change(saved, { name: '' }, new Date()).name).toBe('');
});

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
