import { expect, test } from '@jest/globals';
import {
  comparePictures,
  compareVersions,
  decisionOn,
  mostPicked,
  openListing,
  outcomeOf,
  seenAgain,
  toggled,
  toggledPage,
  waitingTime,
  withSuggestion,
  worthAnotherTry,
} from './review.ts';

const [first, second] = [{ id: 'a' }, { id: 'b' }];
const place = { tab: 'pending', page: 1, order: 'oldest', id: undefined } as const;

test('the desk opens with the first of the queue, or with the one that the address names', () => {
  expect(openListing([first, second], place, undefined)).toBe(first);
  expect(openListing([first, second], { ...place, id: 'b' }, undefined)).toBe(second);
});

test('a listing that another admin decides meanwhile stays on the desk: a decision never falls on the next one', () => {
  const held = { tab: 'pending', page: 1, order: 'oldest', pet: first } as const;
  expect(openListing([second], place, held)).toBe(first);
  expect(openListing([second], { ...place, id: 'a' }, held)).toBe(first);
});

test('no other listing takes the place of the one that is on its way', () => {
  expect(openListing([first], { ...place, id: 'b' }, undefined, true)).toBeUndefined();
  expect(openListing([first, second], { ...place, id: 'b' }, undefined, true)).toBe(second);
});

test('another tab, page or order of the queue begins afresh', () => {
  const held = { tab: 'pending', page: 1, order: 'oldest', pet: first } as const;
  expect(openListing([second], { ...place, tab: 'approved' }, held)).toBe(second);
  expect(openListing([second], { ...place, page: 2 }, held)).toBe(second);
  expect(openListing([second], { ...place, order: 'newest' }, held)).toBe(second);
});

const now = Date.parse('2026-03-05T12:00:00Z');

test('a listing waits in minutes, then in hours, then in days, and is urgent before the 24 hours are over', () => {
  expect(waitingTime('2026-03-05T11:30:00Z', now)).toEqual({ unit: 'minutes', count: 30, isUrgent: false });
  expect(waitingTime('2026-03-04T17:00:00Z', now)).toEqual({ unit: 'hours', count: 19, isUrgent: true });
  expect(waitingTime('2026-03-02T12:00:00Z', now)).toEqual({ unit: 'days', count: 3, isUrgent: true });
});

test('a clock that is behind the server does not make a listing wait less than nothing', () => {
  expect(waitingTime('2026-03-05T12:05:00Z', now).count).toBe(0);
});

test('a suggestion follows what the admin typed, and replaces none of it', () => {
  expect(withSuggestion('', 'The photos are dark.', 500)).toBe('The photos are dark.');
  expect(withSuggestion('Photo 2 is of another dog. ', 'The photos are dark.', 500)).toBe(
    'Photo 2 is of another dog.\nThe photos are dark.',
  );
});

test('a suggestion that is there already, or would make the reason too long, changes nothing', () => {
  expect(withSuggestion('The photos are dark. ', 'The photos are dark.', 500)).toBe('The photos are dark. ');
  expect(withSuggestion('x'.repeat(495), 'The photos are dark.', 500)).toBe('x'.repeat(495));
});

const pets = (count: number) => Array.from({ length: count }, (_none, index) => ({ id: `p${index}`, contentVersion: index + 1 }));
const idsOf = (selection: readonly { id: string }[]) => selection.map(({ id }) => id);
const [a, b, c] = [
  { id: 'a', contentVersion: 1 },
  { id: 'b', contentVersion: 2 },
  { id: 'c', contentVersion: 3 },
];

test('a listing is picked, and picked again let go', () => {
  expect(toggled(toggled([], a), b)).toEqual([a, b]);
  expect(toggled([a, b], { ...a, contentVersion: 9 })).toEqual([b]);
});

test('a page is picked beside what is picked on another; picked once more, nothing is', () => {
  expect(toggledPage([a], [b, c])).toEqual([a, b, c]);
  expect(toggledPage([a, b], [b, c])).toEqual([a, b, c]);
  expect(toggledPage([a, b, c], [b, c])).toEqual([]);
});

test('no more listings are picked than can be decided at once', () => {
  const full = toggledPage([], pets(mostPicked));
  expect(toggled(full, a)).toBe(full);
  expect(idsOf(toggledPage(pets(mostPicked - 1), [a, b]))).toEqual([...idsOf(pets(mostPicked - 1)), 'a']);
});

test('a decision names the versions that were seen as they were picked, not those that came later', () => {
  expect(decisionOn([a, b])).toEqual({ petIds: ['a', 'b'], versions: { a: 1, b: 2 } });
});

test('a listing that was looked at again is decided as it is now', () => {
  const newer = { ...a, contentVersion: 4 };
  expect(decisionOn(seenAgain([a, b], newer)).versions).toEqual({ a: 4, b: 2 });
  expect(seenAgain([b], newer)).toEqual([b]);
});

const [one, two, three, four] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
  { id: string },
];

test('each listing of many has a result of its own', () => {
  const outcome = outcomeOf(
    'approved',
    [one, two, three, four],
    [
      { id: 'a', status: 'approved' },
      { id: 'b', status: 'unchanged' },
      { id: 'c', status: 'failed', code: 'pet.stale', message: 'Stale' },
    ],
  );
  expect(outcome).toEqual({
    action: 'approved',
    done: [one],
    unchanged: [two],
    failed: [
      { pet: three, code: 'pet.stale' },
      { pet: four, code: 'unknown' },
    ],
  });
});

test('what failed can be tried again, but not on a listing that was deleted', () => {
  const outcome = outcomeOf(
    'rejected',
    [one, two],
    [
      { id: 'a', status: 'failed', code: 'pet.stale' },
      { id: 'b', status: 'failed', code: 'pet.not-found' },
    ],
  );
  expect(worthAnotherTry(outcome)).toEqual(['a']);
});

const picture = (id: string) => ({ id, url: '', width: 800, height: 600, urls: { 320: '', 800: '', 1600: '' } });

test('an edited listing shows which fields changed, those first', () => {
  const before = { name: 'Heera', price: 30_000, vaccinated: false, tags: ['tame'], specialNeeds: '' };
  const after = { name: 'Heera', price: 32_000, vaccinated: true, tags: ['tame'] };
  expect(compareVersions(before, after)).toEqual([
    { field: 'vaccinated', isChanged: true },
    { field: 'price', isChanged: true },
    { field: 'name', isChanged: false },
    { field: 'tags', isChanged: false },
  ]);
});

test('what is asked of a new home is compared too', () => {
  const home = { experience: 'Beginner', homeType: 'Apartment', children: true, otherPets: false } as const;
  const rows = compareVersions({ requirements: home }, { requirements: { ...home, children: false } });
  expect(rows.filter(({ isChanged }) => isChanged)).toEqual([{ field: 'children', isChanged: true }]);
});

test('a new listing has nothing to compare with', () => {
  expect(compareVersions(null, { name: 'Heera', vaccinated: false })).toEqual([
    { field: 'name', isChanged: false },
    { field: 'vaccinated', isChanged: false },
  ]);
  expect(comparePictures(null, { images: [picture('a')] }).added.size).toBe(0);
});

test('pictures are compared by what they are, not by where they stand', () => {
  const { removed, added } = comparePictures({ images: [picture('a'), picture('b')] }, { images: [picture('c'), picture('a')] });
  expect([...removed]).toEqual(['b']);
  expect([...added]).toEqual(['c']);
});
