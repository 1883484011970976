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
import { toRow as toStoreRow } from '../../services/commerce/src/stores/store-store.ts';
import { openStore, type StoreId } from '../../services/commerce/src/stores/store.ts';
import judged from './goods.json' with { type: 'json' };

type DemoStore = ReturnType<typeof demoStores>[number];

const at = new Date('2026-01-01T08:00:00Z');
let opened: Awaited<ReturnType<typeof openServiceDatabase>>;
/** What each product is. */
const kinds = new Map<string, string>();

const keep = async ({ products, city, name, type, description, address, hours, services, features }: DemoStore): Promise<void> => {
  const { database } = opened;
  const [id, ownerId] = [newId() as StoreId, newId() as MemberId];
  const details = { name, type, description, address, hours, services, features, place: null, cityId: findCity(city)?.id ?? '' };
  await database('stores').insert(toStoreRow(openStore({ id, ownerId, details, image: null, banner: null }, at).state, database));
  for (const { kind, picture: _picture, quantity, originalPrice, ...product } of products) {
    kinds.set(product.name, kind);
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
      details: { ...product, originalPrice: originalPrice ?? product.price, packDays: null },
    } as const;
    await database('accessories').insert({ ...toAccessoryRow(listAccessory(listed, at).state), is_store_open: true });
  }
};

beforeAll(async () => {
  opened = await openServiceDatabase('commerce');
  for (const store of demoStores()) await keep(store);
  await countWords(opened.database)();
});
afterAll(() => opened.close());

const faultOf = async ({ query, kinds: meant }: (typeof judged)[number]): Promise<string | undefined> => {
  const queries = knexAccessoryQueries({ database: opened.database, reads: opened.parts.reads, takesOrders: 'true' });
  const { rows } = await queries.search(query, {}, 'relevance', { page: 1, limit: 5 });
  const names = (JSON.parse(rows) as readonly { readonly name: string }[]).map(({ name }) => name);
  const isRight = names.length > 0 && names.every((name) => meant.includes(kinds.get(name) ?? ''));
  return isRight ? undefined : `${query}: ${names.join(' | ') || 'nothing'}`;
};

test('people who look for goods in Roman Urdu, Urdu and English find what they mean among the first five', async () => {
  const faults = [];
  for (const one of judged) faults.push(await faultOf(one));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
