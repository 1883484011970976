import { expect, test } from '@jest/globals';
import { excerpt } from './excerpt.ts';

test('a text of a few lines is shown whole', () => {
  expect(excerpt('Friendly and calm.')).toBeUndefined();
  expect(excerpt('x'.repeat(400))).toBeUndefined();
});

test('a long text is cut after a sentence, in either language', () => {
  const english = `${'A short sentence here. '.repeat(30)}`;
  expect(excerpt(english)).toMatch(/here\.$/);
  expect(excerpt(english)?.length).toBeLessThanOrEqual(320);
  expect(excerpt('یہ بہت پیارا ہے۔ '.repeat(40))).toMatch(/ہے۔$/);
});

test('a long text without sentences is cut after a word', () => {
  expect(excerpt('word '.repeat(200))).toMatch(/word…$/);
  expect(excerpt('x'.repeat(900))).toHaveLength(321);
});
