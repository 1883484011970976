import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '@paltu/testing/service';
import { startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';

const rounds = 50;
let adoption: RunningAdoption;
let owner: Someone;
let sana: Someone;
let bilal: Someone;
beforeAll(async () => {
  adoption = await startAdoption();
  owner = await adoption.someone();
  sana = await adoption.someone();
  bilal = await adoption.someone();
});
afterAll(() => adoption.stop());

/** Fifty pets, and for each the statuses of calls that were made at once. */
const eachRound = async (race: (pet: { readonly id: string }) => Promise<readonly Promise<Answer>[]>): Promise<string[]> => {
  const found: string[] = [];
  // Nobody sends more than fifty requests in a day.
  await adoption.database('requests').update({ created_at: new Date('2026-01-01') });
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(await race(await adoption.aPet(owner)));
    found.push(
      answers
        .map(({ status }) => status)
        .sort()
        .join(' '),
    );
  }
  return [...new Set(found)];
};

test('of two approvals at once one holds', async () => {
  const outcomes = await eachRound(async (pet) => {
    const [one, other] = [await adoption.asked(sana, pet), await adoption.asked(bilal, pet)];
    return [adoption.answer(owner, one, 'approved'), adoption.answer(owner, other, 'approved')];
  });
  expect(outcomes).toEqual(['200 409']);
}, 60_000);

test('of an approval and a cancellation at once one holds', async () => {
  const outcomes = await eachRound(async (pet) => {
    const id = await adoption.asked(sana, pet);
    return [adoption.answer(owner, id, 'approved'), adoption.cancel(sana, id)];
  });
  expect(outcomes).toEqual(['200 409']);
}, 60_000);

test('a member who asks twice at once has asked once', async () => {
  expect(await eachRound(async (pet) => [adoption.ask(sana, pet), adoption.ask(sana, pet)])).toEqual(['201 409']);
}, 60_000);
