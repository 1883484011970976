import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { noCondition, type ListingRule } from '@paltu/reference/listing-rules';
import { openReviewStore, type ReviewStore } from '../../test/open-review-store.ts';
import { aDecision, aPet, aReview } from '../../test/review-builders.ts';
import type { Review } from '../reviews/review.ts';
import { keepOwner, readBeside, reckonMedians } from './listing-facts-store.ts';
import { ruleTrials } from './trial-store.ts';

let store: ReviewStore;
beforeAll(async () => {
  store = await openReviewStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

const both = { en: 'Camels', ur: 'اونٹ' };
const ruleOf = (condition: Partial<ListingRule['condition']>): ListingRule => ({
  ...{ id: 'one', title: both, admin: both, owner: both, action: 'hold' },
  condition: { ...noCondition, ...condition },
});
const keep = (...reviews: Review[]) => store.inTransaction((scope) => scope.reviews.upsert(reviews));
const day = (n: number) => new Date(Date.UTC(2026, 10, n));

test('an owner is looked at as they were when the listing entered review', async () => {
  const ownerId = newId() as MemberId;
  const submitted = (n: number) => aReview({ pet: aPet({ ownerId, createdAt: day(n).toISOString() }), submittedAt: day(n) });
  const [first, second, third] = [submitted(2), submitted(4), submitted(6)] as const;
  const other = aReview({ pet: aPet({ createdAt: day(1).toISOString() }), submittedAt: day(1) });
  await keep(first, second, third, other);
  await store.database('owners').insert({ id: ownerId, version: 3, registered_at: day(1), is_suspended: false, suspensions: 2 });
  const reject = { action: 'reject', reason: 'Spam' } as const;
  await store.inTransaction(async ({ decisions }) => {
    await decisions.add(aDecision({ ...reject, petId: first.petId, decidedAt: day(3) }));
    await decisions.add(aDecision({ ...reject, petId: second.petId, decidedAt: day(5) }));
    await decisions.add(aDecision({ ...reject, petId: second.petId, number: 2, decidedAt: day(5), outcome: 'superseded' }));
    await decisions.add(aDecision({ petId: first.petId, number: 2, decidedAt: day(3) }));
  });
  const besideOf = await readBeside(store.database, [first, second, third, other], [ruleOf({ rejectedBefore: 1 })]);
  expect([first, second, third, other].map((review) => besideOf(review).owner)).toEqual([
    { daysRegistered: 1, listingsBefore: 0, rejectedBefore: 0, suspendedBefore: 2 },
    { daysRegistered: 3, listingsBefore: 1, rejectedBefore: 1, suspendedBefore: 2 },
    { daysRegistered: 5, listingsBefore: 2, rejectedBefore: 2, suspendedBefore: 2 },
    { daysRegistered: null, listingsBefore: 0, rejectedBefore: 0, suspendedBefore: 0 },
  ]);
});

test('the usual price of a kind is that of published sales, however the breed is spelled; without a rule that asks nothing is read', async () => {
  const priced = (price: number, breed: string, changes: Partial<Review> = {}) =>
    aReview({ status: 'approved', ownerStatus: 'approved', pet: aPet({ adoptionType: 'Sale', breed, price }), ...changes });
  await keep(
    ...[10, 10, 20, 20, 30, 30, 40, 40, 50].map((price) => priced(price * 1_000, 'Siberian Husky')),
    priced(50_000, 'siberian  husky'),
    priced(1, 'Siberian Husky', { status: 'pending', ownerStatus: 'pending' }),
    priced(1, 'Siberian Husky', { isDeleted: true }),
    priced(9_000, 'Labrador'),
  );
  await reckonMedians(store.database)();
  const husky = priced(5_000, 'SIBERIAN HUSKY');
  const labrador = priced(5_000, 'Labrador');
  const besideOf = await readBeside(store.database, [husky, labrador], [ruleOf({ belowMedian: 30 })]);
  expect([besideOf(husky), besideOf(labrador)].map(({ medianPrice }) => medianPrice)).toEqual([30_000, undefined]);
  expect((await readBeside(store.database, [husky], [ruleOf({ youngerThan: 2 })]))(husky)).toEqual({});
});

test('each suspension of an owner counts once, however often its events come; nothing stays of who is erased', async () => {
  const memberId = newId() as MemberId;
  const report = { memberId, memberSince: day(1), isAway: false, hasLeft: false, isErased: false };
  const consume = (version: number, isSuspended: boolean, isErased = false) =>
    store.database.transaction((trx) => keepOwner(trx)({ ...report, version, isSuspended, isErased }));
  const row = () => store.database('owners').where({ id: memberId }).first();
  for (const [version, isSuspended] of [
    [1, false],
    [2, true],
    [2, true],
    [3, true],
    [1, false],
    [4, false],
    [5, true],
  ] as const)
    await consume(version, isSuspended);
  expect(await row()).toMatchObject({ version: 5, suspensions: 2, registered_at: day(1) });
  await consume(6, true, true);
  expect(await row()).toMatchObject({ suspensions: 0, registered_at: null });
});

test('a trial goes on batch by batch until it has looked at all of the last ninety days, also at what is gone', async () => {
  const clock = { now: () => new Date(Date.UTC(2026, 10, 30)) };
  const camel = (n: number, changes: Partial<Review> = {}) =>
    aReview({ pet: aPet({ description: 'A camel' }), submittedAt: new Date(Date.UTC(2026, 10, 1, 0, n)), ...changes });
  await keep(
    ...Array.from({ length: 1_001 }, (_, n) => camel(n, { status: 'rejected', isOwnerAway: n % 3 === 0, isDeleted: n % 5 === 0 })),
    camel(0, { submittedAt: new Date(Date.UTC(2026, 7, 1)) }),
    aReview({ submittedAt: day(3) }),
  );
  const trials = ruleTrials(store.database, clock);
  const admin = newId() as MemberId;
  const begun = await trials.start(ruleOf({ words: ['camel'] }), admin);
  expect(begun).toMatchObject({ total: 1_002, lookedAt: 500, found: 500, finishedAt: null });
  await trials.continueAll();
  const done = await trials.get(begun.id, admin);
  expect(done).toMatchObject({ total: 1_002, lookedAt: 1_002, found: 1_001, rejected: 1_001, approved: 0, finishedAt: clock.now() });
  const again = await trials.start(ruleOf({ words: ['camel'] }), admin);
  await expect(trials.get(begun.id, admin)).rejects.toMatchObject({ code: 'rule-trial.not-found' });
  expect(again.id).not.toBe(begun.id);
});
