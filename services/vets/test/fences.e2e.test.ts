import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { appointmentDue } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { countDeadlocks } from '@paltu/testing/service';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';
import { unfencedOnMongo, unfencedOnPostgres, type Missing } from './unfenced-stores.ts';
import { unfencedVets, type UnfencedVets } from './unfenced-vets.ts';

// Each fence is taken away in the test's own database or store, and the race that it stands against is lost.

/** 2027-05-04, 10:00 in Pakistan. */
const start = new Date('2027-05-04T05:00:00Z');
const hourMs = 3_600_000;
let now = start;
const clock = { now: () => now };
let vets: RunningVets;
let deadlocks: () => number;
let sana: Someone;
let bilal: Someone;
const isOnMongo = (): boolean => vets.running.documents !== undefined;
/** Somebody whom the service knows by an event: on MongoDB a document is what locks a member. */
const aGuest = async (): Promise<Someone> => {
  const guest = await vets.someone();
  const isThere = async () => (await vets.kept.find('presences', { id: guest.userId })).length > 0;
  if (isOnMongo()) await eventually(isThere, 'the member is known');
  return guest;
};

beforeAll(async () => {
  vets = await startVets({ clock });
  deadlocks = isOnMongo() ? () => 0 : countDeadlocks(vets.database);
  sana = await aGuest();
  bilal = await aGuest();
});
afterAll(() => vets.stop());

/** How many rounds a race is given, and of how many the vets are prepared together. */
interface Rounds {
  readonly most: number;
  readonly together: number;
}
const withFence: Rounds = { most: 5, together: 5 };
/** The first round that is lost ends it; nearly always that is the first of all. */
const withoutFence: Rounds = { most: 100, together: 1 };

/** A vet with slots at these hours from now. */
interface OneVet {
  readonly id: string;
  readonly owner: Someone;
  readonly slots: readonly string[];
}

interface Outcome extends OneVet {
  /** How many of the two calls succeeded. */
  readonly accepted: number;
}

type TwoCalls = readonly [() => Promise<unknown>, () => Promise<unknown>];

interface Promised {
  /** Prepares the vet, and gives what is done at once by the store under test. */
  readonly race: (store: UnfencedVets, vet: OneVet) => Promise<TwoCalls>;
  readonly keeps: (outcome: Outcome) => Promise<boolean>;
}

const hours = [24.5, 26, 28, 30];
const aVet = async (): Promise<OneVet> => {
  const { owner, id } = await vets.someVet();
  const times = hours.map((later) => ({ startsAt: new Date(start.getTime() + later * hourMs).toISOString() }));
  const { body } = await vets.open(owner, times);
  return { id, owner, slots: (body.data.slots as { id: string }[]).map((slot) => slot.id) };
};

async function* someVets({ most, together }: Rounds) {
  for (let made = 0; made < most; made += together) {
    now = start;
    yield* await Promise.all(Array.from({ length: together }, aVet));
  }
}

const unfenced = ({ owner }: OneVet, missing: readonly Missing[]): UnfencedVets => {
  const { documents } = vets.running;
  const needs = { clock, ownerId: owner.userId };
  return documents === undefined
    ? unfencedVets({ ...needs, stores: unfencedOnPostgres(vets.database, missing) }, missing)
    : unfencedVets({ ...needs, stores: unfencedOnMongo(documents, missing) }, missing);
};

/** The first outcome of the race that breaks the promise; undefined when every round keeps it. */
const firstLost = async ({ race, keeps }: Promised, missing: readonly Missing[], rounds: Rounds): Promise<Outcome | undefined> => {
  for await (const vet of someVets(rounds)) {
    // Nothing of an earlier round is due.
    await vets.kept.change('appointments', {}, { nextDueAt: null });
    now = start;
    const calls = await race(unfenced(vet, missing), vet);
    const settled = await Promise.allSettled(calls.map((call) => call()));
    const outcome = { ...vet, accepted: settled.filter(({ status }) => status === 'fulfilled').length };
    if (!(await keeps(outcome))) return outcome;
  }
  return undefined;
};

const isKept = async (promised: Promised, missing: readonly Missing[] = []): Promise<void> => {
  const before = deadlocks();
  expect(await firstLost(promised, missing, withFence)).toBeUndefined();
  // A retry would hide that locks are taken in different orders. Without them two rows that exclude each other may deadlock.
  if (missing.length === 0) expect(deadlocks() - before).toBe(0);
};
/** @param onMongo what is missing there besides: who writes the same document as another stands in their way also without a lock. */
const isBroken = async (promised: Promised, missing: readonly Missing[], onMongo: readonly Missing[] = ['transaction']): Promise<void> => {
  const lost = await firstLost(promised, [...missing, ...(isOnMongo() ? onMongo : [])], withoutFence);
  // A race in which both fail proves nothing of a fence.
  expect(lost?.accepted).toBeGreaterThan(0);
};

