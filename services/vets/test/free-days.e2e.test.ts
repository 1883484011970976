import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startVets, type RunningVets } from './running-vets.ts';

// On PostgreSQL a trigger keeps when the last free slot of each day begins.

/** 2027-05-04, 23:00 in Pakistan. */
const now = new Date('2027-05-04T18:00:00Z');
let vets: RunningVets;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now }, onPostgres: true });
});
afterAll(() => vets.stop());

const freeDays = async (vetId: string): Promise<Date[]> =>
  (await vets.database('free_days').where({ vet_id: vetId }).orderBy('begins_at').pluck('last_free_at')) as Date[];

test('the last free slot of each day follows from its slots: opened, booked, free again, or gone', async () => {
  const { owner, id } = await vets.someVet();
  const [tonight] = await vets.opened(owner, '2027-05-04', '23:30');
  const [first, last] = await vets.opened(owner, '2027-05-05', '00:00', '23:30');
  const [evening, midnight, night] = ['2027-05-04T18:30:00Z', '2027-05-04T19:00:00Z', '2027-05-05T18:30:00Z'].map((time) => new Date(time));
  expect(await freeDays(id)).toEqual([evening, night]);
  await vets.kept.change('slots', { id: tonight }, { isBooked: true });
  expect(await freeDays(id)).toEqual([night]);
  await vets.kept.change('slots', { id: tonight }, { isBooked: false });
  await vets.kept.change('slots', { id: last }, { isBooked: true });
  expect(await freeDays(id)).toEqual([evening, midnight]);
  await vets.kept.clear('slots', { id: first });
  expect(await freeDays(id)).toEqual([evening]);
});
