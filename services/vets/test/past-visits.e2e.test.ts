import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { runProgram } from '@paltu/testing/service';
import { startVets, type RunningVets } from './running-vets.ts';

let vets: RunningVets;
beforeAll(async () => {
  vets = await startVets();
});
afterAll(() => vets.stop());

const record = (visits: unknown, DEMO = '1') =>
  runProgram('services/vets/src/past-visits-command.ts', [], { DATABASE_URL: vets.databaseUrl, DEMO }, JSON.stringify(visits));
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 - days * 86_400_000).toISOString();

test('visits that took place are recorded as completed, with their reviews, once', async () => {
  const { owner, id: vetId } = await vets.someVet();
  const guests = [await vets.someone({ firstName: 'Sana' }), await vets.someone({ firstName: 'Bilal' })];
  const visits = guests.map(({ userId: guestId }, index) => ({
    ...{ vetId, guestId, petName: 'موتی', petType: 'dog', reason: 'checkup' },
    ...{ startsAt: daysAgo(4 - index), rating: 5 - index, comment: `Kind to dogs, ${index}` },
  }));
  const lines = visits.map(({ guestId, startsAt }) => `${guestId} visited ${vetId} at ${startsAt}\n`);
  expect(await record(visits)).toEqual({ code: 0, out: `${lines.join('')}2 visits are recorded.\n`, err: '' });
  const again = visits.map((visit) => ({ ...visit, rating: 1, comment: 'Another' }));
  expect(await record(again)).toEqual({ code: 0, out: '2 visits are recorded.\n', err: '' });
  expect(await vets.appointments(owner)).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
  const { reviews } = (await vets.call('GET', `/vets/${vetId}/reviews`)).body.data;
  expect(reviews).toMatchObject([{ rating: 4, comment: 'Kind to dogs, 1' }, { rating: 5 }]);
  expect((await vets.call('GET', `/vets/${vetId}`)).body.data.vet).toMatchObject({ patients: 2 });
  const { id } = (await vets.appointments(owner))[0] as { id: string };
  await eventually(() => vets.story(id).includes('completed'), 'all is published');
  expect(vets.story(id)).toEqual(['booked', 'completed']);
});

test('what the rules refuse is refused', async () => {
  const { owner, id: vetId } = await vets.someVet();
  const own = {
    vetId,
    guestId: owner.userId,
    petName: 'Leo',
    petType: 'cat',
    reason: 'sick',
    startsAt: daysAgo(2),
    rating: 5,
    comment: 'Good',
  };
  expect(await record([own])).toMatchObject({ code: 1, out: '', err: expect.stringContaining('could not be recorded') });
  const { userId: guestId } = await vets.someone({ firstName: 'Sana' });
  const toCome = { ...own, guestId, startsAt: daysAgo(-1) };
  expect(await record([toCome])).toMatchObject({ code: 1, out: '', err: expect.stringContaining('must be in the past') });
});

test('without DEMO=1 no visit is recorded', async () => {
  for (const demo of ['', '0']) expect(await record([], demo)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('DEMO=1') });
});
