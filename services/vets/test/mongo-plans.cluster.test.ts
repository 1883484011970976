import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Documents } from '@paltu/documents';
import { eventually } from '@paltu/testing';
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
}, 60_000);
afterAll(() => vets.stop());

const kept = ['vets', 'slots', 'appointments', 'reviews', 'interests', 'likes', 'presences', 'members', 'contacts', 'pictures', 'papers'];

/** What of the work looked at a whole collection: its name, and what was asked. */
const wholeCollections = async (work: () => Promise<unknown>): Promise<string[]> => {
  await database.command({ profile: 2 });
  await work();
  await database.command({ profile: 0 });
  const asked = await database
    .collection('system.profile')
    .find({ planSummary: /COLLSCAN/ })
    .toArray();
  await database.collection('system.profile').drop();
  const scans = asked.map(({ ns, command }) => [String(ns).split('.').at(-1) ?? '', JSON.stringify(command)] as const);
  return scans.filter(([name]) => kept.includes(name)).map(([name, command]) => `${name}: ${command}`);
};
const expectIndexed = async (work: () => Promise<unknown>): Promise<void> => expect(await wholeCollections(work)).toEqual([]);
const read = async (path: string, as?: Someone): Promise<void> => {
  const { status } = await vets.call('GET', `/vets${path}`, { as });
  expect([path, status]).toEqual([path, 200]);
};

test('vets are found by indexes, in every order and by every filter', () =>
  expectIndexed(async () => {
    for (const sortBy of ['rating', 'newest', 'name', 'fee-low', 'fee-high'])
      for (const filter of ['', '&city=lahore', '&specialty=Surgery', '&search=surgry', '&search=dr', '&minRating=4.5', '&today=true'])
        await read(`?sortBy=${sortBy}${filter}`);
    for (const filter of ['emergency=true', 'homeVisit=true', 'telemedicine=true']) await read(`?${filter}`);
    for (const path of ['/featured', '/specialty?specialty=Surgery', '/nearby?latitude=31.5&longitude=74.3&maxDistance=1000000'])
      await read(path);
  }));

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
  expect(await wholeCollections(() => vets.runJob('remind of appointments') as Promise<unknown>)).toHaveLength(1);
});
