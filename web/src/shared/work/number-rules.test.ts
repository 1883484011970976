import { expect, test } from '@jest/globals';
import { typedNumber, wholeNumber, wholeRupees } from './number-rules.ts';

const outside = { key: 'work:number.range', values: { least: '10', most: '100,000' } };

test.each([
  ...['', ' ', '1500', '1,500', '۱۵۰۰', '١٥٠٠', '1500.00'].map((typed) => [typed, false, false] as const),
  ...['Rs. 1,500', '1500/-'].map((typed) => [typed, 'work:number.unread', false] as const),
  ...['abc', '1e3', '1,5'].map((typed) => [typed, 'work:number.unread', 'work:number.unread'] as const),
  ['1500.50', 'work:number.whole', 'work:number.rupees'],
  ...['-5', '9', '100001'].map((typed) => [typed, outside, outside] as const),
])('what is wrong with "%s" is named, as a count and as an amount', (typed, asCount, asAmount) => {
  expect([wholeNumber(10, 100_000)(typed, {}), wholeRupees(10, 100_000)(typed, {})]).toEqual([asCount, asAmount]);
});

test('what a rule takes is the number that is sent, and an empty field is 0', () => {
  expect(['1,500', '۱۵۰۰', 'Rs. 1500.00', ''].map(typedNumber)).toEqual([1500, 1500, 1500, 0]);
});
