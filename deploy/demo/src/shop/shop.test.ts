import { expect, test } from '@jest/globals';
import { accessoryCategories, findCity, longestOfAccessory, longestOfStore, storeTypes } from '@paltu/reference';
import { parsePhone } from '@paltu/reference/phone';
import { recolourOf } from '../artwork/looks.ts';
import { rasterise } from '../artwork/rasterise.ts';
import type { AnimalName } from '../artwork/drawing-names.ts';
import { accountOfStore, demoStores } from './all-stores.ts';
import { goodsNames } from './goods-drawings.ts';
import { composeGoods } from './goods-pictures.ts';
import { productFields, storeFields } from './send-store.ts';

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
  expect(new Set(products.map(({ drawing }) => drawing))).toEqual(new Set(goodsNames));
});

test('each store has an account of its own, one language, a known city, a drawing, and texts that the API takes', () => {
  expect(new Set(stores.map((store, index) => parsePhone(accountOfStore(store, index).phone))).size).toBe(stores.length);
  for (const store of stores) {
    expect(findCity(store.city)?.en).toBe(store.city);
    expect(new Set([store.name, store.description, store.address, store.firstName, ...store.services].map(isUrdu)).size).toBe(1);
    expect([store.name.length <= longestOfStore.name, store.hours.length <= longestOfStore.hours]).toEqual([true, true]);
    const [animal, look] = store.picture.split(' ') as [AnimalName, string];
    expect(() => recolourOf(animal, look)).not.toThrow();
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

test('the same product gets the same picture, and neighbours another ground', async () => {
  const pictures = goodsNames.map((drawing, index) => composeGoods({ seed: drawing, drawing }, index));
  expect(goodsNames.map((drawing, index) => composeGoods({ seed: drawing, drawing }, index))).toEqual(pictures);
  const { default: sharp } = await import('sharp');
  for (const [index, svg] of pictures.entries()) {
    expect(svg).not.toContain('undefined');
    if (index < 3) expect(await sharp(await rasterise(svg)).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  }
});

function fail(): never {
  throw new Error('there are no products');
}
