import { expect, test } from '@jest/globals';
import { plainAge } from './plain-age.ts';

test('a plain age is understood in either language', () => {
  expect(plainAge('2 years')).toEqual({ count: 2, unit: 'year' });
  expect(plainAge(' 1 Year old ')).toEqual({ count: 1, unit: 'year' });
  expect(plainAge('8 ماہ')).toEqual({ count: 8, unit: 'month' });
  expect(plainAge('3 ہفتے')).toEqual({ count: 3, unit: 'week' });
  expect(plainAge('۲ سال')).toEqual({ count: 2, unit: 'year' });
  expect(plainAge('10days')).toEqual({ count: 10, unit: 'day' });
});

test('any other age stays the words of its owner', () => {
  for (const text of ['', 'young', 'about 2 years', '1 year 3 months', '2', 'two years', '4000 years']) {
    expect(plainAge(text)).toBeUndefined();
  }
});
