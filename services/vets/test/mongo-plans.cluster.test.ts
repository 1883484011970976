import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Documents } from '@paltu/documents';
import { dayInPakistan } from '@paltu/reference';
import { totalCap } from '@paltu/service-kit';
import { eventually } from '@paltu/testing';
import { mongooseVetQueries, vetCollections } from '../src/vets/mongoose-vet-queries-store.ts';
import type { VetFilter } from '../src/vets/vet-store.ts';
import { insertManyDocuments, letHalfBeFree } from './many-documents.ts';
import { dayAfter, startVets, type RunningVets, type Someone } from './running-vets.ts';

// As indexed-queries.e2e.test.ts on PostgreSQL: what is asked of MongoDB is answered from an index, whatever is kept.

const dayMs = 24 * 3_600_000;
let now = new Date();
let vets: RunningVets;
let owner: Someone;
let sana: Someone;
let vetId: string;
let database: ReturnType<ReturnType<Documents['connection']['getClient']>['db']>;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
  ({ owner, id: vetId } = await vets.someVet());
  sana = await vets.someone();
  const { documents } = vets.running;
  if (documents === undefined) throw new Error('vets does not run on MongoDB');
  database = documents.connection.getClient().db();
  const [slotId] = await vets.opened(owner, dayAfter(now, 1), '09:00');
  await vets.booked(sana, vetId, slotId);
  await insertManyDocuments(vets.databaseUrl, { vetId, ownerId: owner.userId, guestId: sana.userId }, 100_000);
  // That took minutes: tokens that are made from here on are of no later time.
  now = new Date();
  await database.createCollection('system.profile', { capped: true, size: 64 * 1024 * 1024 });
}, 600_000);
afterAll(() => vets.stop());

const kept = ['vets', 'slots', 'appointments', 'reviews', 'interests', 'likes', 'presences', 'members', 'contacts', 'pictures', 'papers'];

/** Of a hundred thousand: what a total is counted up to, and some that a filter leaves out on the way. */
const mostExamined = 5 * (totalCap + 1);

/** MongoDB widens its look around a place in steps, of which the first holds far more than a page. */
const mostNear = 2 * mostExamined;

/** A plan that MongoDB has chosen for other values serves until it costs ten times what it did for those. */
const mostOfOnePlan = 10 * (totalCap + 1);

interface Profiled {
  readonly ns: string;
  readonly ts: Date;
  readonly command: object;
  readonly planSummary?: string;
  readonly docsExamined?: number;
  readonly keysExamined?: number;
  readonly millis?: number;
}

const asked = async (work: () => Promise<unknown>): Promise<Profiled[]> => {
  const begunAt = new Date();
  await database.command({ profile: 2 });
  await work();
  await database.command({ profile: 0 });
  const found = await database
    .collection<Profiled>('system.profile')
    .find({ ts: { $gte: begunAt } })
    .toArray();
  return found.filter(({ ns }) => kept.includes(ns.split('.').at(-1) ?? ''));
};

const inWords = ({ ns, planSummary, docsExamined = 0, keysExamined = 0, millis, command }: Profiled): string =>
  `${ns.split('.').at(-1)}, ${planSummary ?? ''}, ${docsExamined} documents, ${keysExamined} keys, ${millis} ms: ${JSON.stringify(command)}`;

const isScan = ({ planSummary = '' }: Profiled): boolean => planSummary.includes('COLLSCAN');

/** What of the work looked at a whole collection, or at far more than was asked for. */
const costly = async (work: () => Promise<unknown>, most = mostExamined): Promise<string[]> => {
  const isCostly = (one: Profiled) => isScan(one) || Math.max(one.docsExamined ?? 0, one.keysExamined ?? 0) > most;
  return (await asked(work)).filter(isCostly).map(inWords);
};
const expectIndexed = async (work: () => Promise<unknown>, most?: number): Promise<void> => expect(await costly(work, most)).toEqual([]);
const read = async (path: string, as?: Someone): Promise<void> => {
  const { status } = await vets.call('GET', `/vets${path}`, { as });
  expect([path, status]).toEqual([path, 200]);
};

test('vets are found by indexes, in every order and by every filter', () =>
  expectIndexed(async () => {
    for (const sortBy of ['rating', 'newest', 'name', 'fee-low', 'fee-high'])
      for (const filter of ['', '&city=lahore', '&specialty=Surgery', '&search=surgry', '&search=dr', '&minRating=4.5', '&today=true'])
        await read(`?sortBy=${sortBy}${filter}`);
    for (const filter of ['emergency=true', 'homeVisit=true', 'telemedicine=true', 'city=lahore&specialty=Surgery&emergency=true'])
      await read(`?${filter}`);
    for (const path of [
      '?page=3&limit=100',
      '?search=vaccination',
      '/featured',
      '/specialty?specialty=Surgery',
      '/nearby?latitude=31.5&longitude=74.3&maxDistance=100000',
    ])
      await read(path);
  }));

