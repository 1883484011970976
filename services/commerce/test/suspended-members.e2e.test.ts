import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { startCommerce, type RunningCommerce } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const statuses = (id: string): Promise<string[]> => commerce.database('parcels').where({ order_id: id }).pluck('status');

test('of who is suspended no order ends, and what they sell is hidden until they are let in again', async () => {
  const [{ owner, id }, sana] = [await commerce.someAccessory(), await commerce.someone()];
  const order = await commerce.place(sana, { [id]: 1 });
  for (const who of [owner, sana]) await commerce.isSuspended(who);
  await eventually(async () => (await commerce.accessory(id)) === undefined, 'the event of auth was consumed');
  const areAway = async () =>
    (await commerce.database('presences').where({ is_away: true }).whereIn('id', [owner.userId, sana.userId])).length === 2;
  await eventually(areAway, 'the events of auth were consumed');
  expect(await commerce.database('order_leavings')).toEqual([]);
  await commerce.runJob('end orders of who left');
  expect(await statuses(order.id)).toEqual(['placed']);
  for (const who of [owner, sana]) await commerce.isReinstated(who);
  await eventually(async () => (await commerce.accessory(id)) !== undefined, 'the event of auth was consumed');
  expect(await statuses(order.id)).toEqual(['placed']);
});