/** What could not be with it is gone when it is there again. @param cleared which of the kind that is; all by default */
const without = async (
  kind: string,
  fence: string,
  work: () => Promise<void>,
  cleared: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const restore = await vets.kept.dropFence(kind, fence);
  try {
    await work();
  } finally {
    await vets.kept.clear(kind, cleared);
    await restore();
  }
};
const noSlotIndex = (work: () => Promise<void>) => without('appointments', 'appointments_one_of_slot', work);
const noAuthorIndex = (work: () => Promise<void>) => without('reviews', 'reviews_one_of_author', work);
const noExclusion = (work: () => Promise<void>) => without('slots', 'slots_never_overlap', work);

const noOwnerIndex = (work: () => Promise<void>) => without('vets', 'vets_one_of_owner', work, { cityId: 'quetta' });
const noLikeIndex = (work: () => Promise<void>) => without('likes', isOnMongo() ? 'likes_once' : 'likes_pkey', work);

const appointmentsOf = ({ id }: OneVet, status = 'booked') => vets.kept.find('appointments', { vetId: id, status });
const publishedTypes = async (aggregateid: string) => (await vets.kept.find('outbox', { aggregateid })).map((row) => row['type']);
const booked = (guest: Someone, { id, slots }: OneVet, nth = 0) => vets.booked(guest, id, slots[nth]);

const oneGuest: Promised = {
  race: async (store, { id, slots: [slot = ''] }) => [() => store.book(sana.userId, id, slot), () => store.book(bilal.userId, id, slot)],
  keeps: async (outcome) => outcome.accepted === 1 && (await appointmentsOf(outcome)).length === 1,
};
const slotStays: Promised = {
  race: async (store, { id, slots: [slot = ''] }) => [() => store.book(sana.userId, id, slot), () => store.remove(slot)],
  keeps: async (outcome) => {
    const left = await vets.kept.find('slots', { id: outcome.slots[0] ?? '' });
    return outcome.accepted === 1 && (await appointmentsOf(outcome)).length === left.length;
  },
};
const noOverlap: Promised = {
  race: async (store) => {
    const at = new Date(start.getTime() + 50 * hourMs);
    return [() => store.open(at, 20), () => store.open(at, 30)];
  },
  keeps: async ({ id, accepted }) => accepted === 1 && (await vets.kept.find('slots', { vetId: id })).length === hours.length + 1,
};
const threeToCome: Promised = {
  race: async (store, vet) => {
    for (const nth of [0, 1]) await booked(sana, vet, nth);
    return [() => store.book(sana.userId, vet.id, vet.slots[2] ?? ''), () => store.book(sana.userId, vet.id, vet.slots[3] ?? '')];
  },
  keeps: async (outcome) => (await appointmentsOf(outcome)).length === 3,
};
const oneEnd: Promised = {
  race: async (store, vet) => {
    const id = await booked(sana, vet);
    now = new Date(start.getTime() + 25 * hourMs);
    return [() => store.cancel(vet.owner.userId, id), () => store.setStatus(id)];
  },
  keeps: async ({ accepted }) => accepted === 1,
};
const onePatient: Promised = {
  race: async (store, vet) => {
    const visits = [await booked(sana, vet, 0), await booked(sana, vet, 1)] as const;
    now = new Date(start.getTime() + 27 * hourMs);
    return [() => store.setStatus(visits[0]), () => store.setStatus(visits[1])];
  },
  keeps: async ({ id, accepted }) => accepted === 2 && (await vets.kept.find('vets', { id }))[0]?.['patients'] === 1,
};
const awayBooksNothing: Promised = {
  race: async (store, { id, slots: [slot = ''] }) => {
    const leaver = await aGuest();
    return [() => store.book(leaver.userId, id, slot), () => store.applyLeaving(leaver.userId)];
  },
  keeps: async (outcome) => (await appointmentsOf(outcome)).length === 0,
};
const publishedOnce: Promised = {
  race: async (store, vet) => {
    await booked(sana, vet);
    now = new Date(start.getTime() + hourMs);
    return [() => store.remind(), () => store.remind()];
  },
  keeps: async (outcome) => {
    const [appointment] = await appointmentsOf(outcome);
    return (await publishedTypes(appointment?.id ?? '')).filter((type) => type === appointmentDue.type).length === 1;
  },
};
const bothCount: Promised = {
  race: async (store, { id }) => [() => store.review(sana.userId, id, 5), () => store.review(bilal.userId, id, 3)],
  keeps: async ({ id }) => {
    const [vet] = await vets.kept.find('vets', { id });
    return Number(vet?.['rating']) === 4 && vet?.['reviews'] === 2;
  },
};
const oneReview: Promised = {
  race: async (store, { id }) => [() => store.review(sana.userId, id, 5), () => store.review(sana.userId, id, 3)],
  keeps: async ({ id }) => (await vets.kept.find('reviews', { thingId: id })).length === 1,
};
let lister: Someone;
const oneProfile: Promised = {
  race: async (store) => {
    lister = await aGuest();
    return [() => store.list(lister.userId), () => store.list(lister.userId)];
  },
  keeps: async ({ accepted }) => accepted === 1 && (await vets.kept.find('vets', { ownerId: lister.userId })).length === 1,
};
/** The first like ever of a vet makes its row, which is a lock of its own. */
const isLikedAlready = async ({ id }: OneVet) => vets.call('POST', `/vets/${id}/like`, { as: await vets.someone() });
const everyLike: Promised = {
  race: async (store, vet) => {
    await isLikedAlready(vet);
    const { id } = vet;
    return [() => store.like(sana.userId, id), () => store.like(bilal.userId, id)];
  },
  keeps: async ({ id }) => (await vets.kept.find('interests', { id }))[0]?.['likes'] === 3,
};

