import { expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { noCondition, type ListingRule } from '@paltu/reference/listing-rules';
import { aPet, aReview } from '../../test/review-builders.ts';
import { mediansOf } from './listing-facts-store.ts';
import { continueTrial, startTrial } from './trial.ts';

const both = { en: 'Token', ur: 'ٹوکن' };
const rule: ListingRule = {
  id: '',
  title: both,
  admin: both,
  owner: both,
  action: 'hold',
  condition: { ...noCondition, words: ['token'] },
};
const at = new Date('2026-11-30T08:00:00Z');
const asking = (status: 'approved' | 'rejected' | 'pending') => aReview({ status, pet: aPet({ description: 'token 500' }) });
const besideOf = () => ({});
const begun = (tried = rule) => ({ id: newId(), rule: tried, startedBy: newId() as MemberId });

test('a trial counts what it finds and what became of that, a batch at a time', () => {
  const first = startTrial(begun(), 6, at);
  const reviews = [asking('rejected'), asking('approved'), asking('pending'), aReview()];
  const next = continueTrial(first, { reviews, besideOf, isLast: false }, at);
  expect(next).toMatchObject({ lookedAt: 4, total: 6, found: 3, approved: 1, rejected: 1, finishedAt: null });
  expect(next.last?.petId).toBe(reviews.at(-1)?.petId);
  const last = continueTrial(next, { reviews: [asking('rejected')], besideOf, isLast: true }, at);
  // One of six is gone since.
  expect(last).toMatchObject({ lookedAt: 5, total: 5, found: 4, rejected: 2, finishedAt: at });
});

test('a trial shows no more than twenty of what it finds', () => {
  const reviews = Array.from({ length: 30 }, () => asking('rejected'));
  const done = continueTrial(startTrial(begun(), 30, at), { reviews, besideOf, isLast: true }, at);
  expect([done.found, done.examples]).toEqual([30, reviews.slice(0, 20).map(({ petId }) => petId)]);
});

test('a trial of nothing is finished at once, and one of a rule that asks nothing is refused', () => {
  expect(startTrial(begun(), 0, at).finishedAt).toEqual(at);
  expect(() => startTrial(begun({ ...rule, condition: noCondition }), 0, at)).toThrow('Validation failed');
});

test('the median of a kind is known from ten prices on', () => {
  const prices = new Map([
    ['Dog husky', [90, 10, 50, 30, 70, 90, 10, 50, 30, 70]],
    ['Cat persian', [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]],
    ['Bird macaw', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ]);
  expect(mediansOf(prices)).toEqual([
    { kind: 'Dog husky', median: 50 },
    { kind: 'Cat persian', median: 4 },
  ]);
});
