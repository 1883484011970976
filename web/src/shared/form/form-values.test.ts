import { expect, test } from '@jest/globals';
import { changedFields, rebaseValues } from './form-values.ts';

const image = (id: string, url = id) => ({ id, url });
const before = { name: 'Moti', city: 'Lahore', tags: ['Calm', 'Loyal'], images: [image('a'), image('b')] };

test('what was typed lies over the newest, and untouched fields are the newest', () => {
  const typed = { ...before, name: 'Moti Khan' };
  const newest = { ...before, name: 'Motu', city: 'Multan' };
  expect(rebaseValues(typed, before, newest)).toEqual({ ...newest, name: 'Moti Khan' });
});

test('words in another order are no change, pictures in another order are', () => {
  expect(changedFields(before, { ...before, tags: ['Loyal', 'Calm'] })).toEqual([]);
  expect(changedFields(before, { ...before, images: [image('b'), image('a')] })).toEqual(['images']);
});

test('a picture is known by its id, wherever it lies', () => {
  expect(changedFields(before, { ...before, images: [image('a', 'elsewhere'), image('b')] })).toEqual([]);
});
