import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { adoptionAnswerDue } from '@paltu/contracts';
import { countDeadlocks } from '@paltu/testing/service';
import { startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';
import { unfencedAdoption, type Missing, type UnfencedAdoption } from './unfenced-adoption.ts';

// Each fence is taken away in the test's own database or store, and the race that it stands against is lost.

let adoption: RunningAdoption;
let deadlocks: () => number;
let owner: Someone;
let sana: Someone;
let bilal: Someone;
beforeAll(async () => {
  adoption = await startAdoption();
  deadlocks = countDeadlocks(adoption.database);
  owner = await adoption.someone();
  sana = await adoption.someone();
  bilal = await adoption.someone();
});
afterAll(() => adoption.stop());

/** How many rounds a race is given, and of how many the pets are prepared together. */
interface Rounds {
  readonly most: number;
  readonly together: number;
}
const withFence: Rounds = { most: 5, together: 5 };
/** The first round that is lost ends it; nearly always that is the first of all. */
const withoutFence: Rounds = { most: 200, together: 1 };

interface Outcome {
  /** How many of the two calls succeeded. */
  readonly accepted: number;
  readonly statuses: readonly string[];
  /** Types of what was published about the pet, with the place that each has in its order. */
  readonly publishedAbout: readonly { readonly type: string; readonly sequence: number }[];
}

type Pet = Awaited<ReturnType<RunningAdoption['aPet']>> & { readonly ownerId: string };
type TwoCalls = readonly [() => Promise<unknown>, () => Promise<unknown>];

interface Promised {
  /** Whose pet it is, where it is not the usual owner's. */
  readonly offeredBy?: () => Promise<Someone>;
  /** Prepares a pet, and gives what is done to it at once by the store under test. */
  readonly race: (store: UnfencedAdoption, pet: Pet) => Promise<TwoCalls>;
  readonly keeps: (outcome: Outcome) => boolean;
}

const outcomeOf = async (petId: string, accepted: number): Promise<Outcome> => {
  const rows: { status: string }[] = await adoption.database('requests').where({ pet_id: petId }).select('status');
  const events: { type: string; headers: Record<string, string> }[] = await adoption
    .database('outbox')
    .where({ aggregateid: petId, aggregatetype: 'adoption.request.v1' })
    .orderBy('position')
    .select('type', 'headers');
  return {
    accepted,
    statuses: rows.map(({ status }) => status).sort(),
    publishedAbout: events.map(({ type, headers }) => ({ type, sequence: Number(headers['ce_sequence']) })),
  };
};

async function* somePets({ most, together }: Rounds, offeredBy: Promised['offeredBy']) {
  const one = async (): Promise<Pet> => {
    const from = (await offeredBy?.()) ?? owner;
    return { ...(await adoption.aPet(from)), ownerId: from.userId };
  };
  for (let made = 0; made < most; made += together) yield* await Promise.all(Array.from({ length: together }, one));
}

/** The first outcome of the race that breaks the promise; undefined when every round keeps it. */
const firstLost = async (
  { offeredBy, race, keeps }: Promised,
  missing: readonly Missing[],
  rounds: Rounds,
): Promise<Outcome | undefined> => {
  for await (const pet of somePets(rounds, offeredBy)) {
    // Nobody sends more than fifty requests in a day, and nothing of an earlier round is due.
    await adoption.database('requests').update({ created_at: new Date('2026-01-01'), next_due_at: null });
    const calls = await race(unfencedAdoption(adoption.database, missing), pet);
    const settled = await Promise.allSettled(calls.map((call) => call()));
    const outcome = await outcomeOf(pet.id, settled.filter(({ status }) => status === 'fulfilled').length);
    if (!keeps(outcome)) return outcome;
  }
  return undefined;
};

const isKept = async (promised: Promised, missing: readonly Missing[] = []): Promise<void> => {
  const before = deadlocks();
  expect(await firstLost(promised, missing, withFence)).toBeUndefined();
  // A retry would hide that locks are taken in different orders.
  expect(deadlocks() - before).toBe(0);
};
const isBroken = async (promised: Promised, missing: readonly Missing[]): Promise<void> =>
  expect(await firstLost(promised, missing, withoutFence)).toBeDefined();

const withoutIndex = async (name: string, work: () => Promise<void>): Promise<void> => {
  const { database } = adoption;
  const index = await database('pg_indexes').where({ indexname: name }).first<{ indexdef: string }>('indexdef');
  await database.raw('drop index ??', [name]);
  try {
    await work();
  } finally {
    await database('requests').delete();
    await database.raw(index.indexdef);
  }
};

const countOf = ({ statuses }: Outcome, ...wanted: readonly string[]): number =>
  statuses.filter((status) => wanted.includes(status)).length;

const oneAnswer: Promised = {
  race: async (store, pet) => {
    const id = await adoption.asked(sana, pet);
    return [() => store.approve(owner.userId, id), () => store.cancel(sana.userId, id)];
  },
  keeps: ({ accepted }) => accepted === 1,
};
const oneOrder: Promised = {
  ...oneAnswer,
  keeps: ({ publishedAbout }) => publishedAbout.every(({ sequence }, index) => sequence === index + 1),
};
const oneApproval: Promised = {
  race: async (store, pet) => {
    const [one, other] = [await adoption.asked(sana, pet), await adoption.asked(bilal, pet)];
    return [() => store.approve(owner.userId, one), () => store.approve(owner.userId, other)];
  },
  keeps: (outcome) => outcome.accepted === 1 && countOf(outcome, 'approved') === 1,
};
const oneOpenRequest: Promised = {
  race: async (store, pet) => {
    // The first request ever for a pet makes its row, which is a lock of its own.
    await adoption.cancel(bilal, await adoption.asked(bilal, pet));
    return [() => store.ask(sana.userId, pet.id), () => store.ask(sana.userId, pet.id)];
  },
  keeps: (outcome) => outcome.accepted === 1 && countOf(outcome, 'pending') === 1,
};
const nobodyWaitsInVain: Promised = {
  race: async (store, pet) => {
    const id = await adoption.asked(sana, pet);
    return [() => store.approve(owner.userId, id), () => store.ask(bilal.userId, pet.id)];
  },
  keeps: (outcome) => countOf(outcome, 'pending') === 0 || countOf(outcome, 'approved') === 0,
};
const fallenStaysFallen: Promised = {
  race: async (store, pet) => {
    const id = await adoption.asked(sana, pet);
    await adoption.answer(owner, id, 'approved');
    return [() => store.handOver(owner.userId, id), () => store.letFallThrough(sana.userId, id)];
  },
  keeps: ({ statuses }) => statuses.join() === 'fell-through',
};
const nothingOpen = (outcome: Outcome): boolean => countOf(outcome, 'pending', 'approved') === 0;
const goneIsGone: Promised = {
  race: async (store, pet) => {
    const id = await adoption.asked(sana, pet);
    return [() => store.approve(owner.userId, id), () => store.applyDeletion(pet.id)];
  },
  keeps: nothingOpen,
};
const awayAsksForNothing: Promised = {
  race: async (store, pet) => {
    const leaver = await adoption.someone();
    return [() => store.ask(leaver.userId, pet.id), () => store.applyLeaving(leaver.userId)];
  },
  keeps: nothingOpen,
};
const awayOffersNothing: Promised = {
  offeredBy: () => adoption.someone(),
  race: async (store, pet) => {
    await adoption.asked(sana, pet);
    return [() => store.ask(bilal.userId, pet.id), () => store.applyLeaving(pet.ownerId)];
  },
  keeps: nothingOpen,
};
const publishedOnce: Promised = {
  race: async (store, pet) => {
    const id = await adoption.asked(sana, pet);
    const [asked, due] = [49, 1].map((hours) => new Date(Date.now() - hours * 3_600_000));
    await adoption.database('requests').where({ id }).update({ created_at: asked, next_due_at: due });
    return [() => store.remind(), () => store.remind()];
  },
  keeps: ({ publishedAbout }) => publishedAbout.filter(({ type }) => type === adoptionAnswerDue.type).length === 1,
};

describe.each([
  { promise: 'of an approval and a cancellation one is accepted', promised: oneAnswer, fences: ['pet lock', 'conditional step'] },
  { promise: 'the steps about a pet have one order', promised: oneOrder, fences: ['pet lock'] },
  { promise: 'nobody waits for a pet that is promised', promised: nobodyWaitsInVain, fences: ['pet lock', 'conditional step'] },
  { promise: 'what fell through stays so', promised: fallenStaysFallen, fences: ['pet lock', 'conditional step'] },
  { promise: 'nothing stays open for a pet that is gone', promised: goneIsGone, fences: ['pet lock'] },
  { promise: 'nothing stays open of a member who is away', promised: awayAsksForNothing, fences: ['member lock'] },
  { promise: 'nothing stays open for a pet whose owner is away', promised: awayOffersNothing, fences: ['member lock'] },
  { promise: 'a reminder is published once', promised: publishedOnce, fences: ['pet lock'] },
] as const)('$promise', ({ promised, fences }) => {
  test('with every fence', () => isKept(promised));
  test.each(fences)('but not without: %s', (missing) => isBroken(promised, [missing]));
});

describe('of two approvals one is accepted', () => {
  test('with every fence', () => isKept(oneApproval));
  test('by the index alone, where a step looks too early', () => isKept(oneApproval, ['conditional step']));
  test('but not without both', () => withoutIndex('requests_one_approved', () => isBroken(oneApproval, ['conditional step'])));
});

describe('a member has one open request for a pet', () => {
  test('with every fence', () => isKept(oneOpenRequest));
  test('by the index alone, where nothing is locked', () => isKept(oneOpenRequest, ['pet lock', 'member lock']));
  test('but not without all of them', () => withoutIndex('requests_one_open', () => isBroken(oneOpenRequest, ['pet lock', 'member lock'])));
});
