import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dayInPakistan } from '@paltu/reference';
import { eventually } from '@paltu/testing';
import { manyRows, queryPlans, type QueryPlans } from '@paltu/testing/service';
import { insertManyVets, letHalfBeFree } from './many-vets.ts';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';

const dayMs = 24 * 3_600_000;
let now = new Date();
let vets: RunningVets;
let plans: QueryPlans;
let owner: Someone;
let sana: Someone;
let vetId: string;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
  ({ owner, id: vetId } = await vets.someVet());
  sana = await vets.someone();
  const [slotId] = await opened(100);
  const first = await vets.booked(sana, vetId, slotId);
  now = new Date(now.getTime() + 101 * 60_000);
  await vets.setStatus(owner, first, 'completed');
  await insertManyVets(vets.databaseUrl, { vetId, ownerId: owner.userId, guestId: sana.userId }, manyRows());
  plans = queryPlans(vets.database);
}, 300_000);
afterAll(async () => {
  await plans.close();
  await vets.stop();
});

/** Slots that begin so many minutes from now. */
const opened = async (...minutes: readonly number[]): Promise<string[]> => {
  const times = minutes.map((later) => ({ startsAt: new Date((Math.floor(now.getTime() / 60_000) + later) * 60_000).toISOString() }));
  const { status, body } = await vets.open(owner, times);
  expect(status).toBe(201);
  return (body.data.slots as { id: string }[]).map(({ id }) => id);
};

const everyTable = ['vets', 'search_words', 'slots', 'free_days', 'appointments', 'reviews', 'interests', 'likes'];
const expectIndexed = (name: string, work: () => Promise<unknown>): Promise<void> => plans.expectIndexed(name, work, { table: everyTable });
const read = (path: string, as?: Someone): Promise<void> =>
  expectIndexed(path, async () => {
    const { status } = await vets.call('GET', `/vets${path}`, { as });
    expect([path, status]).toEqual([path, 200]);
  });
const answered = async (name: string, status: number, call: () => ReturnType<RunningVets['call']>): Promise<void> =>
  expectIndexed(name, async () => expect([name, (await call()).status]).toEqual([name, status]));

test.each(['rating', 'newest', 'name', 'fee-low', 'fee-high'])('vets by %s are read from an index of many', async (sortBy) => {
  for (const filter of [
    '',
    '&page=3&limit=100',
    '&city=lahore',
    '&specialty=Surgery',
    '&search=md5',
    '&search=surgry%20lahore',
    '&search=a',
    '&search=zzzz',
    '&minRating=4.5',
  ])
    await read(`?sortBy=${sortBy}${filter}`);
  // Which nearly all have: their count is at its cap soon, wherever it begins.
  const readFrequent = async () => expect((await vets.call('GET', `/vets?sortBy=${sortBy}&search=dr`)).status).toBe(200);
  await plans.expectIndexed('frequent', readFrequent, { table: everyTable, mayScanUpToLimit: true });
});

test.each(['emergency=true', 'homeVisit=true', 'telemedicine=true', 'today=true', 'city=lahore&specialty=Surgery&emergency=true'])(
  'so are those with %s',
  (filter) => read(`?${filter}`),
);

test('so are those with a free slot on a day on which half of all have one, and on its evening, when these have passed', async () => {
  const before = now;
  const noon = new Date(dayInPakistan(new Date(now.getTime() + dayMs)).start.getTime() + dayMs / 2);
  await letHalfBeFree(vets.databaseUrl, noon);
  for (const time of [noon.getTime() - 1, noon.getTime() + 1]) {
    now = new Date(time);
    for (const sortBy of ['rating', 'newest', 'name', 'fee-low', 'fee-high'])
      for (const filter of ['', '&city=lahore', '&specialty=Surgery']) await read(`?today=true&sortBy=${sortBy}${filter}`);
  }
  now = before;
}, 120_000);

