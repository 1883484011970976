import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { instantAt } from '@paltu/reference';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';

/** 2027-05-04, 10:00 in Pakistan. */
const start = new Date('2027-05-04T05:00:00Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** In Pakistan. */
const at = (date: string, time: string): Date => instantAt({ date, time }) as Date;
let now = start;
let vets: RunningVets;
let owner: Someone;
let vetId: string;
let guest: Someone;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = start;
  ({ owner, id: vetId } = await vets.someVet());
  guest = await vets.someone();
});
afterAll(() => vets.stop());

const isFreeToday = async (): Promise<boolean> => {
  const { status, body } = await vets.call('GET', '/vets?today=true&sortBy=newest&limit=100');
  expect(status).toBe(200);
  return (body.data.vets as { id: string }[]).some(({ id }) => id === vetId);
};

test('a vet is free today until the last slot of the day that nobody has booked begins', async () => {
  expect(await isFreeToday()).toBe(false);
  const [noon] = await vets.opened(owner, '2027-05-04', '12:00', '23:50');
  expect(await isFreeToday()).toBe(true);
  await vets.booked(guest, vetId, noon);
  for (const [time, expected] of [
    ['12:01', true],
    ['23:50', true],
    ['23:51', false],
  ] as const) {
    now = at('2027-05-04', time);
    expect([time, await isFreeToday()]).toEqual([time, expected]);
  }
});

test('midnight in Pakistan ends the day: the first slot of the next one counts from then on', async () => {
  await vets.opened(owner, '2027-05-05', '00:00');
  now = new Date(at('2027-05-05', '00:00').getTime() - 1);
  expect(await isFreeToday()).toBe(false);
  now = at('2027-05-05', '00:00');
  expect(await isFreeToday()).toBe(true);
});

test('a slot that is booked or taken back counts no more, and one that is called off counts again', async () => {
  const [evening, night] = await vets.opened(owner, '2027-05-04', '19:00', '23:00');
  const visit = await vets.booked(guest, vetId, night);
  await vets.remove(owner, [evening]);
  expect(await isFreeToday()).toBe(false);
  await vets.cancel(guest, visit);
  expect(await isFreeToday()).toBe(true);
  now = at('2027-05-04', '22:00');
  expect(await isFreeToday()).toBe(true);
});

/** The same numbers in each run. */
const numbers = (seed: number) => {
  let last = seed;
  return (below: number): number => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
};

test('whatever is done to slots of several days, and however time passes, it follows from them', async () => {
  const pick = numbers(20);
  const seen = new Set<boolean>();
  const visits: { readonly id: string; readonly by: Someone }[] = [];
  const steps = [
    () => {
      const startsAt = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + (1 + pick(60)) * 30 * minuteMs);
      return vets.open(owner, [{ startsAt: startsAt.toISOString() }]);
    },
    async () => {
      const free = await vets.kept.find('slots', { vetId, isBooked: false });
      const chosen = free[pick(free.length)];
      const by = await vets.someone();
      const { status, body } = await vets.book(by, vetId, { slotId: chosen?.id ?? vetId });
      if (status === 201) visits.push({ id: body.data.appointment.id, by });
    },
    async () => {
      const visit = visits.splice(pick(visits.length), 1)[0];
      if (visit !== undefined) await vets.cancel(owner, visit.id, 'I am ill');
    },
    async () => {
      const all = await vets.kept.find('slots', { vetId });
      if (all.length > 0) await vets.remove(owner, [all[pick(all.length)]?.id]);
    },
    async () => void (now = new Date(now.getTime() + pick(dayMs / 3))),
  ];
  for (let turn = 0; turn < 120; turn += 1) {
    await steps[pick(steps.length)]?.();
    const midnight = Math.ceil((now.getTime() + 1 - 19 * 60 * minuteMs) / dayMs) * dayMs + 19 * 60 * minuteMs;
    const slots = await vets.kept.find('slots', { vetId, isBooked: false });
    const expected = slots.some(({ startsAt }) => (startsAt as Date) >= now && (startsAt as Date).getTime() < midnight);
    expect([turn, await isFreeToday()]).toEqual([turn, expected]);
    seen.add(expected);
  }
  expect(seen).toEqual(new Set([true, false]));
}, 60_000);
