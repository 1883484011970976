import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { newId, systemClock, type MemberId } from '@paltu/kernel';
import { sqlRows, type Reads } from '@paltu/persistence';
import { accessoryCategories, accessoryStatuses, cities } from '@paltu/reference';
import { openServiceDatabase } from '@paltu/testing/service';
import fc from 'fast-check';
import { recallAccessory, removeAccessory, updatedAccessory } from '../src/accessories/accessory-decisions.ts';
import { knexAccessoryQueries } from '../src/accessories/accessory-queries-store.ts';
import { toRow as toAccessoryRow } from '../src/accessories/accessory-store.ts';
import { presentAccessory } from '../src/accessories/accessory-views-http.ts';
import type { Accessory, AccessoryId, PictureId as AccessoryPictureId } from '../src/accessories/accessory.ts';
import { takesOrdersSql } from '../src/ledgers/store-account-store.ts';
import { knexStoreQueries } from '../src/stores/store-queries-store.ts';
import { toRow as toStoreRow } from '../src/stores/store-store.ts';
import { presentStore } from '../src/stores/store-views-http.ts';
import { openStore, type PictureId, type Store, type StoreId } from '../src/stores/store.ts';

let service: Awaited<ReturnType<typeof openServiceDatabase>>;
beforeAll(async () => {
  service = await openServiceDatabase('commerce', { clock: systemClock });
});
afterEach(() => service.empty('accessories', 'accessories_counts', 'stores', 'interests', 'store_accounts'));
afterAll(() => service.close());

const at = new Date('2026-05-01T09:08:07.065Z');
const strange = 'Tabs\t, lines\r\n, "quotes", \\backslashes\\, </script>, é, 🐕, \u2028, پالتو \u200fand\u200c more';

const aStore = (more: Partial<Store> = {}, details: Partial<Store['details']> = {}): Store => {
  const usual = {
    name: 'Paws of Gulberg',
    type: 'Pet Store' as const,
    description: 'Food and toys',
    address: '12 Main Boulevard',
    cityId: 'lahore',
    place: null,
    hours: '9 to 9',
    sendsWithinDays: 3,
    services: ['Delivery'],
    features: [],
  };
  const opened = { id: newId() as StoreId, ownerId: newId() as MemberId, details: { ...usual, ...details }, image: null, banner: null };
  return { ...openStore(opened, at).state, ...more };
};

const aPicture = <Id>(width = 1_600, height = 1_200) => ({ id: newId() as Id, width, height });

const anAccessory = (store: Store, more: Partial<Accessory> = {}, details: Partial<Accessory['details']> = {}): Accessory => ({
  id: newId() as AccessoryId,
  storeId: store.id,
  ownerId: store.ownerId,
  version: 1,
  details: {
    name: 'Steel bowl',
    description: 'Two litres',
    category: 'Bowls & Feeders',
    price: 900,
    originalPrice: 900,
    packDays: null,
    forSpecies: ['Dog', 'Cat'],
    ...details,
  },
  forSpeciesGuessed: null,
  pictures: [aPicture<AccessoryPictureId>()],
  status: 'active',
  stock: 10,
  reserved: 0,
  marks: { featured: false, hidden: false },
  hiddenReason: '',
  decidedUpTo: 0,
  recall: null,
  createdAt: at,
  updatedAt: new Date('2026-12-31T23:59:59.999Z'),
  removedAt: null,
  ...more,
});

const addStore = (store: Store, rated: object = {}) => service.database('stores').insert({ ...toStoreRow(store), ...rated });
const addAccessory = (accessory: Accessory, rated: object = {}) =>
  service.database('accessories').insert({ ...toAccessoryRow(accessory), is_store_open: true, ...rated });
const like = (thing: Store | Accessory, kind: string) =>
  service.database('interests').insert({ id: thing.id, owner_id: thing.ownerId, version: 8, likes: 3, views: 5, kind });
const storeQueries = () => knexStoreQueries({ database: service.database, reads: service.parts.reads });
const accessoryQueries = (needsTaxNumber = false) => {
  const { reads } = service.parts;
  // A service knows one of the two, and has names for its statements.
  const unnamed: Reads = { ...reads, rows: ({ text }, values) => reads.rows({ text }, values) };
  return knexAccessoryQueries({ database: service.database, reads: unnamed, takesOrders: takesOrdersSql(needsTaxNumber) });
};

const recall = { name: 'Steel bowl', reason: strange, advice: 'Bring it back', recalledAt: at.toISOString() };

test('a store goes out as the presenter of owners has it, byte by byte', async () => {
  const liked = aStore({ image: aPicture<PictureId>(1, 2), banner: aPicture<PictureId>(21, 12), isActive: false });
  const stores = [
    liked,
    aStore({}, { name: strange, description: strange, services: [strange, ''], features: ['شیرو'], address: '' }),
    aStore({}, { place: { latitude: 31.52041234, longitude: 74 } }),
    aStore({}, { place: { latitude: -0.5, longitude: 0 } }),
    aStore({}, { cityId: 'a-city-of-a-later-list' }),
    ...cities.map(({ id }) => aStore({}, { cityId: id })),
  ];
  for (const store of stores) await addStore(store);
  await service.database('stores').where({ id: liked.id }).update({ rating: 4.7, reviews: 12, products: 3, customers: 2 });
  await like(liked, 'store');
  const queries = storeQueries();
  for (const { id, ownerId } of stores)
    expect(await queries.findShown(id)).toEqual({ text: JSON.stringify(presentStore(await queries.get(id))), ownerId });
});

