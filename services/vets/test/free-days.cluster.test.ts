import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';

// On MongoDB a vet's document holds when the last free slot of each day begins.

/** 2027-05-04, 10:00 in Pakistan. */
const start = new Date('2027-05-04T05:00:00Z');
const dayMs = 24 * 3_600_000;
let now = start;
const clock = { now: () => now };
let vets: RunningVets;
let owner: Someone;
let vetId: string;
beforeAll(async () => {
  vets = await startVets({ clock });
});
beforeEach(async () => {
  now = start;
  ({ owner, id: vetId } = await vets.someVet());
});
afterAll(() => vets.stop());

const freeToday = async (): Promise<boolean> => {
  const { body } = await vets.call('GET', '/vets?today=true&sortBy=newest&limit=100');
  return (body.data.vets as { id: string }[]).some(({ id }) => id === vetId);
};
const kept = async (): Promise<unknown> => (await vets.kept.find('vets', { id: vetId }))[0]?.['lastFree'];

test('of vets that are without it, as imported ones are, it is filled before the first answer; what is there stays', async () => {
  await vets.opened(owner, '2027-05-04', '12:00', '14:00');
  await vets.opened(owner, '2027-05-06', '00:00', '23:30');
  const before = await kept();
  expect(before).toEqual(['2027-05-04T09:00:00Z', '2027-05-06T18:30:00Z'].map((time) => new Date(time)));
  const other = await vets.someVet();
  const { documents } = vets.running;
  await documents?.connection
    .getClient()
    .db()
    .collection<{ _id: string }>('vets')
    .updateOne({ _id: vetId }, { $unset: { lastFree: 1 } });
  await vets.kept.change('vets', { id: other.id }, { lastFree: [start] });
  expect(await freeToday()).toBe(false);
  const next = await startVets({ clock, beside: vets });
  expect(((await kept()) as Date[]).toSorted((one, other) => one.getTime() - other.getTime())).toEqual(before);
  expect(await freeToday()).toBe(true);
  expect((await vets.kept.find('vets', { id: other.id }))[0]?.['lastFree']).toEqual([start]);
  await next.stop();
});

test('days that are long over are forgotten', async () => {
  await vets.opened(owner, '2027-05-04', '12:00');
  now = new Date(now.getTime() + 91 * dayMs);
  await vets.opened(owner, '2027-08-04', '12:00');
  expect(await kept()).toEqual([new Date('2027-08-04T07:00:00Z')]);
});
