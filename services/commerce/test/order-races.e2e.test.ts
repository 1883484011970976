import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { countDeadlocks, type Answer } from '@paltu/testing/service';
import { aCheckout, homeOf, startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

const rounds = 20;
let commerce: RunningCommerce;
let second: RunningCommerce;
let owner: Someone;
let other: Someone;
beforeAll(async () => {
  commerce = await startCommerce();
  second = await startCommerce({ beside: commerce });
  ({ owner } = await commerce.someStore());
  ({ owner: other } = await commerce.someStore());
});
afterAll(async () => {
  await second.stop();
  await commerce.stop();
});

const codesOf = (answers: readonly Answer[]): readonly (string | number)[] =>
  answers.map(({ status, body }) => (status < 300 ? status : body.code)).sort();
const countOf = (answers: readonly Answer[], outcome: string | number): number => codesOf(answers).filter((one) => one === outcome).length;
/** A machine that is too busy may answer some of many at once to come again; the key makes that safe. */
const patiently = (call: () => Promise<Answer>): Promise<Answer> =>
  eventually(async () => {
    const answer = await call();
    return answer.status === 503 ? undefined : answer;
  }, 'an answer that is not to come again');
const orderBy = (where: RunningCommerce, as: Someone, key = newId()) =>
  patiently(() => where.call('POST', '/orders', { as, json: aCheckout({ address: homeOf(as) }), headers: { 'idempotency-key': key } }));
const fill = async (as: Someone, ...ids: readonly string[]): Promise<void> => {
  for (const accessoryId of ids) await patiently(() => commerce.call('POST', '/cart/items', { as, json: { accessoryId } }));
};
/** Members whose carts hold one piece of each. */
const buyers = async (count: number, ...ids: readonly string[]): Promise<readonly Someone[]> => {
  const all = await Promise.all(Array.from({ length: count }, () => commerce.someone()));
  const lines = JSON.stringify(ids.map((accessoryId) => ({ accessoryId, quantity: 1 })));
  await commerce.database.raw(`insert into carts select member, ?::jsonb, null, now() from unnest(?::uuid[]) as member`, [
    lines,
    all.map(({ userId }) => userId),
  ]);
  return all;
};

test('of five hundred buyers of a hundred pieces, at two instances, a hundred have one', async () => {
  const bowl = await commerce.listed(owner, { quantity: 100 });
  const all = await buyers(500, bowl);
  const answers: Answer[] = [];
  const waiting = [...all.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      answers.push(await orderBy(next[0] % 2 === 0 ? commerce : second, next[1]));
  };
  await Promise.all(Array.from({ length: 50 }, lane));
  expect([countOf(answers, 201), countOf(answers, 'order.lines-unavailable')]).toEqual([100, 400]);
  expect(await commerce.stockOf(bowl)).toEqual([100, 100]);
  const parcels: { id: string; lines: readonly { accessoryId: string; quantity: number }[] }[] = await commerce
    .database('parcels')
    .where({ seller_id: owner.userId, status: 'placed' })
    .select('id', 'lines');
  const ofBowl = parcels.filter(({ lines }) => lines.some(({ accessoryId }) => accessoryId === bowl));
  expect(ofBowl.map(({ lines }) => lines[0]?.quantity)).toEqual(Array.from({ length: 100 }, () => 1));
  for (const { id } of ofBowl) await commerce.moveThrough(owner, id, 'confirmed', 'shipped');
  expect(await commerce.stockOf(bowl)).toEqual([0, 0]);
}, 240_000);

test('orders of the same things, whatever the order of their lines, meet no deadlock', async () => {
  const [deadlocks, others] = [countDeadlocks(commerce.database), countDeadlocks(second.database)];
  const things = [
    await commerce.listed(owner, { quantity: 1_000 }),
    await commerce.listed(other, { quantity: 1_000 }),
    await commerce.listed(owner, { quantity: 1_000 }),
  ];
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = [await buyers(4, ...things), await buyers(4, ...things.toReversed())];
    const orders = await Promise.all([...one.map((as) => orderBy(commerce, as)), ...two.map((as) => orderBy(second, as))]);
    expect(countOf(orders, 201)).toBe(8);
    // Cancelled beside new ones, which lock the same rows.
    const [three, four] = [await buyers(2, ...things), orders.slice(0, 4)];
    const cancelled = four.map((answer, at) =>
      patiently(() => second.call('POST', `/orders/${answer.body.data.order.id}/cancel`, { as: [...one, ...two][at] as Someone })),
    );
    await Promise.all([...three.map((as) => orderBy(commerce, as)), ...cancelled]);
  }
  expect([deadlocks(), others()]).toEqual([0, 0]);
  for (const id of things) expect(await commerce.stockOf(id)).toEqual([1_000, rounds * 6]);
}, 240_000);

