import { randomUUID } from 'node:crypto';
import { accessoryCategories } from '@paltu/reference';
import type { Asked } from './load/caller.ts';
import type { Buyer } from './people.ts';
import { at, json, neverAsked, type Scenario } from './scenarios.ts';

export interface ShopNeeds {
  readonly buyers: readonly Buyer[];
  /** Ids of products, each asked for once. */
  readonly goods: readonly string[];
}

const limit = 20;
const words = ['bowl', 'leash', 'easy clean', 'کھلونا', 'cat litter'];

export const goodsList = (n: number): string => `/api/v1/accessories?page=${1 + (n % 20)}&limit=${limit}&${neverAsked('excludeIds')}`;
const ofCategory = (n: number): string => `${goodsList(n)}&category=${encodeURIComponent(at(accessoryCategories, n))}`;
const found = (n: number): string => `${goodsList(n % 3)}&search=${encodeURIComponent(at(words, n))}`;

/** Somewhere in Pakistan, never the same place twice. */
const nearby = (n: number): string => {
  const [latitude, longitude] = [24 + ((n * 7_919) % 12_000) / 1_000, 62 + ((n * 1_049) % 13_000) / 1_000];
  return `/api/v1/stores/nearby?latitude=${latitude.toFixed(3)}&longitude=${longitude.toFixed(3)}&maxDistance=${100_000 + n}&limit=${limit}`;
};

/** Of each buyer: who shares a phone number or an address shares the limits of orders. */
const addressOf = (buyer: number) => ({
  fullName: 'Sana Ahmed',
  phone: `0300 ${1_000_000 + buyer}`,
  address: `${buyer} Main Boulevard`,
  city: 'Lahore',
});

/** Orders what is in the cart of the buyer. */
export const checkout = (buyers: readonly Buyer[], n: number): Asked => ({
  ...{ method: 'POST', path: '/api/v1/orders' },
  ...json(
    { address: addressOf(n % buyers.length), paymentMethod: 'cash-on-delivery' },
    { ...at(buyers, n), 'idempotency-key': randomUUID() },
  ),
});

/** Of the shop, one after the other; each beside a plain file on the same database. */
export const shopScenarios = ({ buyers, goods }: ShopNeeds): readonly Scenario[] => {
  const beside = { beside: ['express + pg'] as const };
  return [
    { name: 'products, any page, from the database', request: (n) => ({ path: goodsList(n) }), ...beside },
    { name: 'products of a category, from the database', request: (n) => ({ path: ofCategory(n) }), ...beside },
    { name: 'products, search of words', request: (n) => ({ path: found(n) }), ...beside },
    {
      name: 'product, each once',
      request: (n) => (n < goods.length ? { path: `/api/v1/accessories/${goods[n]}` } : undefined),
      ...beside,
    },
    { name: 'stores nearby', request: (n) => ({ path: nearby(n) }), ...beside },
    { name: 'checkout, two stores, three lines', expected: 201, request: (n) => checkout(buyers, n), ...beside },
  ];
};
