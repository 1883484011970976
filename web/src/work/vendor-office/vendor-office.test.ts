import { expect, test } from '@jest/globals';
import type { OwnStore, ParcelStatus } from '#shared/api/types.ts';
import { problemsOf } from '#shared/form/form-rules.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { aStore } from '../../testing/a-store.ts';
import { anAccessory } from '../../testing/an-accessory.ts';
import { accountRules, bodyOfAccount, emptyAccount, accountFieldOf } from './account-form.ts';
import type { AccountForm } from './account-form.ts';
import { partOf, vendorPlaces } from './own-store.ts';
import { actStatuses, actsOf, isDone, mayDrop } from './parcel.ts';
import { bodyOfEdit, bodyOfNew, emptyProduct, productFieldOf, formOfProduct, productRules } from './product.ts';
import type { ProductForm } from './product.ts';
import { bodyOfStore, bringsFiles, storeFieldOf, formOfStore, storeRules } from './store-form.ts';
import type { StoreForm } from './store-form.ts';

test('each part has its address, and an address that names none leads home', () => {
  const { home, products, parcels, unpaid, papers, parcel, balance, settlements, debts, ledger, account, store, verification, add, edit } =
    vendorPlaces;
  const addresses: Query[] = [
    home,
    products,
    parcels,
    unpaid,
    papers('labels', ['7', '8']),
    papers('slips', ['7']),
    parcel('7'),
    balance,
    settlements,
    debts,
    ledger,
    account,
    store,
    verification,
    add,
    edit('7'),
  ];
  expect(addresses.map(partOf)).toEqual([
    'home',
    'products',
    'parcels',
    'unpaid',
    'labels',
    'slips',
    'parcel',
    'balance',
    'settlements',
    'debts',
    'ledger',
    'account',
    'store',
    'verification',
    'add',
    'edit',
  ]);
  const others: Query[] = [{ tab: 'orders' }, { mode: 'edit' }, { mode: 'view', id: '7' }];
  expect(others.map(partOf)).toEqual(['home', 'home', 'home']);
});

const accountProblems = (values: Partial<AccountForm>) =>
  problemsOf(accountRules, { ...emptyAccount, ...values }, ['taxNumber', 'iban', 'title']);
const iban = 'PK36 SCBL 0000 0011 2345 6702';

test('a mistyped IBAN and a number that is neither NTN nor CNIC are named before anything is sent', () => {
  expect(accountProblems({ taxNumber: '123', iban: iban.replace('6702', '6703'), title: 'Bilal' })).toEqual({
    taxNumber: 'vendor-office:account.problem.taxNumber',
    iban: 'vendor-office:account.problem.iban',
  });
  expect(accountProblems({ taxNumber: '35202-1234567-1', iban, title: 'Bilal' })).toEqual({});
});

test('an account needs both IBAN and title, and a form without anything sends nothing', () => {
  expect(accountProblems({ iban })).toEqual({ title: 'vendor-office:account.problem.title' });
  expect(accountProblems({ title: 'Bilal' })).toEqual({ iban: 'vendor-office:account.problem.ibanMissing' });
  expect(accountProblems({})).toEqual({ taxNumber: 'vendor-office:account.problem.nothing' });
});

test('only what was written is sent: the rest stays as it is', () => {
  expect(bodyOfAccount({ ...emptyAccount, taxNumber: ' 1234567 ' })).toEqual({ taxNumber: '1234567' });
  expect(bodyOfAccount({ taxNumber: '', iban, title: ' Bilal ' })).toEqual({ payout: { iban, title: 'Bilal' } });
  expect(['payout.iban', 'taxNumber'].map(accountFieldOf)).toEqual(['iban', 'taxNumber']);
});

const store: OwnStore = { ...aStore(), hidden: false, hiddenReason: '' };
const storeFields = Object.keys(formOfStore(undefined)) as (keyof StoreForm)[];
const file = new File(['x'], 'sign.jpg', { type: 'image/jpeg' });

test('what the API asks for is asked for by name', () => {
  expect(Object.keys(problemsOf(storeRules, formOfStore(undefined), storeFields))).toEqual(['name', 'type', 'description', 'city']);
  expect(problemsOf(storeRules, formOfStore(store), storeFields)).toEqual({});
});

test('a store that was not changed is sent as it is, without a picture', () => {
  const { name, type, description, city, address, hours, sendsWithinDays, services, features, latitude, longitude } = store;
  const body = bodyOfStore({ ...formOfStore(store), name: ` ${name} ` });
  expect(body).toEqual({ name, type, description, city, address, hours, sendsWithinDays, services, features, latitude, longitude });
});

test('a store that is placed by its city alone is sent without a place of its own', () => {
  expect(bodyOfStore(formOfStore({ ...store, hasOwnPlace: false }))).toMatchObject({ latitude: null, longitude: null });
});

