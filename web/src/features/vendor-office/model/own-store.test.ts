import { expect, test } from '@jest/globals';
import { partOf, vendorPlaces } from './own-store.ts';

test('each part has its address, and an address that names none leads to the products', () => {
  const { products, store, verification, add, edit } = vendorPlaces;
  expect([products, store, verification, add, edit('7')].map(partOf)).toEqual(['products', 'store', 'verification', 'add', 'edit']);
  expect([{ tab: 'orders' }, { mode: 'edit' }, { mode: 'view', id: '7' }].map(partOf)).toEqual(['products', 'products', 'products']);
});
