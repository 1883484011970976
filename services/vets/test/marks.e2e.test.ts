import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Mark } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { dayAfter, startVets, type RunningVets, type Someone } from './running-vets.ts';

let vets: RunningVets;
let owner: Someone;
let vetId: string;
beforeAll(async () => {
  vets = await startVets();
});
beforeEach(async () => {
  ({ owner, id: vetId } = await vets.someVet());
});
afterAll(() => vets.stop());

const kept = () => vets.keptVet(vetId);
const carriedOut = (number: number) => eventually(async () => (await kept()).decidedUpTo >= number, 'the decision was carried out');
const idsOf = async (path: string, as?: Someone) =>
  ((await vets.call('GET', path, { as })).body.data.vets as { readonly id: string }[]).map(({ id }) => id);
const here = '/vets/nearby?latitude=31.5204&longitude=74.3587&limit=100';
const lists = ['/vets?limit=100&sortBy=newest', '/vets/featured?limit=100', '/vets/specialty?specialty=Surgery&limit=100', here];
const places = async () => (await Promise.all(lists.map((path) => idsOf(path)))).map((ids) => ids.includes(vetId));
const ownProfile = async () => (await vets.call('GET', '/vets/user/my-profile', { as: owner })).body.data.vet;
const statusOfPage = async (as?: Someone) => (await vets.call('GET', `/vets/${vetId}`, { as })).status;

describe('a vet whom moderation', () => {
  test('features is in the list of these, and is marked there', async () => {
    expect(await places()).toEqual([true, false, true, true]);
    await vets.isMarked(vetId, 1, Mark.FEATURED);
    await carriedOut(1);
    expect(await places()).toEqual([true, true, true, true]);
    expect((await vets.call('GET', `/vets/${vetId}`)).body.data.vet.featured).toBe(true);
    await vets.isMarked(vetId, 2, Mark.FEATURED, { set: false });
    await carriedOut(2);
    expect(await places()).toEqual([true, false, true, true]);
  });

  test('hides is seen by its owner alone, in no list, and cannot be booked, until it is shown again', async () => {
    const [slotId] = await vets.opened(owner, dayAfter(new Date(), 3), '09:00');
    const guest = await vets.someone();
    await vets.isMarked(vetId, 1, Mark.FEATURED);
    await vets.isMarked(vetId, 2, Mark.HIDDEN, { reason: 'No vet' });
    await carriedOut(2);
    expect(await places()).toEqual([false, false, false, false]);
    expect([await statusOfPage(), await statusOfPage(guest), await statusOfPage(owner)]).toEqual([404, 404, 200]);
    expect(await ownProfile()).toMatchObject({ hidden: true, hiddenReason: 'No vet' });
    expect((await vets.call('GET', `/vets/${vetId}/slots`)).status).toBe(404);
    expect(await vets.book(guest, vetId, { slotId })).toMatchObject({ status: 404, body: { code: 'vet.not-found' } });
    await vets.isMarked(vetId, 3, Mark.HIDDEN, { set: false });
    await carriedOut(3);
    expect(await ownProfile()).toMatchObject({ hidden: false, hiddenReason: '' });
    expect(await places()).toEqual([true, true, true, true]);
    expect((await vets.book(guest, vetId, { slotId })).status).toBe(201);
  });
});

test('a decision and an edit at the same time both stand', async () => {
  for (let number = 1; number <= 20; number += 1) {
    const bio = `Words ${number}`;
    const [{ status }] = await Promise.all([
      vets.call('PUT', '/vets', { as: owner, json: { bio } }),
      vets.isMarked(vetId, number, Mark.FEATURED, { set: number % 2 === 1 }),
      vets.call('PATCH', '/vets/status', { as: owner, json: { isActive: number % 2 === 0 } }),
    ]);
    await carriedOut(number);
    expect([status, await kept()]).toMatchObject([
      200,
      { details: { bio }, marks: { featured: number % 2 === 1 }, isActive: number % 2 === 0 },
    ]);
  }
});
