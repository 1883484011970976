import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

const now = new Date('2027-03-01T08:00:00Z');
let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now } });
});
afterAll(() => commerce.stop());

const read = (parcelId: string, as: Someone) => commerce.call('GET', `/orders/parcels/${parcelId}/receipt`, { as });

test('what is delivered has a receipt, for its buyer, its seller and admins alone; the rest has none', async () => {
  const { owner, id: storeId } = await commerce.someStore({ address: '12-B, Main Boulevard' });
  const bowl = await commerce.listed(owner);
  const sana = await commerce.someone();
  const [parcel] = (await commerce.place(sana, { [bowl]: 1 })).parcels;
  const id = parcel?.id ?? '';
  await commerce.moveThrough(owner, id, 'confirmed', 'shipped');
  expect((await read(id, sana)).body).toMatchObject({ code: 'receipt.not-found' });
  await commerce.moveThrough(owner, id, 'delivered');
  const admin = await commerce.someone({ role: 'admin' });
  for (const reader of [sana, owner, admin])
    expect((await read(id, reader)).body.data.receipt).toEqual({
      ...{ number: 1, issuedAt: '2027-03-01T08:00:00.000Z' },
      store: { _id: storeId, name: 'Paws of Gulberg', address: '12-B, Main Boulevard', city: 'Lahore' },
    });
  expect((await read(id, await commerce.someone())).body).toMatchObject({ code: 'receipt.not-found' });
});

test('receipts of a store are numbered without a gap, also when many parcels are delivered, refused and given back at once', async () => {
  const { owner, id: storeId } = await commerce.someStore();
  const bowl = await commerce.listed(owner, { quantity: 100 });
  const parcels: string[] = [];
  for (let count = 0; count < 8; count += 1)
    parcels.push((await commerce.place(await commerce.someone(), { [bowl]: 1 })).parcels[0]?.id ?? '');
  for (const id of parcels) await commerce.moveThrough(owner, id, 'confirmed', 'shipped');
  const ends = parcels.map((id, at) => commerce.move(owner, id, at % 4 === 3 ? 'refused' : 'delivered'));
  // The same step twice is one receipt.
  await Promise.all([...ends, ...parcels.slice(0, 2).map((id) => commerce.move(owner, id, 'delivered'))]);
  const numbers: number[] = await commerce.database('receipts').where({ store_id: storeId }).orderBy('number').pluck('number');
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
});
