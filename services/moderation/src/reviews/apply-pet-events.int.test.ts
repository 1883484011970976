import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { openReviewStore, type ReviewStore } from '../../test/open-review-store.ts';
import { aDecision, aPet, aReport } from '../../test/review-builders.ts';
import { applyPetEvents, type PetEvent } from './review-use-cases.ts';

let store: ReviewStore;
beforeAll(async () => void (store = await openReviewStore()));
afterAll(() => store.close());

/** What is left of `pets` listings with two open decisions each, once their events were applied in parts of `size`. */
const leftBy = async (pets: number, size: number) => {
  const ids = Array.from({ length: pets }, () => newId() as PetId);
  const decisions = ids.flatMap((petId) => [
    aDecision({ petId }),
    aDecision({ petId, number: 2, contentVersion: 2, action: 'reject', reason: 'Spam' }),
  ]);
  const eventOf = (petId: PetId, version: number, changes: Parameters<typeof aReport>[0], decisionAt?: number): PetEvent => ({
    report: aReport({ petId, version, pet: aPet({ name: `version ${version}` }), ...changes }),
    appliedDecisionId: decisionAt === undefined ? undefined : decisions.filter((one) => one.petId === petId)[decisionAt]?.id,
  });
  await store.inTransaction(async (scope) => {
    for (const decision of decisions) await scope.decisions.add(decision);
  });
  const rounds = [
    (id: PetId) => eventOf(id, 1, {}),
    (id: PetId) => eventOf(id, 2, { ownerStatus: 'approved' }, 0),
    (id: PetId) => eventOf(id, 2, { ownerStatus: 'rejected', reason: 'a copy with another reason' }),
    (id: PetId) => eventOf(id, 3, { contentVersion: 2 }),
    (id: PetId) => eventOf(id, 4, { contentVersion: 3 }),
  ];
  const events = rounds.flatMap((round) => ids.map(round));
  const apply = (part: readonly PetEvent[]) => store.inTransaction((scope) => applyPetEvents(scope)(part));
  for (let from = 0; from < events.length; from += size) await apply(events.slice(from, from + size));
  const of = async (petId: PetId) => {
    const { petId: _, pet, previous, ...review } = await store.queries.get(petId);
    const outcomes = (await store.queries.listDecisions(petId)).map(({ outcome }) => outcome);
    return { ...review, name: pet.name, before: previous && [previous.ownerStatus, previous.pet.name], outcomes };
  };
  return Promise.all(ids.map(of));
};

test('events that come together leave what they leave one after the other, of each listing its own', async () => {
  const [alone] = await leftBy(1, 1);
  expect(alone).toMatchObject({ version: 4, contentVersion: 3, status: 'pending', name: 'version 4', outcomes: ['applied', 'superseded'] });
  expect(alone?.before).toEqual(['approved', 'version 2']);
  expect(await leftBy(3, 1_000)).toEqual([alone, alone, alone]);
  expect(await leftBy(3, 4)).toEqual([alone, alone, alone]);
});
