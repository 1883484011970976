import { expect, test } from '@jest/globals';
import { addTag, removeTag } from './tags.ts';

test('a tag is trimmed; an empty or repeated one is ignored', () => {
  expect(addTag(['Loyal'], '  Good  boy ')).toEqual(['Loyal', 'Good boy']);
  expect(addTag(['Loyal'], '   ')).toEqual(['Loyal']);
  expect(addTag(['Loyal'], 'loyal')).toEqual(['Loyal']);
});

test('a tag has at most 30 characters where no other length is given, and a listing 20 tags', () => {
  expect(addTag([], 'a'.repeat(40))).toEqual(['a'.repeat(30)]);
  expect(addTag([], 'a'.repeat(80), 60)).toEqual(['a'.repeat(60)]);
  const full = Array.from({ length: 20 }, (_none, index) => `tag ${index}`);
  expect(addTag(full, 'one more')).toEqual(full);
});

test('a tag can be taken away', () => {
  expect(removeTag(['Loyal', 'Calm'], 'Loyal')).toEqual(['Calm']);
});
