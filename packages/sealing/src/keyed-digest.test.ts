import { expect, test } from '@jest/globals';
import { keyedDigest } from './keyed-digest.ts';

const [first, second] = ['first'.repeat(8), 'second'.repeat(8)] as const;
const purpose = { purpose: 'phone numbers' };
const digest = keyedDigest({ current: first }, purpose);

test('equal texts have one digest, which depends on the secret and on what it is for', () => {
  expect(digest.of('+923001234567')).toBe(keyedDigest({ current: first }, purpose).of('+923001234567'));
  const others = [keyedDigest({ current: second }, purpose), keyedDigest({ current: first }, { purpose: 'addresses' })];
  const all = [digest.of('+923001234567'), digest.of('+923001234568'), ...others.map((other) => other.of('+923001234567'))];
  expect([new Set(all).size, all.every((one) => /^[\w-]{43}$/.test(one))]).toEqual([4, true]);
});

test('what was kept by the secret before is found by its digest too', () => {
  const next = keyedDigest({ current: second, previous: first }, purpose);
  expect(next.allOf('+923001234567')).toEqual([next.of('+923001234567'), digest.of('+923001234567')]);
});
