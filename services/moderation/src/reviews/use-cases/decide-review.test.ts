import { expect, test } from '@jest/globals';
import { newId, systemClock } from '@paltu/kernel';
import { aReview } from '../../../test/builders.ts';
import { inMemoryReviews } from '../data/in-memory-reviews.ts';
import type { MemberId, PetId } from '../domain/pet.ts';
import type { Review } from '../domain/review.ts';
import { awaitContent } from './await-content.ts';
import { decideReview, type DecisionRequest } from './decide-review.ts';

const patience = { mostMs: 200, everyMs: 5 };

const setUp = async (...reviews: Review[]) => {
  const store = inMemoryReviews();
  const keep = (review: Review) => store.inTransaction((scope) => scope.reviews.save(review));
  for (const review of reviews) await keep(review);
  const decide = decideReview(store.inTransaction, awaitContent(store.queries, patience), systemClock);
  const ask = (petId: PetId, changes: Partial<DecisionRequest> = {}) =>
    decide({ petId, action: 'approve', reason: null, contentVersion: undefined, admin: newId() as MemberId, ...changes });
  return { ...store, keep, ask };
};

test('a decision, its audit row and its event are kept together', async () => {
  const review = aReview();
  const { ask, queries, published } = await setUp(review);
  expect(await ask(review.petId)).toMatchObject({ status: 'approved' });
  expect(await queries.countByStatus()).toMatchObject({ pending: 0, approved: 1 });
  const [decision] = await queries.listDecisions(review.petId);
  expect(published()).toEqual([{ type: 'PetApproved', decision }]);
});

test('decisions on one pet are counted on', async () => {
  const review = aReview();
  const { ask, queries } = await setUp(review);
  await ask(review.petId);
  await ask(review.petId, { action: 'reject', reason: 'Spam' });
  await ask(review.petId, { action: 'reject', reason: 'Spam again' });
  await ask(review.petId);
  expect((await queries.listDecisions(review.petId)).map(({ number, action }) => `${number} ${action}`)).toEqual([
    '1 approve',
    '2 reject',
    '3 approve',
  ]);
});

test('a decision waits for the content that it names', async () => {
  const review = aReview();
  const { ask, keep } = await setUp(review);
  setTimeout(() => void keep({ ...review, version: 2, contentVersion: 2 }), 40);
  expect(await ask(review.petId, { contentVersion: 2 })).toMatchObject({ contentVersion: 2, status: 'approved' });
});

test('a decision on a pet that nobody heard of is refused when the time is up', async () => {
  const { ask } = await setUp();
  const startedAt = performance.now();
  await expect(ask(newId() as PetId)).rejects.toMatchObject({ code: 'pet.not-found' });
  expect(performance.now() - startedAt).toBeGreaterThan(patience.mostMs * 0.8);
});