test('those with a word that nearly all have are counted no further than the limit', async () => {
  const asked = () => vets.call('GET', '/vets?search=vaccination');
  await plans.expectIndexed('a usual word', asked, { table: 'vets', mayScanUpToLimit: true });
});

test('so are the featured ones, those of a specialty, and those nearby', async () => {
  for (const path of [
    '/featured',
    '/testimonials',
    '/specialty?specialty=Cardiology',
    '/nearby?latitude=31.5&longitude=74.3',
    '/nearby?latitude=31.5&longitude=74.3&maxDistance=1000000',
    '/nearby?latitude=31.5&longitude=74.3&maxDistance=1000000&page=50',
    '?search=vet%20gulberg%20lahore',
    '?search=vet%20gulberg%20lahore&page=50',
    '?search=surgeon%20md5%20gulberg%20lahore',
    '?search=no%20surgeon%20lahore',
    '?search=md5%20hyderabad',
  ])
    await read(path);
});

test('so are a page, its slots, its reviews, and the review of one guest', async () => {
  for (const path of ['', '/slots', `/slots?date=${now.toISOString().slice(0, 10)}`, '/reviews', '/reviews?page=20'])
    await read(`/${vetId}${path}`);
  await read(`/${vetId}/reviews/own`, sana);
});

test('so is what is kept of a member', async () => {
  for (const path of ['/user/my-profile', '/user/stats', '/user/slots']) await read(path, owner);
  for (const path of ['/user/likes', '/user/likes?page=10', '/export']) for (const who of [owner, sana]) await read(path, who);
  for (const side of ['', '&as=guest', '&as=vet'])
    for (const rest of [
      '',
      '&status=booked',
      '&status=completed',
      '&when=upcoming',
      '&when=past',
      `&date=${now.toISOString().slice(0, 10)}`,
    ])
      for (const who of [owner, sana]) await read(`/user/appointments?limit=20${side}${rest}`, who);
});

test('so is what is looked at to decide', async () => {
  const guest = await vets.someone();
  let ids: string[] = [];
  await expectIndexed('offer slots', async () => {
    ids = await opened(200, 240, 300);
  });
  const [first = '', second = '', third = ''] = ids;
  const booked: string[] = [];
  for (const slotId of [first, second]) await expectIndexed('book', async () => void booked.push(await vets.booked(guest, vetId, slotId)));
  const [came = '', cancelled = ''] = booked;
  await answered('take a slot back', 200, () => vets.remove(owner, [third]));
  await answered('cancel', 200, () => vets.cancel(guest, cancelled));
  now = new Date(now.getTime() + 201 * 60_000);
  await answered('complete', 200, () => vets.setStatus(owner, came, 'completed'));
  const json = { rating: 5, comment: 'Kind' };
  await answered('review', 201, () => vets.call('POST', `/vets/${vetId}/reviews`, { as: guest, json }));
  const { review } = (await vets.call('GET', `/vets/${vetId}/reviews/own`, { as: guest })).body.data;
  await answered('remove a review', 200, () => vets.call('DELETE', `/vets/${vetId}/reviews/${review.id}`, { as: guest }));
  await answered('like', 200, () => vets.call('POST', `/vets/${vetId}/like`, { as: guest, json: { liked: true } }));
});

test('so is what is done without being asked', async () => {
  await expectIndexed('reminders', () => vets.runJob('remind of appointments'));
  const leaver = await vets.someone();
  const [slotId] = await opened(400);
  const id = await vets.booked(leaver, vetId, slotId);
  await vets.call('POST', `/vets/${vetId}/like`, { as: leaver });
  await expectIndexed('a member is erased', async () => {
    await vets.isErased(leaver);
    const likes = () => vets.database('likes').where({ member_id: leaver.userId });
    await eventually(async () => (await likes()).length === 0, 'the event of auth was consumed');
  });
  expect((await vets.appointments(owner, '?when=upcoming')).find((one) => one.id === id)?.status).toBe('cancelled');
});
