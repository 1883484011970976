import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { dayAfter, startVets, type RunningVets, type Someone } from './running-vets.ts';

/** 2027-05-04, 10:00 in Pakistan. */
const now = new Date('2027-05-04T05:00:00Z');
const count = 25;
let vets: RunningVets;
let owner: Someone;
let vetId: string;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
  for (let nth = 1; nth < count; nth += 1) await vets.listed(await vets.someone());
  ({ owner, id: vetId } = await vets.someVet());
  await vets.kept.change('vets', {}, { featured: true });
});
afterAll(() => vets.stop());

test.each([
  ['/vets', 12],
  ['/vets?sortBy=newest', 12],
  ['/vets/featured', 6],
  ['/vets/specialty?specialty=Surgery', 10],
  ['/vets/nearby?latitude=31.55&longitude=74.34&maxDistance=1000000', 10],
])('%s shows %i on a page unless another number is asked for', async (path, limit) => {
  const { data } = (await vets.call('GET', path)).body;
  expect(data.pagination).toEqual({ page: 1, limit, total: count, totalPages: Math.ceil(count / limit), totalIsCapped: false });
  expect(data.vets).toHaveLength(limit);
  const other = (await vets.call('GET', `${path}${path.includes('?') ? '&' : '?'}limit=3`)).body.data;
  expect([other.vets.length, other.pagination.limit]).toEqual([3, 3]);
});

test('20 appointments stand on a page', async () => {
  await vets.opened(owner, dayAfter(now, 2), '09:00');
  const guest = await vets.someone();
  await vets.booked(guest, vetId, (await vets.kept.find('slots', { vetId }))[0]?.id);
  const [{ id: _, ...booked } = { id: '' }] = await vets.kept.find('appointments', { vetId });
  await vets.kept.insert(
    'appointments',
    Array.from({ length: count - 1 }, () => ({ ...booked, id: newId(), slotId: newId() })),
  );
  const { appointments, pagination } = (await vets.call('GET', '/vets/user/appointments', { as: guest })).body.data;
  expect([appointments.length, pagination.limit, pagination.total]).toEqual([20, 20, count]);
});

test('the first hundred slots come, those of a day in full, and to their owner all at once', async () => {
  const { owner: other, id } = await vets.someVet();
  const times = Array.from({ length: 150 }, (_, nth) => ({
    startsAt: new Date(now.getTime() + (nth + 1) * 600_000).toISOString(),
    durationMinutes: 10,
  }));
  await vets.open(other, times);
  const { data } = (await vets.call('GET', '/vets/user/slots?page=2&limit=3', { as: other })).body;
  expect([Object.keys(data), data.slots.length]).toEqual([['slots'], times.length]);
  const first = (await vets.call('GET', `/vets/${id}/slots`)).body.data as { days: Record<string, { free: number }>; slots: object[] };
  expect(first.slots).toEqual(data.slots.slice(0, 100));
  const days = Object.entries(first.days);
  for (const [date, { free }] of days)
    expect((await vets.call('GET', `/vets/${id}/slots?date=${date}`)).body.data.slots).toHaveLength(free);
  expect(days.reduce((sum, [, { free }]) => sum + free, 0)).toBe(times.length);
});

test('nearby reaches 10,000 metres unless another distance is asked for, and 1,000,000 at most', async () => {
  // A degree of latitude has some 111,195 metres: 9,900 and 10,100 of them.
  const places = { near: 24.5 + 9_900 / 111_195, far: 24.5 + 10_100 / 111_195 };
  const { id: near } = await vets.someVet({ latitude: places.near, longitude: 66 });
  const { id: far } = await vets.someVet({ latitude: places.far, longitude: 66 });
  const found = async (query: string) => {
    const { status, body } = await vets.call('GET', `/vets/nearby?latitude=24.5&longitude=66&limit=100${query}`);
    expect(status).toBe(200);
    return body.data.vets.map(({ id }: { id: string }) => id) as string[];
  };
  expect(await found('')).toEqual([near]);
  expect(await found('&maxDistance=10000')).toEqual([near]);
  expect(await found('&maxDistance=10200')).toEqual([near, far]);
  expect((await found('&maxDistance=1000000')).slice(0, 2)).toEqual([near, far]);
  expect(await vets.call('GET', '/vets/nearby?latitude=24.5&longitude=66&maxDistance=1000001')).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: 'maxDistance' }] },
  });
});
