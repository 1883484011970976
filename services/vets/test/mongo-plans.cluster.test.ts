import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Documents } from '@paltu/documents';
import { totalCap } from '@paltu/service-kit';
import { eventually } from '@paltu/testing';
import { vetCollections } from '../src/vets/data/mongoose-vet-collections.ts';
import { mongooseVetQueries } from '../src/vets/data/mongoose-vet-queries.ts';
import type { VetFilter } from '../src/vets/use-cases/ports.ts';
import { insertManyDocuments } from './many-documents.ts';
import { dayAfter, startVets, type RunningVets, type Someone } from './running-vets.ts';

// As indexed-queries.e2e.test.ts on PostgreSQL: what is asked of MongoDB is answered from an index, whatever is kept.

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
  await insertManyDocuments(vets.databaseUrl, { vetId, ownerId: owner.userId, guestId: sana.userId }, 20_000);
  await database.createCollection('system.profile', { capped: true, size: 64 * 1024 * 1024 });
}, 300_000);
afterAll(() => vets.stop());

const kept = ['vets', 'slots', 'appointments', 'reviews', 'interests', 'likes', 'presences', 'members', 'contacts', 'pictures', 'papers'];

/** Of twenty thousand: what a total is counted up to, and some that a filter leaves out on the way. */
const mostExamined = 5 * (totalCap + 1);

/** MongoDB widens its look around a place in steps, of which the first holds far more than a page. */
const mostNear = 2 * mostExamined;

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
const costly = async (work: () => Promise<unknown>): Promise<string[]> => {
  const isCostly = (one: Profiled) => isScan(one) || Math.max(one.docsExamined ?? 0, one.keysExamined ?? 0) > mostExamined;
  return (await asked(work)).filter(isCostly).map(inWords);
};
const expectIndexed = async (work: () => Promise<unknown>): Promise<void> => expect(await costly(work)).toEqual([]);
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

test('a rare word is found by its index in the order of names too', () =>
  expectIndexed(async () => {
    const { body } = await vets.call('GET', '/vets?sortBy=newest');
    const [{ name }] = body.data.vets as [{ name: string }];
    await read(`?sortBy=name&search=${name.replace('Dr. ', '')}`);
  }));

test('few have the same order of names as many', async () => {
  const { documents } = vets.running;
  if (documents === undefined) throw new Error('vets does not run on MongoDB');
  const filter: VetFilter = { minRating: 5 };
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

test('those with a free slot are the same, whether they are named or asked one after the other', async () => {
  const { documents } = vets.running;
  if (documents === undefined) throw new Error('vets does not run on MongoDB');
  const filter: VetFilter = { cityId: 'lahore', freeIn: { from: now, until: new Date(now.getTime() + 24 * 3_600_000) } };
  const [named, asked] = await Promise.all(
    [undefined, 0].map((most) =>
      mongooseVetQueries(vetCollections(documents), totalCap, most).list(filter, 'rating', { page: 2, limit: 5 }),
    ),
  );
  expect(named?.vets).toHaveLength(5);
  expect(asked).toEqual(named);
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
    now = new Date(now.getTime() + 4 * 24 * 3_600_000);
    await vets.tell(owner, came, 'completed');
    await vets.call('POST', `/vets/${vetId}/reviews`, { as: guest, json: { rating: 5, comment: 'Kind' } });
    await vets.isErased(guest);
    await eventually(async () => (await vets.kept.find('likes', { memberId: guest.userId })).length === 0, 'auth was heard');
  }));

test('without its index, a look at a whole collection is seen', async () => {
  await vets.kept.dropFence('appointments', 'appointments_due');
  expect(await costly(() => vets.runJob('remind of appointments') as Promise<unknown>)).toHaveLength(1);
});
