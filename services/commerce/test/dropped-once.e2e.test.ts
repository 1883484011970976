import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { startCommerce, type RunningCommerce } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const refused = (status: number, code: string) => ({ status, body: { code } });

test('a store drops something once for each key, however often that is sent', async () => {
  const { owner } = await commerce.someStore();
  const bowl = await commerce.listed(owner, { price: 1_000, quantity: 10 });
  const { parcels } = await commerce.place(await commerce.someone(), { [bowl]: 5 });
  const parcelId = parcels[0]?.id ?? '';
  const json = (quantity: number) => ({ items: [{ accessoryId: bowl, quantity }], reason: 'Broken' });
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 4 }, () => commerce.drop(owner, parcelId, json(1), key)));
  for (const { status, body } of answers) expect([status, body.data.parcel.items[0].quantity]).toEqual([200, 4]);
  expect(await commerce.stockOf(bowl)).toEqual([10, 4]);
  expect(await commerce.drop(owner, parcelId, json(2), key)).toMatchObject(refused(409, 'idempotency-key.reused'));
  const withoutKey = await commerce.call('POST', `/orders/parcels/${parcelId}/drop`, { as: owner, json: json(1) });
  expect(withoutKey).toMatchObject(refused(400, 'idempotency-key.missing'));
});
