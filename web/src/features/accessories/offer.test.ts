import { expect, test } from '@jest/globals';
import { anAccessory } from '../../testing/an-accessory.ts';
import { availabilityOf, discountOf, isForSale } from './offer.ts';

test.each([
  [{ price: 800, originalPrice: 1000 }, 20],
  [{ price: 1000, originalPrice: 1000 }, 0],
  [{ price: 667, originalPrice: 1000 }, 33],
  [{ price: 999, originalPrice: 1000 }, 0],
  [{ price: 1, originalPrice: 100_000_000 }, 99],
])('of %j the discount is %i percent, never more than is given', (prices, percent) => {
  expect(discountOf(prices)).toBe(percent);
});

const recall = { reason: 'Mould', advice: 'Do not feed it.', recalledAt: '2026-11-01T00:00:00.000Z' };
const { vendor } = anAccessory();

test.each([
  ['recalled', { recall, inStock: false, quantity: 0 }, false],
  ['closed', { vendor: { ...vendor, isActive: false, takesOrders: false } }, false],
  ['unregistered', { vendor: { ...vendor, takesOrders: false }, inStock: false, quantity: 0 }, false],
  ['out-of-stock', { inStock: false, quantity: 0 }, false],
  ['few', { quantity: 5 }, true],
  ['in-stock', { quantity: 6 }, true],
])('%s: what stops a sale is named first', (availability, given, isSold) => {
  const accessory = anAccessory(given);
  expect([availabilityOf(accessory), isForSale(accessory)]).toEqual([availability, isSold]);
});
