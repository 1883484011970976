import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RunningCommerce, Someone } from './running-commerce.ts';
import { deliverBowls, movedClock, startShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let commerce: RunningCommerce;
let admin: Someone;
beforeAll(async () => {
  ({ commerce, admin } = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } }));
});
afterAll(() => commerce.stop());

let owner: Someone;
let sana: Someone;
let bowl: string;
beforeEach(async () => {
  ({ owner } = await commerce.someStore());
  sana = await commerce.someone();
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_025, quantity: 100 });
});

const sell = (paymentMethod = 'cash-on-delivery') => deliverBowls({ commerce, admin, owner, sana }, bowl, paymentMethod);
const byDay = async (as = owner) => (await commerce.call('GET', '/stores/user/sales-by-day', { as })).body.data.sales;
const sales = async (as = owner) => (await commerce.call('GET', '/stores/user/sales', { as })).body.data;

test('what was delivered is counted on its day in Pakistan, what was only ordered is not', async () => {
  await sell();
  // 21:00 UTC is the next day in Pakistan.
  passes(13 * 60 * 60_000);
  await sell();
  await sell();
  await commerce.place(sana, { [bowl]: 1 });
  const { days, ...sums } = await byDay();
  expect(days).toHaveLength(30);
  expect(days.slice(-2)).toEqual([
    { day: '2027-03-01', parcels: 1, amount: 3_275 },
    { day: '2027-03-02', parcels: 2, amount: 6_550 },
  ]);
  expect(sums).toEqual({
    ...{ today: { parcels: 2, amount: 6_550 }, last7Days: { parcels: 3, amount: 9_825 }, last30Days: { parcels: 3, amount: 9_825 } },
  });
  passes(29 * dayMs);
  expect(await byDay()).toMatchObject({ today: { parcels: 0 }, last7Days: { parcels: 0 }, last30Days: { parcels: 2 } });
});

test('each sale is one row: what it came to, what Paltu takes, what is the store’s and who has it', async () => {
  const atDoor = await sell();
  passes(1_000);
  const ahead = await sell('bank-transfer');
  const about = { sale: 3_275, commission: 62, promo: 0, returned: 0, yours: 3_213, withCourier: 0 };
  expect(await sales()).toMatchObject({
    sales: [
      { parcelId: ahead.parcelId, orderNumber: ahead.order.number, ...about, cash: 0 },
      { parcelId: atDoor.parcelId, orderId: atDoor.order.id, ...about, cash: 3_275 },
    ],
    pagination: { total: 2 },
  });
  const [{ deliveredAt, availableAt }] = (await sales()).sales;
  expect(Date.parse(availableAt) - Date.parse(deliveredAt)).toBe(7 * dayMs);
});

test('what comes back is taken away from its sale, and while that is open nothing of it can be had', async () => {
  const { parcelId } = await sell();
  await commerce.move(sana, parcelId, 'return-asked', { reason: 'Too small', items: [{ accessoryId: bowl, quantity: 2 }] });
  expect((await sales()).sales).toMatchObject([{ parcelId, availableAt: null, yours: 3_213 }]);
  await commerce.move(owner, parcelId, 'returned');
  const { balance } = (await commerce.call('GET', '/stores/user/balance', { as: owner })).body.data;
  const [{ sale, commission, returned, yours, cash, availableAt }] = (await sales()).sales;
  // Two of three bowls, and so much of the shipping.
  expect([sale, commission, returned, yours]).toEqual([3_275, 21, 2_183, 1_071]);
  expect([availableAt, cash]).toEqual([expect.any(String), balance.cashHeld]);
});

test('they are of the own store alone', async () => {
  await sell();
  const { owner: other } = await commerce.someStore();
  expect([(await sales(other)).sales, (await byDay(other)).last30Days]).toEqual([[], { parcels: 0, amount: 0 }]);
  expect((await sales(sana)).sales).toEqual([]);
  expect(await commerce.call('GET', '/stores/user/sales-by-day', { as: sana })).toMatchObject({
    ...{ status: 404, body: { code: 'store.not-found' } },
  });
  for (const path of ['/stores/user/sales', '/stores/user/sales-by-day']) expect((await commerce.call('GET', path)).status).toBe(401);
});
