import { expect, test } from '@jest/globals';
import { saleOf, salesOf, salesSince } from './sale.ts';

// In Pakistan the second of March has begun.
const now = new Date('2027-03-01T19:30:00Z');

test('30 days are shown, also those on which nothing was sold; today is the day in Pakistan', () => {
  const sold = [
    { day: '2027-02-23', parcels: 5, amount: 5_000 },
    { day: '2027-02-24', parcels: 2, amount: 900 },
    { day: '2027-03-02', parcels: 1, amount: 300 },
  ];
  const { days, ...sums } = salesOf(sold, now);
  expect([days.length, days[0], days.at(-1)]).toEqual([30, { day: '2027-02-01', parcels: 0, amount: 0 }, sold[2]]);
  expect(sums).toEqual({
    ...{ today: { parcels: 1, amount: 300 }, last7Days: { parcels: 3, amount: 1_200 }, last30Days: { parcels: 8, amount: 6_200 } },
  });
  expect(salesSince(now)).toEqual(new Date('2027-01-31T19:00:00Z'));
});

const about = {
  ...{ parcelId: 'p', orderId: 'o', orderNumber: 'K7', deliveredAt: now, availableAt: null },
  ...{ sale: 3_275, commission: 62, promo: 0 },
};

test('of a sale the store has what is not Paltu’s, with whom the cash is does not matter', () => {
  const mine = { returned: 0, yours: 3_213 };
  expect(saleOf({ ...about, store: 3_213, held: 0, courier: 0 })).toMatchObject({ ...mine, cash: 0, withCourier: 0 });
  expect(saleOf({ ...about, store: -62, held: 3_275, courier: 0 })).toMatchObject({ ...mine, cash: 3_275 });
  expect(saleOf({ ...about, store: -62, held: 0, courier: 3_275 })).toMatchObject({ ...mine, withCourier: 3_275 });
});

test('what went back to the buyer is taken away, and what Paltu pays for a promo code is added', () => {
  expect(saleOf({ ...about, commission: 21, store: -21, held: 1_225, courier: 0 })).toMatchObject({ returned: 2_050, yours: 1_204 });
  expect(saleOf({ ...about, promo: 308, store: 246, held: 3_275, courier: 0 })).toMatchObject({ returned: 0, yours: 3_521 });
});
