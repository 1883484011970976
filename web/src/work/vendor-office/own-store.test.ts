import { expect, test } from '@jest/globals';
import type { Query } from '#shared/navigation/page-path.ts';
import { partOf, vendorPlaces } from './own-store.ts';

test('each part has its address, and an address that names none leads to the products', () => {
  const { products, parcels, unpaid, parcel, balance, settlements, debts, account, store, verification, add, edit } = vendorPlaces;
  const addresses: Query[] = [
    products,
    parcels,
    unpaid,
    parcel('7'),
    balance,
    settlements,
    debts,
    account,
    store,
    verification,
    add,
    edit('7'),
  ];
  expect(addresses.map(partOf)).toEqual([
    'products',
    'parcels',
    'unpaid',
    'parcel',
    'balance',
    'settlements',
    'debts',
    'account',
    'store',
    'verification',
    'add',
    'edit',
  ]);
  const others: Query[] = [{ tab: 'orders' }, { mode: 'edit' }, { mode: 'view', id: '7' }];
  expect(others.map(partOf)).toEqual(['products', 'products', 'products']);
});
