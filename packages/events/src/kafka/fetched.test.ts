import { expect, test } from '@jest/globals';
import { compactionGaps } from './fetched.ts';

const first = { topic: 'auth.contact.v1', partition: 0 };

const second = { topic: 'auth.contact.v1', partition: 1 };

test('a fetch reaches back over the offsets that were found empty just before it, each partition by itself', () => {
  const gaps = compactionGaps();
  gaps.add(first, 9);
  gaps.add(second, 4);
  gaps.add(first, 10);
  expect(gaps.takeBeginning(first, 11)).toBe(9);
  expect(gaps.takeBeginning(second, 5)).toBe(4);
});

test('a fetch from elsewhere reaches no further back than its offset', () => {
  const gaps = compactionGaps();
  gaps.add(first, 9);
  expect(gaps.takeBeginning(first, 12)).toBe(12);
  gaps.add(first, 9);
  gaps.add(first, 20);
  expect(gaps.takeBeginning(first, 21)).toBe(20);
  expect(gaps.takeBeginning(first, 21)).toBe(21);
});
