import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MemberId } from '@paltu/kernel';
import { knexOrderQueries } from '../src/orders/order-queries-store.ts';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
let owner: Someone;
let sana: Someone;
const placed: string[] = [];
beforeAll(async () => {
  commerce = await startCommerce();
  const shop = await commerce.someAccessory({ quantity: 100 });
  ({ owner } = shop);
  sana = await commerce.someone();
  const { owner: other } = await commerce.someStore();
  const bed = await commerce.listed(other);
  for (let count = 0; count < 2; count += 1) {
    const { id, parcels } = await commerce.place(sana, { [shop.id]: 1, [bed]: 1 });
    placed.push(id);
    await commerce.call('POST', `/orders/${id}/cancel`, { as: sana });
    expect(parcels).toHaveLength(2);
  }
  for (let count = 0; count < 3; count += 1) placed.push((await commerce.place(sana, { [shop.id]: 1 })).id);
});
afterAll(() => commerce.stop());

const allOf = async <Batch>(batches: AsyncIterable<Batch>): Promise<readonly Batch[]> => {
  const all: Batch[] = [];
  for await (const batch of batches) all.push(batch);
  return all;
};

const taken = async (as: Someone) => (await commerce.call('GET', '/orders/export', { as })).body.data;
const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

test('all that a member ordered and sold is taken along, each once, the first one first', async () => {
  const { orders } = await taken(sana);
  expect([idsOf(orders), orders.map(({ parcels }: { parcels: object[] }) => parcels.length)]).toEqual([placed, [2, 2, 1, 1, 1]]);
  const { soldParcels } = await taken(owner);
  expect(soldParcels.map(({ order }: { order: { _id: string } }) => order._id)).toEqual(placed);
  expect(await taken(await commerce.someone())).toEqual({ orders: [], soldParcels: [] });
});

test('however many there are, they are read by the batch, and no statement is given more parameters than another', async () => {
  const queries = knexOrderQueries(commerce.database, undefined, 2);
  const parameters: number[] = [];
  const count = ({ bindings }: { readonly bindings: readonly unknown[] }) => void parameters.push(bindings.length);
  commerce.database.on('query', count);
  const ordered = await allOf(queries.batchesOrdered(sana.userId as MemberId));
  const sold = await allOf(queries.batchesSold(owner.userId as MemberId));
  commerce.database.removeListener('query', count);
  expect(ordered.map(idsOf)).toEqual([placed.slice(0, 2), placed.slice(2, 4), placed.slice(4)]);
  expect(sold.map((parcels) => parcels.map(({ order: { id } }) => id))).toEqual(ordered.map(idsOf));
  expect(Math.max(...parameters)).toBeLessThanOrEqual(4);
});
