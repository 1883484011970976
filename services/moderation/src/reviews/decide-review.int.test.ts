import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId, systemClock, type MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { openReviewStore, type ReviewStore } from '../../test/open-review-store.ts';
import { aReview } from '../../test/review-builders.ts';
import { awaitContent, decideContent, reviewDecisions, type DecisionRequest } from './review-use-cases.ts';
import type { Review } from './review.ts';

const timeout = { timeoutMs: 200, pollMs: 5 };

let store: ReviewStore;
beforeAll(async () => {
  store = await openReviewStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

/** Time that a decision waits for, and what happens meanwhile. */
const waiting = { ms: 0, meanwhile: async (): Promise<unknown> => undefined };
const wait = async (ms: number): Promise<void> => {
  waiting.ms += ms;
  await waiting.meanwhile();
};
beforeEach(() => {
  Object.assign(waiting, { ms: 0, meanwhile: async () => undefined });
});

const setUp = async (...reviews: Review[]) => {
  const { inTransaction, queries, database } = store;
  const keep = (review: Review) => inTransaction((scope) => scope.reviews.upsert([review]));
  for (const review of reviews) await keep(review);
  const { decideReview } = reviewDecisions({
    awaitContent: awaitContent(queries, wait, timeout),
    decideContent: decideContent(inTransaction, systemClock),
  });
  const ask = (petId: PetId, changes: Partial<DecisionRequest> = {}) =>
    decideReview({ petId, action: 'approve', reason: null, contentVersion: undefined, admin: newId() as MemberId, ...changes });
  const published = async () => {
    const rows: { type: string; payload: string }[] = await database('outbox').orderBy('position').select('type', 'payload');
    return rows.map(({ type, payload }) => ({ type, data: JSON.parse(payload) as object }));
  };
  return { queries, keep, ask, published };
};

test('a decision, its audit row and its event are kept together', async () => {
  const review = aReview();
  const { ask, queries, published } = await setUp(review);
  expect(await ask(review.petId)).toMatchObject({ status: 'approved' });
  expect(await queries.countByStatus()).toMatchObject({ pending: 0, approved: 1 });
  const [decision] = await queries.listDecisions(review.petId);
  expect(await published()).toMatchObject([
    { type: 'pk.paltu.pet.approved.v1', data: { decisionId: decision?.id, petId: review.petId, contentVersion: 1 } },
  ]);
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
  waiting.meanwhile = () => keep({ ...review, version: 2, contentVersion: 2 });
  expect(await ask(review.petId, { contentVersion: 2 })).toMatchObject({ contentVersion: 2, status: 'approved' });
  expect(waiting.ms).toBe(timeout.pollMs);
});

test('a decision on a pet of which no event came is refused when the time is up', async () => {
  const { ask } = await setUp();
  await expect(ask(newId() as PetId)).rejects.toMatchObject({ code: 'pet.not-found' });
  expect(waiting.ms).toBe(timeout.timeoutMs);
});
