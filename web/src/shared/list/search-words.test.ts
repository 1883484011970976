import { expect, test } from '@jest/globals';
import { firstWords, understoodCity } from './search-words.ts';

test('of a search so many words are sent as the API looks for, in either language', () => {
  expect(firstWords('white persian')).toBe('white persian');
  expect(firstWords('a b c d e f g h i j')).toBe('a b c d e f g h');
  expect(firstWords('میں، ایک سفید بلی ڈھونڈ رہا ہوں جو گھر میں رہے')).toBe('میں، ایک سفید بلی ڈھونڈ رہا ہوں جو');
  expect(firstWords('!!!')).toBe('!!!');
});

test('a list is one of the city that its search was understood as, and of no certain one where that names several', () => {
  expect(understoodCity([undefined, 'Lahore', 'Lahore'])).toBe('Lahore');
  expect(understoodCity(['Lahore', 'Karachi'])).toBeUndefined();
  expect(understoodCity([])).toBeUndefined();
  expect(understoodCity(undefined)).toBeUndefined();
});
