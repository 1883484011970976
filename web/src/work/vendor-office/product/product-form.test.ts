import { expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { anAccessory } from '../../../testing/an-accessory.ts';
import { bodyOfEdit, bodyOfNew, emptyProduct, fieldOf, formOfProduct, productRules } from './product-form.ts';
import type { ProductForm } from './product-form.ts';

const fields = Object.keys(emptyProduct) as (keyof ProductForm)[];
const photos = { count: 1, unsent: '' };
const form = formOfProduct(anAccessory({ price: 2_400, originalPrice: 3_000, quantity: 40 }));
const problems = (changes: Partial<ProductForm>, seen = photos) => problemsOf(productRules(seen), { ...form, ...changes }, fields);
const outside = (least: string, most: string) => ({ key: 'work:number.range', values: { least, most } });

test('what the API asks for is asked for by name, pictures too', () => {
  const missing = Object.keys(problemsOf(productRules({ count: 0, unsent: '' }), emptyProduct, fields));
  expect(missing).toEqual(['name', 'category', 'description', 'price', 'quantity', 'photos']);
  expect(problems({})).toEqual({});
});

test('a price is at least one rupee, and not above the price of before', () => {
  expect(problems({ price: '0' })).toEqual({ price: outside('1', '100,000,000') });
  expect(problems({ originalPrice: '2399' })).toEqual({ originalPrice: 'vendor-office:product.problem.originalPrice' });
  expect(problems({ originalPrice: '2400' })).toEqual({});
  expect(problems({ originalPrice: '' })).toEqual({});
});

test('none in stock is a stock, more than the shop can count is not', () => {
  expect(problems({ quantity: '0' })).toEqual({});
  expect(problems({ quantity: '100001' })).toEqual({ quantity: outside('0', '100,000') });
});

test('a pack lasts between a day and a year, or nobody knows', () => {
  for (const packDays of ['0', '366']) expect(problems({ packDays })).toEqual({ packDays: outside('1', '365') });
  expect([problems({ packDays: '365' }), problems({ packDays: '' })]).toEqual([{}, {}]);
  expect(bodyOfNew({ ...form, packDays: '30' }, [])).toMatchObject({ packDays: 30 });
});

test('pictures that did not arrive are named', () => {
  expect(problems({}, { count: 2, unsent: 'bowl.jpg' })).toEqual({
    photos: { key: 'fields:photos.someFailed', values: { names: 'bowl.jpg' } },
  });
});

test('a new product is sent with numbers as numbers, and without a discount the price of before is the price', () => {
  const body = bodyOfNew({ ...form, name: ' Bowl ', originalPrice: '', status: 'draft' }, ['i1', 'i2']);
  expect(body).toEqual({
    ...{ name: 'Bowl', category: 'Food & Treats', description: form.description, price: 2_400, originalPrice: 2_400 },
    ...{ quantity: 40, packDays: null, status: 'draft', imageIds: ['i1', 'i2'] },
  });
});

test('an edit sends pieces only when they were changed', () => {
  expect(bodyOfEdit({ ...form, price: '2500' }, form, ['i1'])).not.toHaveProperty('quantity');
  expect(bodyOfEdit({ ...form, quantity: '7' }, form, ['i1'])).toMatchObject({ quantity: 7, originalPrice: 3_000, keepImages: ['i1'] });
});

test('a product that is not cut in price has no price of before in its form', () => {
  expect(formOfProduct(anAccessory({ price: 900, originalPrice: 900 })).originalPrice).toBe('');
});

test('a refusal of a picture stands at the pictures', () => {
  expect(['imageIds[2]', 'keepImages', 'images', 'price'].map(fieldOf)).toEqual(['photos', 'photos', 'photos', 'price']);
});
