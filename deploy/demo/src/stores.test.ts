import { expect, test } from '@jest/globals';
import { accessoryCategories, findCity, longestOfAccessory, longestOfStore, storeTypes } from '@paltu/reference';
import { parsePhone } from '@paltu/reference/phone';
import { accountOfStore, demoStores, productFields, storeFields } from './stores.ts';

const stores = demoStores();

const products = stores.flatMap((store) => store.products);

const isUrdu = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

test('a dozen stores of every type in eight cities offer about 150 products of every category, in both languages', () => {
  expect(stores).toHaveLength(12);
  expect(products.length).toBeGreaterThanOrEqual(145);
  expect(new Set(stores.map(({ type }) => type))).toEqual(new Set(storeTypes));
  expect(new Set(stores.map(({ city }) => city)).size).toBe(8);
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(accessoryCategories));
  expect(products.filter(({ name }) => isUrdu(name)).length / products.length).toBeGreaterThan(0.3);
});

test('each store has an account of its own, one language, a known city, and texts that the API takes', () => {
  expect(new Set(stores.map((store, index) => parsePhone(accountOfStore(store, index).phone))).size).toBe(stores.length);
  for (const store of stores) {
    expect(findCity(store.city)?.en).toBe(store.city);
    expect(new Set([store.name, store.description, store.address, store.firstName, ...store.services].map(isUrdu)).size).toBe(1);
    expect([store.name.length <= longestOfStore.name, store.hours.length <= longestOfStore.hours]).toEqual([true, true]);
    expect(storeFields(store)['city']).toBe(store.city);
    expect(new Set(store.products.map(({ name }) => name)).size).toBe(store.products.length);
  }
});

test('every product costs what such things cost in Pakistan, and less than before where it is reduced', () => {
  for (const { name, description, price, originalPrice = price + 1, quantity } of products) {
    expect([name, name.length <= longestOfAccessory.name, description.length >= 15]).toEqual([name, true, true]);
    expect([name, price >= 200 && price <= 30_000, originalPrice > price, quantity > 0]).toEqual([name, true, true, true]);
  }
  expect(productFields(products[0] ?? fail())).toMatchObject({ price: expect.stringMatching(/^\d+$/) });
});

test('some products are shown before others', () => {
  expect(products.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(5);
});

function fail(): never {
  throw new Error('there are no products');
}