const likesOf = ({ id }: OneVet) => vets.kept.find('likes', { memberId: sana.userId, thingId: id });
const oneLike: Promised = {
  race: async (store, vet) => {
    await isLikedAlready(vet);
    return [() => store.like(sana.userId, vet.id), () => store.like(sana.userId, vet.id)];
  },
  keeps: async (outcome) => (await likesOf(outcome)).length === 1,
};

describe.each([
  {
    promise: 'nobody has more than three to come with a vet',
    promised: threeToCome,
    missing: ['vets'],
    onMongo: ['members', 'transaction'],
  },
  { promise: 'a visit ends in one way', promised: oneEnd, missing: ['vets', 'appointments'], onMongo: ['transaction'] },
  { promise: 'a guest who completes two visits at once is one patient', promised: onePatient, missing: ['vets'], onMongo: ['transaction'] },
  { promise: 'nothing is to come of a member who is away', promised: awayBooksNothing, missing: ['members', 'vets'], onMongo: [] },
  { promise: 'a reminder is published once', promised: publishedOnce, missing: ['vets', 'appointments'], onMongo: ['transaction'] },
  { promise: 'every review counts', promised: bothCount, missing: ['vets'], onMongo: ['transaction'] },
  { promise: 'every like counts', promised: everyLike, missing: ['interests'], onMongo: ['transaction'] },
] as const)('$promise', ({ promised, missing, onMongo }) => {
  test('with every fence', () => isKept(promised));
  test(`but not without locks of: ${missing.join(', ')}`, () => isBroken(promised, missing, onMongo));
});

describe('a slot that is booked stays', () => {
  test('with every fence', () => isKept(slotStays));
  test('by the lock of the slot alone', () => isKept(slotStays, ['vets']));
  test('but not without both locks', () => isBroken(slotStays, ['vets', 'slots']));
});

describe('a slot is booked once', () => {
  const noLocks = ['vets', 'slots'] as const;
  const noFences = [...noLocks, 'booking of free slots alone'] as const;
  test('with every fence', () => isKept(oneGuest));
  test('because only a free slot becomes a booked one, where nothing is locked and no index is there', () =>
    noSlotIndex(() => isKept(oneGuest, noLocks)));
  test('by the index alone', () => isKept(oneGuest, noFences));
  test('but not without all of them', () => noSlotIndex(() => isBroken(oneGuest, noFences)));
});

describe('slots never overlap', () => {
  test('with every fence', () => isKept(noOverlap));
  test('by the constraint alone', () => isKept(noOverlap, ['vets']));
  test('by the lock of the vet alone', () => noExclusion(() => isKept(noOverlap)));
  test('but not without both', () => noExclusion(() => isBroken(noOverlap, ['vets'])));
});

describe('a member has one review of a vet', () => {
  test('with every fence', () => isKept(oneReview));
  test('by the index alone', () => isKept(oneReview, ['vets']));
  test('but not without both', () => noAuthorIndex(() => isBroken(oneReview, ['vets'])));
});

describe('a member has one profile', () => {
  test('with every fence', () => isKept(oneProfile));
  test('by the index alone', () => isKept(oneProfile, ['members']));
  test('but not without it', () => noOwnerIndex(() => isBroken(oneProfile, ['members'], [])));
});

describe('a member likes a vet once', () => {
  test('with every fence', () => isKept(oneLike));
  test('by the index alone', () => isKept(oneLike, ['interests']));
  test('but not without both', () => noLikeIndex(() => isBroken(oneLike, ['interests'])));
});
