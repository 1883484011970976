import { expect, test } from '@jest/globals';
import { decisionOn, mostPicked, seenAgain, toggled, toggledPage } from './selection.ts';

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