test('new pictures go along, each in its field', () => {
  expect(bodyOfStore({ ...formOfStore(store), image: file })).toMatchObject({ image: [file] });
  expect(bodyOfStore({ ...formOfStore(store), banner: file })).toMatchObject({ banner: file });
  expect([bringsFiles(formOfStore(store)), bringsFiles({ ...formOfStore(store), banner: file })]).toEqual([false, true]);
});

test('a refusal of one service stands at the services, one of the place at the city', () => {
  expect(['services.2', 'features[0]', 'location', 'hours'].map(storeFieldOf)).toEqual(['services', 'features', 'city', 'hours']);
});

const productFields = Object.keys(emptyProduct) as (keyof ProductForm)[];
const photos = { count: 1, unsent: '' };
const product = formOfProduct(anAccessory({ price: 2_400, originalPrice: 3_000, quantity: 40 }));
const problems = (changes: Partial<ProductForm>, seen = photos) =>
  problemsOf(productRules(seen), { ...product, ...changes }, productFields);
const outside = (least: string, most: string) => ({ key: 'work:number.range', values: { least, most } });

test('what the API asks for is asked for by name, pictures too', () => {
  const missing = Object.keys(problemsOf(productRules({ count: 0, unsent: '' }), emptyProduct, productFields));
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
  expect(bodyOfNew({ ...product, packDays: '30' }, [])).toMatchObject({ packDays: 30 });
});

test('pictures that did not arrive are named', () => {
  expect(problems({}, { count: 2, unsent: 'bowl.jpg' })).toEqual({
    photos: { key: 'fields:photos.someFailed', values: { names: 'bowl.jpg' } },
  });
});

test('a new product is sent with numbers as numbers, and without a discount the price of before is the price', () => {
  const body = bodyOfNew({ ...product, name: ' Bowl ', originalPrice: '', status: 'draft' }, ['i1', 'i2']);
  expect(body).toEqual({
    ...{ name: 'Bowl', category: 'Food & Treats', description: product.description, price: 2_400, originalPrice: 2_400 },
    ...{ forSpecies: ['Cat'], quantity: 40, packDays: null, status: 'draft', imageIds: ['i1', 'i2'] },
  });
});

test('an edit sends pieces only when they were changed', () => {
  expect(bodyOfEdit({ ...product, price: '2500' }, product, ['i1'])).not.toHaveProperty('quantity');
  expect(bodyOfEdit({ ...product, quantity: '7' }, product, ['i1'])).toMatchObject({
    quantity: 7,
    originalPrice: 3_000,
    keepImages: ['i1'],
  });
});

test('a product that is not cut in price has no price of before in its form', () => {
  expect(formOfProduct(anAccessory({ price: 900, originalPrice: 900 })).originalPrice).toBe('');
});

test('a refusal of a picture stands at the pictures', () => {
  expect(['imageIds[2]', 'keepImages', 'images', 'price'].map(productFieldOf)).toEqual(['photos', 'photos', 'photos', 'price']);
});

const all: ParcelStatus[] = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'refused', 'lost', 'return-asked', 'returned'];

const lineOf = (accessoryId: string, quantity: number) => ({
  ...{ accessoryId, quantity, name: 'Rope ball', image: null, price: 900, ordered: 3, returned: 0 },
});
const parcel = (status: ParcelStatus, quantity = 3) => ({ status, items: [lineOf('a', quantity), lineOf('b', 1)] });

const actsIn = (status: ParcelStatus) => actsOf({ status, sellerMayReport: true });

test('a parcel can be moved on while it waits for its seller or is on its way, and not afterwards', () => {
  expect(all.filter((status) => actsIn(status).length > 0)).toEqual(['placed', 'confirmed', 'shipped', 'return-asked']);
});

test('how a parcel on its way ends is not reported by its seller while its courier reports', () => {
  expect(actsOf({ status: 'shipped', sellerMayReport: false })).toEqual([]);
  expect(actsOf({ status: 'confirmed', sellerMayReport: false })).toEqual(actsIn('confirmed'));
});

test('something can be left out of it until it has left the store', () => {
  expect(all.filter((status) => mayDrop({ status }))).toEqual(['placed', 'confirmed']);
});

test('a step has been taken when the parcel stands where it leads', () => {
  for (const status of all)
    for (const act of actsIn(status)) {
      expect(isDone({ act }, parcel(status), parcel(status))).toBe(false);
      expect(isDone({ act }, parcel(status), parcel(actStatuses[act]))).toBe(true);
    }
});

test('pieces have been left out when the line has so many fewer, or nothing was left to be sent', () => {
  const wanted = { act: 'drop', accessoryId: 'a', pieces: 2, reason: 'Broken' } as const;
  expect(isDone(wanted, parcel('placed'), parcel('placed'))).toBe(false);
  expect(isDone(wanted, parcel('placed'), parcel('placed', 2))).toBe(false);
  expect(isDone(wanted, parcel('placed'), parcel('placed', 1))).toBe(true);
  expect(isDone(wanted, parcel('placed'), parcel('cancelled'))).toBe(true);
});
