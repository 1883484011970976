import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { findCity } from '@paltu/reference';
import { countWords } from '@paltu/search/postgres';
import { openServiceDatabase } from '@paltu/testing/service';
import { demoStores } from '../../deploy/demo/src/stores.ts';
import { listAccessory } from '../../services/commerce/src/accessories/accessory-decisions.ts';
import { knexAccessoryQueries } from '../../services/commerce/src/accessories/accessory-queries-store.ts';
import { toRow as toAccessoryRow } from '../../services/commerce/src/accessories/accessory-store.ts';
import type { AccessoryId, StoreId as SellerId } from '../../services/commerce/src/accessories/accessory.ts';
import { knexStoreQueries } from '../../services/commerce/src/stores/store-queries-store.ts';
import { toRow as toStoreRow } from '../../services/commerce/src/stores/store-store.ts';
import { openStore, type StoreId } from '../../services/commerce/src/stores/store.ts';
import judged from './goods.json' with { type: 'json' };
import judgedStores from './stores.json' with { type: 'json' };

type DemoStore = ReturnType<typeof demoStores>[number];

const at = new Date('2026-01-01T08:00:00Z');
let opened: Awaited<ReturnType<typeof openServiceDatabase>>;
/** What each product is. */
const kinds = new Map<string, string>();
/** The animals that each product is for. */
const animals = new Map<string, readonly string[]>();

const keep = async ({ products, city, name, type, description, address, hours, services, features }: DemoStore): Promise<void> => {
  const { database } = opened;
  const [id, ownerId] = [newId() as StoreId, newId() as MemberId];
  const details = {
    name,
    type,
    description,
    address,
    hours,
    sendsWithinDays: 2,
    services,
    features,
    place: null,
    cityId: findCity(city)?.id ?? '',
  };
  await database('stores').insert(toStoreRow(openStore({ id, ownerId, details, image: null, banner: null }, at).state));
  for (const { kind, picture: _picture, quantity, originalPrice, forSpecies, ...product } of products) {
    kinds.set(product.name, kind);
    animals.set(product.name, forSpecies ?? []);
    const listed = {
      ...{
        id: newId() as AccessoryId,
        storeId: id as string as SellerId,
        ownerId,
        pictures: [],
        quantity,
        recalledNames: new Set<string>(),
      },
      status: 'active',
      details: { ...product, originalPrice: originalPrice ?? product.price, packDays: null, forSpecies: forSpecies ?? [] },
    } as const;
    await database('accessories').insert({ ...toAccessoryRow(listAccessory(listed, at).state), is_store_open: true });
  }
};

beforeAll(async () => {
  opened = await openServiceDatabase('commerce');
  for (const store of demoStores()) await keep(store);
  await countWords(opened.database)();
  await countWords(opened.database, 'store_')();
});
afterAll(() => opened.close());

interface JudgedGoods {
  readonly query: string;
  readonly kinds: readonly string[];
  /** Between which all prices are, in rupees. */
  readonly price?: readonly number[];
  readonly first?: readonly string[];
  /** Names that may not be among the first five. */
  readonly none?: readonly string[];
  /** Of which all are for one. */
  readonly forSpecies?: readonly string[];
}

interface JudgedStore {
  readonly query: string;
  readonly city?: string;
  readonly notCity?: string;
  readonly first?: readonly string[];
  /** Which stands first. */
  readonly best?: string;
  /** Nothing is found: the search that is the nearest. */
  readonly instead?: string;
}

const firstFive = { page: 1, limit: 5 };
const goodsOf = (query: string) =>
  knexAccessoryQueries({ database: opened.database, reads: opened.parts.reads, takesOrders: 'true' }).search(
    query,
    {},
    'relevance',
    firstFive,
  );
const storesOf = (query: string) =>
  knexStoreQueries({ database: opened.database, reads: opened.parts.reads }).search(query, {}, 'relevance', firstFive);

type Named = readonly { readonly name: string; readonly price: number; readonly city: string }[];

const isForOne = (name: string, { forSpecies }: JudgedGoods): boolean =>
  forSpecies === undefined || forSpecies.some((one) => animals.get(name)?.includes(one));

const isMeant = ({ name, price }: Named[number], one: JudgedGoods): boolean => {
  const { kinds: meant, price: [least = 0, most = Infinity] = [], none = [] } = one;
  return meant.includes(kinds.get(name) ?? '') && price >= least && price <= most && !none.includes(name) && isForOne(name, one);
};

const faultOf = async (one: JudgedGoods): Promise<string | undefined> => {
  const shown = JSON.parse((await goodsOf(one.query)).found.rows) as Named;
  const names = shown.map(({ name }) => name);
  const isRight =
    shown.length > 0 && shown.every((product) => isMeant(product, one)) && (one.first ?? []).every((name) => names.includes(name));
  return isRight ? undefined : `${one.query}: ${names.join(' | ') || 'nothing'}`;
};

const isAnswered = ({ best, first = [], instead }: JudgedStore, names: readonly unknown[], nearest: string | undefined): boolean => {
  if (instead !== undefined) return names.length === 0 && nearest === instead;
  return names.length > 0 && [undefined, names[0]].includes(best) && first.every((name) => names.includes(name));
};

const faultOfStores = async (one: JudgedStore): Promise<string | undefined> => {
  const { query, city, notCity } = one;
  const { found, search } = await storesOf(query);
  const shown = JSON.parse(found.rows) as Named;
  const names = shown.map(({ name }) => name);
  const isThere = shown.every((store) => [undefined, store.city].includes(city) && store.city !== notCity);
  const nearest = search.alternatives?.search;
  return isAnswered(one, names, nearest) && isThere ? undefined : `${query}: ${names.join(' | ') || 'nothing'}, ${nearest}`;
};

const faultsOf = async <One>(all: readonly One[], fault: (one: One) => Promise<string | undefined>): Promise<readonly string[]> => {
  const faults = [];
  for (const one of all) faults.push(await fault(one));
  return faults.filter((one) => one !== undefined);
};

test('people who look for goods in Roman Urdu, Urdu and English find what they mean among the first five', async () => {
  expect(await faultsOf(judged as readonly JudgedGoods[], faultOf)).toEqual([]);
});

test('people who look for a store find it by where it is and what it sells', async () => {
  expect(await faultsOf(judgedStores as readonly JudgedStore[], faultOfStores)).toEqual([]);
});

test('a search for goods or a store that is typed letter by letter never fails', async () => {
  const beginnings = (query: string) => [...query].map((_, index, letters) => letters.slice(0, index + 1).join(''));
  for (const typed of new Set(judged.flatMap(({ query }) => beginnings(query))))
    expect((await goodsOf(typed)).found.counted).toBeGreaterThanOrEqual(0);
  for (const typed of new Set(judgedStores.flatMap(({ query }) => beginnings(query))))
    expect((await storesOf(typed)).found.counted).toBeGreaterThanOrEqual(0);
});

test('the cheapest of what was looked for comes first where that is asked for', async () => {
  const prices = (JSON.parse((await goodsOf('sasta shampoo')).found.rows) as Named).map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('where nothing fits a price, what is nearest to it comes first', async () => {
  const { found, search } = await goodsOf('leather collar under 1000');
  const nearest = (JSON.parse(search.alternatives?.found.rows ?? '[]') as Named).map(({ price }) => price);
  expect([found.counted, search.alternatives?.search, nearest[0]]).toEqual([0, 'leather collar', 2_200]);
});