test('so are those with a free slot on a day on which half of all have one, and on its evening, when these have passed', async () => {
  const before = now;
  const { start } = dayInPakistan(new Date(now.getTime() + dayMs));
  const noon = new Date(start.getTime() + dayMs / 2);
  await letHalfBeFree(vets.databaseUrl, noon);
  const orders = ['rating', 'newest', 'name', 'fee-low', 'fee-high'];
  const filters = ['', '&city=lahore', '&specialty=Surgery', '&search=dr', '&minRating=4.5', '&page=5'];
  for (const [time, isFull] of [
    [noon.getTime() - 1, true],
    [noon.getTime() + 1, false],
  ] as const) {
    now = new Date(time);
    const { body } = await vets.call('GET', '/vets?today=true');
    expect(body.data.pagination.totalIsCapped).toBe(isFull);
    await expectIndexed(async () => {
      for (const sortBy of orders) for (const filter of filters) await read(`?today=true&sortBy=${sortBy}${filter}`);
    }, mostOfOnePlan);
  }
  now = before;
}, 240_000);

test('a rare word is found by its index in the order of names too', () =>
  expectIndexed(async () => {
    const { body } = await vets.call('GET', '/vets?sortBy=newest');
    const [{ name }] = body.data.vets as [{ name: string }];
    await read(`?sortBy=name&search=${name.replace('Dr. ', '')}`);
  }));

test('few have the same order of names as many', async () => {
  const { documents } = vets.running;
  if (documents === undefined) throw new Error('vets does not run on MongoDB');
  const filter: VetFilter = { minRating: 5, cityId: 'lahore' };
  const [few, many] = await Promise.all(
    [totalCap, 0].map((cap) => mongooseVetQueries(vetCollections(documents), cap).list(filter, 'name', { page: 2, limit: 20 })),
  );
  expect(few?.counted).toBeLessThanOrEqual(totalCap);
  expect(few?.vets).toHaveLength(20);
  expect(many?.vets).toEqual(few?.vets);
});

test('those far away too are found from the nearest on, and no further than the page needs', async () => {
  const far = await asked(() => read('/nearby?latitude=31.5&longitude=74.3&maxDistance=1000000'));
  expect(far.map(({ planSummary }) => planSummary)).toContainEqual(expect.stringMatching(/^GEO_NEAR/));
  expect(far.filter((one) => isScan(one) || (one.docsExamined ?? 0) > mostNear).map(inWords)).toEqual([]);
});

test('so is a page with its slots and reviews, and what is kept of a member', () =>
  expectIndexed(async () => {
    for (const path of ['', '/slots', '/reviews']) await read(`/${vetId}${path}`);
    for (const path of ['/user/my-profile', '/user/stats']) await read(path, owner);
    for (const who of [owner, sana])
      for (const path of ['/user/likes', '/export', '/user/appointments', '/user/appointments?as=guest&status=booked'])
        await read(path, who);
  }));

test('so is what is looked at to decide, and what is done without being asked', () =>
  expectIndexed(async () => {
    const guest = await vets.someone();
    const [first, second, third] = await vets.opened(owner, dayAfter(now, 2), '09:00', '10:00', '11:00');
    const [came, cancelled] = [await vets.booked(guest, vetId, first), await vets.booked(guest, vetId, second)];
    await vets.remove(owner, [third]);
    await vets.cancel(guest, cancelled);
    await vets.call('POST', `/vets/${vetId}/like`, { as: guest, json: { liked: true } });
    await vets.runJob('remind of appointments');
    await vets.runJob('end verifications');
    await vets.runJob('sweep pictures');
    await vets.runJob('sweep papers');
    now = new Date(now.getTime() + 4 * dayMs);
    await vets.setStatus(owner, came, 'completed');
    await vets.call('POST', `/vets/${vetId}/reviews`, { as: guest, json: { rating: 5, comment: 'Kind' } });
    await vets.isErased(guest);
    await eventually(
      async () => (await vets.kept.find('likes', { memberId: guest.userId })).length === 0,
      'the event of auth was consumed',
    );
  }));

test('without its index, a look at a whole collection is seen', async () => {
  await vets.kept.dropFence('appointments', 'appointments_due');
  expect(await costly(() => vets.runJob('remind of appointments') as Promise<unknown>)).toHaveLength(1);
});
