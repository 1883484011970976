import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { vetSlotsChanged } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';

/** 2027-05-04, 10:00 in Pakistan. */
const now = new Date('2027-05-04T05:00:00Z');
let vets: RunningVets;
let owner: Someone;
let id: string;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
});
beforeEach(async () => {
  ({ owner, id } = await vets.someVet());
});
afterAll(() => vets.stop());

interface ShownSlot {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly status: string;
}
const inWords = (slots: readonly ShownSlot[]): string[] => slots.map((slot) => `${slot.date} ${slot.time} ${slot.status}`);
const page = async (date?: string) => (await vets.call('GET', `/vets/${id}/slots${date === undefined ? '' : `?date=${date}`}`)).body.data;
/** All of them, as their owner sees them, or those of a day, as everybody does. */
const shown = async (date?: string): Promise<string[]> => {
  if (date !== undefined) return inWords((await page(date)).slots);
  return inWords((await vets.call('GET', '/vets/user/slots', { as: owner })).body.data.slots);
};

describe('slots', () => {
  test('are shown by calendar and clock of Pakistan, those of a day up to its midnight', async () => {
    const { status, body } = await vets.open(owner, [
      { date: '2027-05-04', time: '23:30' },
      { startsAt: '2027-05-04T19:00:00Z', durationMinutes: 10 },
      { date: '2027-05-06', time: '09:00', durationMinutes: 240 },
    ]);
    expect([status, body.data.slots]).toMatchObject([201, [{ startsAt: '2027-05-04T18:30:00.000Z', status: 'free' }, {}, {}]]);
    expect(await shown()).toEqual(['2027-05-04 23:30 free', '2027-05-05 00:00 free', '2027-05-06 09:00 free']);
    expect(await shown('2027-05-04')).toEqual(['2027-05-04 23:30 free']);
    expect(await shown('2027-05-05')).toEqual(['2027-05-05 00:00 free']);
    expect(await vets.untilPublished(vetSlotsChanged, id)).toMatchObject({ vet: { id, version: 2n }, added: [{}, {}, {}], removed: [] });
    expect(await vets.call('GET', `/vets/${id}/slots?date=2027-02-30`)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'date' }] },
    });
  });

  test('come in order, and of each day how many there are', async () => {
    await vets.opened(owner, '2027-05-04', '23:00');
    const [taken = ''] = await vets.opened(owner, '2027-05-05', '09:00');
    for (const date of ['2027-05-06', '2027-05-09', '2027-06-01']) await vets.opened(owner, date, '09:00', '09:30');
    await vets.booked(await vets.someone(), id, taken);
    const { days, slots } = await page();
    expect(days).toEqual({
      '2027-05-04': { free: 1, booked: 0 },
      '2027-05-05': { free: 0, booked: 1 },
      ...Object.fromEntries(['2027-05-06', '2027-05-09', '2027-06-01'].map((date) => [date, { free: 2, booked: 0 }])),
    });
    expect(inWords(slots)).toEqual(await shown());
    expect(await page('2027-05-05')).toMatchObject({ days, slots: [{ id: taken, status: 'booked' }] });
    expect(await shown()).toHaveLength(8);
    const ofNobody = await vets.call('GET', '/vets/user/slots', { as: await vets.someone() });
    expect([ofNobody.status, ofNobody.body.code]).toEqual([404, 'vet.not-found']);
  });

  test('of one vet may be kept by caches as long as everybody may see the vet', async () => {
    const cacheOf = async (options?: object) => (await vets.call('GET', `/vets/${id}/slots`, options)).headers.get('cache-control');
    expect(await cacheOf()).toMatch(/^public/);
    await vets.call('PATCH', '/vets/status', { as: owner, json: { isActive: false } });
    expect([await cacheOf({ as: owner }), await cacheOf()]).toEqual([expect.stringMatching(/^private/), 'no-store']);
  });

  test('that are there already are the same; what overlaps refuses all', async () => {
    const [first] = await vets.opened(owner, '2027-05-05', '09:00');
    expect(await vets.opened(owner, '2027-05-05', '09:00', '09:30')).toEqual([first, expect.any(String)]);
    for (const overlapping of [
      [{ date: '2027-05-05', time: '08:45' }],
      [{ date: '2027-05-05', time: '09:00', durationMinutes: 20 }],
      [
        { date: '2027-05-07', time: '09:00' },
        { date: '2027-05-07', time: '09:29' },
      ],
    ])
      expect(await vets.open(owner, [{ date: '2027-05-08', time: '09:00' }, ...overlapping])).toMatchObject({
        status: 409,
        body: { code: 'slot.overlaps' },
      });
    expect(await shown()).toHaveLength(2);
  });

  test.each([
    ['in the past', { date: '2027-05-04', time: '10:00' }, 'slots.1'],
    ['too far ahead', { date: '2027-08-03', time: '09:00' }, 'slots.1'],
    ['on no day', { date: '2027-04-31', time: '09:00' }, 'slots.1'],
    ['at no time', { date: '2027-05-05', time: '25:00' }, 'slots.1'],
    ['without a time', { date: '2027-05-05' }, 'slots.1'],
    ['too short', { date: '2027-05-05', time: '09:00', durationMinutes: 9 }, 'slots.1.durationMinutes'],
    ['too long', { date: '2027-05-05', time: '09:00', durationMinutes: 241 }, 'slots.1.durationMinutes'],
    ['at a second', { startsAt: '2027-05-05T04:00:01Z' }, 'slots.1.startsAt'],
    ['at two times', { date: '2027-05-05', time: '09:00', startsAt: '2027-05-05T05:00:00Z' }, 'slots.1'],
  ])('%s are refused, and all others with them', async (_name, bad, path) => {
    const answer = await vets.open(owner, [{ date: '2027-05-05', time: '09:00' }, bad]);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } });
    expect(await shown()).toEqual([]);
  });

  test('are at most 200 in a call, and 1,000 to come', async () => {
    const day = (index: number) => new Date(now.getTime() + index * 24 * 3_600_000).toISOString().slice(0, 10);
    const tenMinutes = (index: number) => `${String(Math.floor(index / 6)).padStart(2, '0')}:${index % 6}0`;
    const times = (date: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ date, time: tenMinutes(index), durationMinutes: 10 }));
    expect(await vets.open(owner, [...times(day(1), 144), ...times(day(2), 57)])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'slots' }] },
    });
    for (let call = 1; call <= 10; call += 1) expect((await vets.open(owner, times(day(call), 100))).status).toBe(201);
    expect(await vets.open(owner, times(day(11), 1))).toMatchObject({ status: 400, body: { errors: [{ path: 'slots' }] } });
    expect((await vets.open(owner, times(day(1), 1))).status).toBe(201);
  });

  test("are taken back by id or time; what is not there, or not one's own, is passed over", async () => {
    const [first, second] = await vets.opened(owner, '2027-05-05', '09:00', '10:00', '11:00');
    const other = await vets.someVet();
    expect(await vets.remove(other.owner, [first])).toMatchObject({ status: 200 });
    expect(await shown()).toHaveLength(3);
    const gone = [first, { id: second }, { date: '2027-05-05', time: '11:00' }, newId(), { startsAt: '2027-05-09T05:00:00Z' }];
    for (const _ of [1, 2]) expect(await vets.remove(owner, gone)).toMatchObject({ status: 200 });
    expect(await shown()).toEqual([]);
    expect(await vets.remove(owner, [{ date: '2027-05-05' }])).toMatchObject({ status: 400, body: { errors: [{ path: 'slots.0' }] } });
  });

  test('that are booked stay, and those that were named with them', async () => {
    const [first, second] = await vets.opened(owner, '2027-05-05', '09:00', '10:00');
    await vets.kept.change('slots', { id: first }, { isBooked: true });
    expect(await vets.remove(owner, [second, first])).toMatchObject({ status: 409, body: { code: 'slot.booked' } });
    expect(await shown()).toEqual(['2027-05-05 09:00 booked', '2027-05-05 10:00 free']);
  });

  test('are for vets alone', async () => {
    const member = await vets.someone();
    expect(await vets.open(member, [{ date: '2027-05-05', time: '09:00' }])).toMatchObject({
      status: 404,
      body: { code: 'vet.not-found' },
    });
    expect(await vets.remove(member, [newId()])).toMatchObject({ status: 404, body: { code: 'vet.not-found' } });
  });
});