test('an accessory goes out as the presenter of owners has it, byte by byte', async () => {
  const [store, other] = [
    aStore(),
    aStore({ isActive: false, marks: { featured: true, verified: true, hidden: false, registered: true } }),
  ];
  await addStore(store, { rating: 3 });
  await addStore(other, { rating: 4.5 });
  await service.database('store_accounts').insert({ store_id: store.id, sealed: '', sealed_by: '', has_tax_number: true });
  const liked = anAccessory(store, { stock: 3, reserved: 3 }, { packDays: 30, price: 1, originalPrice: 100_000_000 });
  const accessories = [
    liked,
    anAccessory(store, { pictures: [aPicture(1, 2), aPicture(21, 12), aPicture()] }, { name: strange, description: strange }),
    anAccessory(other, { recall, marks: { featured: true, hidden: false }, pictures: [] }),
  ];
  for (const accessory of accessories) await addAccessory(accessory);
  await service.database('accessories').where({ id: liked.id }).update({ rating: 4.7, reviews: 12 });
  await like(liked, 'accessory');
  for (const queries of [accessoryQueries(), accessoryQueries(true)])
    for (const { id, ownerId } of accessories) {
      const [found] = await queries.listOf([id]);
      expect(await queries.findShown(id)).toEqual({ text: JSON.stringify(presentAccessory(found!)), ownerId });
    }
});

test('a page holds the same, in its order', async () => {
  const stores = ['b', 'a', 'c'].map((name) => aStore({}, { name }));
  for (const store of stores) await addStore(store);
  const accessories = [300, 100, 200].map((price) => anAccessory(stores[0]!, {}, { price, originalPrice: price }));
  for (const accessory of accessories) await addAccessory(accessory);
  const page = { page: 1, limit: 2 };
  const shownStores = await Promise.all([1, 0].map(async (index) => (await storeQueries().findShown(stores[index]!.id))?.text));
  expect(await storeQueries().list({}, 'name', page)).toEqual({ rows: `[${shownStores.join()}]`, counted: 3 });
  const shown = await Promise.all([1, 2].map(async (index) => (await accessoryQueries().findShown(accessories[index]!.id))?.text));
  expect(await accessoryQueries().list({}, 'price-low', page)).toEqual({ rows: `[${shown.join()}]`, counted: 3 });
  const without = { excludeIds: accessories.slice(0, 2).map(({ id }) => id) };
  expect(await accessoryQueries().list(without, 'newest', page)).toEqual({ rows: `[${shown[1]}]`, counted: 1 });
});

test('what not everybody may see is not shown', async () => {
  const [store, away] = [aStore(), aStore({ isOwnerAway: true })];
  const hidden = aStore({ marks: { featured: false, verified: false, hidden: true, registered: false } });
  for (const one of [store, away, hidden]) await addStore(one);
  const accessories = [
    anAccessory(store, { status: 'draft' }),
    anAccessory(store, { status: 'archived' }),
    anAccessory(store, { marks: { featured: false, hidden: true } }),
    anAccessory(store, { removedAt: at }),
    anAccessory(away),
    anAccessory(hidden),
  ];
  for (const accessory of accessories) await addAccessory(accessory);
  for (const { id } of accessories) expect(await accessoryQueries().findShown(id)).toBeUndefined();
  for (const { id } of [away, hidden]) expect(await storeQueries().findShown(id)).toBeUndefined();
});

const recount = `select category, in_stock as "inStock", count(*) as count from accessories where is_public group by category, in_stock`;
const inOrder = (counts: readonly object[]): readonly string[] => counts.map((one) => JSON.stringify(one)).sort();

type Step = (accessory: Accessory) => Accessory;
const changed =
  (changes: Partial<Accessory>): Step =>
  (accessory) =>
    updatedAccessory(accessory, changes, at).state;

const step: fc.Arbitrary<Step | { readonly isStoreOpen: boolean }> = fc.oneof(
  fc.constantFrom(...accessoryStatuses).map((status) => changed({ status })),
  fc.constantFrom(0, 1, 3).chain((stock) => fc.nat(stock).map((reserved) => changed({ stock, reserved }))),
  fc.boolean().map((hidden) => changed({ marks: { featured: false, hidden } })),
  fc.constantFrom(...accessoryCategories.slice(0, 2)).map(
    (category): Step =>
      (accessory) =>
        changed({ details: { ...accessory.details, category } })(accessory),
  ),
  fc.constant<Step>((accessory) => recallAccessory(accessory, { reason: 'Sharp', advice: 'Bring it back' }, at).state),
  fc.constant<Step>((accessory) => removeAccessory(accessory, at).state),
  fc.boolean().map((isStoreOpen) => ({ isStoreOpen })),
);

test('counts of products in lists are what a recount finds after whatever happens to them and their store, folded or not', async () => {
  const queries = accessoryQueries();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(3), step, fc.boolean()), { maxLength: 20 }), async (steps) => {
      await service.empty('accessories', 'accessories_counts', 'stores');
      const store = aStore();
      await addStore(store);
      const walked = Array.from({ length: 4 }, () => anAccessory(store));
      for (const accessory of walked) await addAccessory(accessory);
      for (const [index, todo, isFolded] of steps) {
        if (typeof todo === 'function') {
          walked[index] = todo(walked[index]!);
          await service.database('accessories').where({ id: walked[index].id }).update(toAccessoryRow(walked[index]));
        } else await service.database('accessories').where({ store_id: store.id }).update({ is_store_open: todo.isStoreOpen });
        if (isFolded) await queries.foldCounts();
        expect(inOrder(await queries.count())).toEqual(inOrder(await sqlRows<object>(service.database, recount)));
      }
    }),
    { numRuns: 15 },
  );
});
