import { expect, test } from '@jest/globals';
import type { AccessoryId, OrderId } from '../orders/order.ts';
import { refillsOf, type BoughtPacks } from './refill.ts';

const dayMs = 24 * 60 * 60_000;
const now = new Date('2027-03-01T08:00:00Z');

const ago = (days: number): Date => new Date(now.getTime() - days * dayMs);

const packs = (name: string, deliveredAt: Date, pieces: number, packDays: number): BoughtPacks => ({
  ...{ accessoryId: name as AccessoryId, name, picture: null, orderId: 'order' as OrderId, deliveredAt, pieces, packDays },
});

test('packs last one after the other, and what runs out first comes first', () => {
  const refills = refillsOf([packs('kibble', ago(10), 2, 15), packs('litter', ago(10), 1, 14)], now);
  expect(refills.map(({ name, runsOutAt }) => [name, runsOutAt])).toEqual([
    ['litter', ago(-4)],
    ['kibble', ago(-20)],
  ]);
});

test('what ran out more than 30 days ago is forgotten, and only the next six are named', () => {
  expect(refillsOf([packs('old', ago(41), 1, 10), packs('late', ago(40), 1, 10)], now).map(({ name }) => name)).toEqual(['late']);
  const many = Array.from({ length: 9 }, (_, at) => packs(`food ${at}`, ago(at), 1, 30));
  expect(refillsOf(many, now).map(({ name }) => name)).toEqual(['food 8', 'food 7', 'food 6', 'food 5', 'food 4', 'food 3']);
});
