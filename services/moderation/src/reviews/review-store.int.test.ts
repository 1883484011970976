import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { openReviewStore, type ReviewStore } from '../../test/open-review-store.ts';
import { aDecision, aPet, aReview } from '../../test/review-builders.ts';
import type { ReviewFilter, ReviewOrder } from './review-store.ts';
import type { Decision, Review } from './review.ts';

let store: ReviewStore;
beforeAll(async () => {
  store = await openReviewStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

const keep = (...reviews: Review[]) => store.inTransaction((scope) => scope.reviews.upsert(reviews));
const find = (petId: PetId) => store.inTransaction(async ({ reviews }) => (await reviews.findMany([petId])).get(petId));
const keepDecisions = (...decisions: Decision[]) =>
  store.inTransaction(async (scope) => {
    for (const decision of decisions) await scope.decisions.add(decision);
  });
const outcomes = async (petId: PetId) => (await store.queries.listDecisions(petId)).map(({ outcome }) => outcome);

test('keeps a review whole and finds it again', async () => {
  const previous = { ownerStatus: 'rejected', reason: 'دھندلی', pet: aPet({ tags: ['a', 'b'] }) } as const;
  const review = aReview({
    version: 7,
    contentVersion: 3,
    status: 'approved',
    reason: 'x',
    previous,
    submittedAt: new Date('2026-01-02T03:04:05.678Z'),
  });
  await keep(review);
  expect(await find(review.petId)).toEqual(review);
  const newer = { ...review, version: 8, previous: null, isDeleted: true };
  await keep(newer);
  expect(await find(review.petId)).toEqual(newer);
  expect(await find(newId() as PetId)).toBeUndefined();
});

test('knows which content it holds of a pet, of a deleted one too', async () => {
  const review = aReview({ contentVersion: 4, isDeleted: true });
  await keep(review);
  expect(await store.queries.contentVersions([newId() as PetId, review.petId])).toEqual(new Map([[review.petId, 4]]));
});

test('keeps nothing of a transaction that fails', async () => {
  const review = aReview();
  const failing = store.inTransaction(async ({ reviews, decisions }) => {
    await reviews.upsert([review]);
    await decisions.add(aDecision({ petId: review.petId }));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await find(review.petId)).toBeUndefined();
  await expect(store.queries.listDecisions(review.petId)).rejects.toMatchObject({ code: 'pet.not-found' });
});

test('lets one transaction at a time hold a review', async () => {
  const review = aReview({ version: 0 });
  await keep(review);
  const grow = () =>
    store.inTransaction(async ({ reviews }) => {
      const held = (await reviews.findMany([review.petId])).get(review.petId);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (held !== undefined) await reviews.upsert([{ ...held, version: held.version + 1 }]);
    });
  await Promise.all(Array.from({ length: 8 }, grow));
  expect((await find(review.petId))?.version).toBe(8);
});

test('keeps decisions as they were made, in their order', async () => {
  const petId = newId() as PetId;
  const decisions = [
    aDecision({ petId }),
    aDecision({ petId, number: 2, action: 'reject', reason: 'Spam', isOwnListing: true, contentVersion: 2 }),
  ];
  await keepDecisions(...decisions);
  expect(await store.queries.listDecisions(petId)).toEqual(decisions);
  expect(await store.inTransaction((scope) => scope.decisions.countOf(petId))).toBe(2);
  expect(await store.inTransaction((scope) => scope.decisions.countOf(newId() as PetId))).toBe(0);
});

test('finds the decisions on a pet that it has not answered, in their order, until they are settled', async () => {
  const petId = newId() as PetId;
  const decisions = [1, 2, 3, 4].map((number) => aDecision({ petId, number, contentVersion: number }));
  const [first, second, third, fourth] = decisions as [Decision, Decision, Decision, Decision];
  const other = aDecision();
  await keepDecisions(...decisions, other);
  const listOpen = () => store.inTransaction((scope) => scope.decisions.listOpen([petId]));
  expect(await listOpen()).toEqual(decisions);
  await store.inTransaction(async (scope) => {
    await scope.decisions.settle([second], 'applied');
    await scope.decisions.settle([first, third], 'superseded');
    await scope.decisions.settle([], 'applied');
  });
  expect(await listOpen()).toEqual([fourth]);
  expect(await outcomes(petId)).toEqual(['superseded', 'applied', 'superseded', 'pending']);
  expect(await outcomes(other.petId)).toEqual(['pending']);
});

test('lists by status and time, by the page, without what is deleted', async () => {
  const minute = (m: number) => new Date(Date.UTC(2026, 0, 1, 0, m));
  const waiting = [3, 1, 2].map((m) => aReview({ submittedAt: minute(m) }));
  await keep(
    ...waiting,
    aReview({ status: 'approved', submittedAt: minute(9) }),
    aReview({ isDeleted: true }),
    aReview({ isOwnerAway: true }),
  );
  const list = async (filter: ReviewFilter, order: ReviewOrder = 'newest', wanted = { page: 1, limit: 10 }) => {
    const page = await store.queries.list(filter, order, wanted);
    return { minutes: page.reviews.map(({ submittedAt }) => submittedAt.getUTCMinutes()), counted: page.counted };
  };
  expect(await list({ status: 'pending' })).toEqual({ minutes: [3, 2, 1], counted: 3 });
  expect(await list({}, 'oldest')).toEqual({ minutes: [1, 2, 3, 9], counted: 4 });
  expect(await list({ status: 'pending' }, 'newest', { page: 2, limit: 2 })).toEqual({ minutes: [1], counted: 3 });
  expect(await list({ status: 'rejected' })).toEqual({ minutes: [], counted: 0 });
  expect(await store.queries.countByStatus()).toEqual({ pending: 3, approved: 1, rejected: 0 });
});

test('puts listings of one instant in one order', async () => {
  const submittedAt = new Date('2026-01-01T00:00:00Z');
  const reviews = Array.from({ length: 6 }, () => aReview({ submittedAt }));
  await keep(...reviews);
  const pages = await Promise.all([1, 2, 3].map((page) => store.queries.list({}, 'oldest', { page, limit: 2 })));
  expect(pages.flatMap((page) => page.reviews.map(({ petId }) => petId))).toEqual(reviews.map(({ petId }) => petId).sort());
});

test('every list and count is answered from an index', async () => {
  // Tests do not wait for the disk; here it counts, for vacuum only calls visible what was written.
  await store.database.raw(`
    set local synchronous_commit = on;
    insert into reviews select gen_random_uuid(), 1, 1,
      jsonb_build_object('description', (select string_agg(md5(random()::text || i || j), '') from generate_series(1, 40) j)),
      'pending', case when i % 50 = 0 then 'pending' when i % 20 = 1 then 'rejected' else 'approved' end, '', null, now() - i * interval '1 minute', false, false, ''
    from generate_series(1, 10000) i`);
  await store.database.raw('vacuum analyze reviews');
  const planOf = async (sql: string) => {
    const { rows } = (await store.database.raw(`explain ${sql}`)) as { rows: Record<string, string>[] };
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const page = 'order by submitted_at desc, pet_id desc limit 10';
  expect(await planOf(`select * from reviews where not is_deleted and not is_owner_away and status = 'pending' ${page}`)).toMatch(
    /Index Scan Backward using reviews_by_status/,
  );
  expect(await planOf(`select * from reviews where is_deleted = false and is_owner_away = false ${page}`)).toMatch(
    /Index Scan Backward using reviews_by_time/,
  );
  expect(await planOf('select status, count(*) from reviews where is_deleted = false and is_owner_away = false group by status')).toMatch(
    /Index Only Scan using reviews_by_status/,
  );
});