describe(`in each of ${rounds} rounds`, () => {
  test('one key sent at once to two instances makes one order, and all answers are that', async () => {
    const bowl = await commerce.listed(owner, { quantity: 1_000 });
    for (let round = 0; round < rounds; round += 1) {
      const [sana] = (await buyers(1, bowl)) as [Someone];
      const key = newId();
      const answers = await Promise.all([commerce, second, commerce, second].map((where) => orderBy(where, sana, key)));
      expect(new Set(answers.map(({ body }) => body.data.order.id)).size).toBe(1);
    }
    expect(await commerce.stockOf(bowl)).toEqual([1_000, rounds]);
  }, 240_000);

  test('a cart is ordered once, whatever the keys', async () => {
    const bowl = await commerce.listed(owner, { quantity: 1_000 });
    for (let round = 0; round < rounds; round += 1) {
      const [sana] = (await buyers(1, bowl)) as [Someone];
      const answers = await Promise.all([commerce, second, commerce].map((where) => orderBy(where, sana)));
      expect(codesOf(answers)).toEqual([201, 'cart.empty', 'cart.empty']);
    }
    expect(await commerce.stockOf(bowl)).toEqual([1_000, rounds]);
  }, 240_000);

  test('a member has no fourth open order to pay at the door, however many are sent at once', async () => {
    const bowl = await commerce.listed(owner, { quantity: 1_000 });
    for (let round = 0; round < rounds; round += 1) {
      const sana = await commerce.someone();
      for (let order = 0; order < 2; order += 1) await commerce.place(sana, { [bowl]: 1 });
      const once = async (where: RunningCommerce) => {
        await fill(sana, bowl);
        return orderBy(where, sana);
      };
      await Promise.all([commerce, second, commerce].map(once));
      const open = await commerce.database('orders').where({ buyer_id: sana.userId, is_under_way: true });
      expect(open).toHaveLength(3);
    }
  }, 240_000);

  test('a parcel is cancelled or shipped, and its pieces are back or gone', async () => {
    const bowl = await commerce.listed(owner, { quantity: 1_000 });
    let shipped = 0;
    for (let round = 0; round < rounds; round += 1) {
      const sana = await commerce.someone();
      const { id, parcels } = await commerce.place(sana, { [bowl]: 1 });
      const parcelId = parcels[0]?.id ?? '';
      await commerce.moveThrough(owner, parcelId, 'confirmed');
      const [sent, cancelled] = await Promise.all([
        patiently(() => commerce.move(owner, parcelId, 'shipped')),
        patiently(() => second.call('POST', `/orders/${id}/cancel`, { as: sana })),
      ]);
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([sent.status, cancelled.status]);
      shipped += sent.status === 200 ? 1 : 0;
      expect(await commerce.stockOf(bowl)).toEqual([1_000 - shipped, 0]);
    }
  }, 240_000);

  test.each(['closes its store', 'archives the product', 'deletes it'])(
    'who %s sells before that or not at all',
    async (how) => {
      for (let round = 0; round < rounds; round += 1) {
        const bowl = await commerce.listed(other, { quantity: 5 });
        const [sana] = (await buyers(1, bowl)) as [Someone];
        const end = () => {
          if (how === 'closes its store') return second.call('PATCH', '/stores/status', { as: other, json: { isActive: false } });
          if (how === 'deletes it') return second.call('DELETE', `/accessories/${bowl}`, { as: other });
          return second.call('PATCH', `/accessories/${bowl}/status`, { as: other, json: { status: 'archived' } });
        };
        const [answer] = await Promise.all([orderBy(commerce, sana), patiently(end)]);
        const isSold = answer.status === 201;
        expect(codesOf([answer])).toEqual([isSold ? 201 : 'order.lines-unavailable']);
        expect(await commerce.stockOf(bowl)).toEqual([5, isSold ? 1 : 0]);
        const [late] = (await buyers(1, bowl)) as [Someone];
        expect(codesOf([await orderBy(commerce, late)])).toEqual(['order.lines-unavailable']);
        if (how === 'closes its store') await commerce.call('PATCH', '/stores/status', { as: other, json: { isActive: true } });
      }
    },
    240_000,
  );
});
