import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

const dayMs = 24 * 60 * 60_000;
let now = new Date('2027-03-01T08:00:00Z');
let commerce: RunningCommerce;
let owner: Someone;
beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now } });
  ({ owner } = await commerce.someStore());
});
afterAll(() => commerce.stop());

let sana: Someone;
let kibble: string;
beforeEach(async () => {
  sana = await commerce.someone();
  kibble = await commerce.listed(owner, { name: 'Kibble, 3 kg', packDays: 20 });
});

const buy = async (lines: Readonly<Record<string, number>>) => {
  const { id, parcels } = await commerce.place(sana, lines);
  const parcelId = parcels[0]?.id ?? '';
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');
  return { id, parcelId };
};
const refills = async (as = sana) => (await commerce.call('GET', '/orders/refills', { as })).body.data.refills;
const edit = (json: object) => commerce.call('PUT', `/accessories/${kibble}`, { as: owner, json });

test('what a buyer has runs out after as many days as its packs last; what is bought again begins anew', async () => {
  const bowl = await commerce.listed(owner, { name: 'Bowl' });
  const { id } = await buy({ [kibble]: 2, [bowl]: 1 });
  const runsOutAt = new Date(now.getTime() + 40 * dayMs).toISOString();
  const shown = { accessoryId: kibble, name: 'Kibble, 3 kg', orderId: id, pieces: 2, deliveredAt: now.toISOString(), runsOutAt };
  expect(await refills()).toEqual([{ ...shown, image: expect.objectContaining({ id: expect.any(String) }) }]);
  expect(await refills(owner)).toEqual([]);
  now = new Date(now.getTime() + 35 * dayMs);
  await buy({ [kibble]: 1 });
  expect(await refills()).toMatchObject([{ pieces: 1, runsOutAt: new Date(now.getTime() + 20 * dayMs).toISOString() }]);
});

test('what was given back, or cannot be bought any more, runs out for nobody', async () => {
  const { parcelId } = await buy({ [kibble]: 2 });
  await commerce.move(sana, parcelId, 'return-asked', { reason: 'Old', items: [{ accessoryId: kibble, quantity: 1 }] });
  await commerce.move(owner, parcelId, 'returned');
  expect(await refills()).toMatchObject([{ pieces: 1 }]);
  await commerce.call('PATCH', `/accessories/${kibble}/status`, { as: owner, json: { status: 'archived' } });
  expect(await refills()).toEqual([]);
});

test('a store gives how long a pack lasts, takes it back, and may leave it out', async () => {
  expect(await commerce.accessory(kibble)).toMatchObject({ packDays: 20 });
  expect((await edit({ price: 900 })).body.data.accessory).toMatchObject({ packDays: 20 });
  expect((await edit({ packDays: null })).body.data.accessory).toMatchObject({ packDays: null });
  await buy({ [kibble]: 1 });
  expect(await refills()).toEqual([]);
  expect(await commerce.accessory(await commerce.listed(owner, { name: 'Bowl' }))).toMatchObject({ packDays: null });
  for (const packDays of [0, 366, 1.5, 'soon'])
    expect(await edit({ packDays })).toMatchObject({ status: 400, body: { errors: [{ path: 'packDays' }] } });
});
