import { setTimeout as passes } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { serviceUnavailable, workQueue } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { Answer } from '@paltu/testing/service';
import fc from 'fast-check';
import { startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';

const rounds = 50;
const roundsAtOnce = 5;
/** Decides how long each call waits; `--seed` of Jest repeats a run. */
const seed = jest.getSeed();
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

type Pet = Awaited<ReturnType<RunningAdoption['aPet']>>;
type Call = () => Promise<Answer | undefined>;

const statusesOf = async (pet: Pet): Promise<string[]> => {
  const rows: { status: string }[] = await adoption.database('requests').where({ pet_id: pet.id }).select('status');
  return rows.map(({ status }) => status).sort();
};

/** Fifty pets, and of each what two calls at once were answered, in the order of the calls, and how its requests stand then. */
const eachRound = async (race: (pet: Pet) => Promise<readonly [Call, Call]>): Promise<string[]> => {
  const found = new Set<string>();
  // Nobody sends more than fifty requests in a day.
  await adoption.database('requests').update({ created_at: new Date('2026-01-01') });
  const round = async ([one, other]: readonly [number, number]): Promise<void> => {
    const pet = await adoption.aPet(owner);
    const [first, second] = await race(pet);
    const answers = await Promise.all([passes(one).then(first), passes(other).then(second)]);
    const codes = answers.flatMap((answer) => (answer === undefined ? [] : [answer.status]));
    found.add(`${codes.join(' ')}: ${(await statusesOf(pet)).join(' ')}`);
  };
  // Each round is about a pet of its own: they need not wait for each other.
  const inTurn = workQueue({ running: roundsAtOnce, waiting: rounds, refusal: serviceUnavailable });
  const waits = fc.sample(fc.tuple(fc.nat(12), fc.nat(12)), { seed, numRuns: rounds });
  await Promise.all(waits.map((wait) => inTurn(() => round(wait))));
  return [...found];
};

const raceTest = (name: string, race: (pet: Pet) => Promise<readonly [Call, Call]>, outcomes: readonly string[]): void =>
  test(`${name} (${rounds} rounds, seed ${seed})`, async () => {
    const found = await eachRound(race);
    expect(found.filter((outcome) => !outcomes.includes(outcome))).toEqual([]);
  }, 240_000);

const approvedFor = async (pet: Pet): Promise<string> => {
  const id = await adoption.asked(sana, pet);
  await adoption.answer(owner, id, 'approved');
  return id;
};

raceTest(
  'of two approvals at once one holds',
  async (pet) => {
    const [one, other] = [await adoption.asked(sana, pet), await adoption.asked(bilal, pet)];
    return [() => adoption.answer(owner, one, 'approved'), () => adoption.answer(owner, other, 'approved')];
  },
  ['200 409: approved rejected', '409 200: approved rejected'],
);

raceTest(
  'of an approval and a cancellation at once one holds',
  async (pet) => {
    const id = await adoption.asked(sana, pet);
    return [() => adoption.answer(owner, id, 'approved'), () => adoption.cancel(sana, id)];
  },
  ['200 409: approved', '409 200: cancelled'],
);

raceTest('a member who asks twice at once has asked once', async (pet) => [() => adoption.ask(sana, pet), () => adoption.ask(sana, pet)], [
  '201 409: pending',
  '409 201: pending',
]);

raceTest(
  'who asks while another is approved is declined, or comes too late',
  async (pet) => {
    const id = await adoption.asked(sana, pet);
    return [() => adoption.answer(owner, id, 'approved'), () => adoption.ask(bilal, pet)];
  },
  ['200 201: approved rejected', '200 409: approved'],
);

raceTest(
  'what falls through while it is handed over has fallen through',
  async (pet) => {
    const id = await approvedFor(pet);
    return [() => adoption.handOver(owner, id), () => adoption.letFallThrough(sana, id)];
  },
  ['200 200: fell-through', '409 200: fell-through'],
);

raceTest(
  'what is approved while its listing is deleted does not stay so',
  async (pet) => {
    const id = await adoption.asked(sana, pet);
    const remove = async () => {
      await pet.deleted();
      const isEnded = async () => !(await statusesOf(pet)).some((status) => ['pending', 'approved'].includes(status));
      await eventually(isEnded, 'the deletion was followed');
      return undefined;
    };
    return [() => adoption.answer(owner, id, 'approved'), remove];
  },
  ['200: fell-through', '409: rejected'],
);
