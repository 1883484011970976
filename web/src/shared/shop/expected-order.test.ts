import { expect, test } from '@jest/globals';
import { expectedOfOrder } from './expected-order.ts';

const tuesday = new Date('2026-12-01T08:00:00Z');
const vendor = { _id: '1', name: 'Paws', verified: true, city: 'Lahore', sendsWithinDays: 1 };

test('an order is expected sooner in the city of its store, in whatever script that is typed; anywhere while no city is known', () => {
  const inCity = { from: '2026-12-03', until: '2026-12-04' };
  expect(['Lahore', ' لاہور '].map((city) => expectedOfOrder(vendor, city, tuesday))).toEqual([inCity, inCity]);
  const elsewhere = { from: '2026-12-04', until: '2026-12-08' };
  expect(['Multan', 'Chak 12'].map((city) => expectedOfOrder(vendor, city, tuesday))).toEqual([elsewhere, elsewhere]);
  expect(expectedOfOrder(vendor, ' ', tuesday)).toEqual({ from: inCity.from, until: elsewhere.until });
});
