import { orRefuse, type MemberId } from '@paltu/kernel';
import {
  fromColumns,
  jsonInstant,
  quotedText,
  readJsonPage,
  readNear,
  rowsAsJson,
  sqlRows,
  whereListed,
  type JsonList,
  type JsonPage,
  type PageRead,
  type PageWanted,
  type Reads,
  type ShownRows,
} from '@paltu/persistence';
import { jsonPicture } from '@paltu/pictures/picture-view';
import { chordOf, cities, fewPieces, onSphere, type Place, type StoreType } from '@paltu/reference';
import type { SearchAnswer } from '@paltu/search';
import { searchJsonList } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { assembledStore, storeColumns, type KeptStore } from './store-store.ts';
import { storeNotFound, type Store, type StoreId, type StoreOrder } from './store.ts';

/** What is counted of a store. */
interface StoreFigures {
  /** Mean to one decimal; 0 without a review. */
  readonly rating: number;
  readonly reviews: number;
  /** Products that it offers, also while it is closed. */
  readonly products: number;
  /** Members who have a delivered parcel of it. */
  readonly customers: number;
  readonly likes: number;
  readonly views: number;
}

export interface FoundStore {
  readonly store: Store;
  readonly figures: StoreFigures;
}

export interface StoreFilter {
  readonly type?: StoreType | undefined;
  readonly cityId?: string | undefined;
  /** Not in this city. */
  readonly notCityId?: string | undefined;
  readonly featured?: boolean | undefined;
  readonly minRating?: number | undefined;
}

export interface StorePage {
  readonly stores: readonly FoundStore[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

// As a type it has the signature that rows need.
type ShownStore = { readonly text: string; readonly ownerId: MemberId };

interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** How many accessories a store has, by what is made of them. */
interface GoodsCounts {
  readonly drafts: number;
  readonly archived: number;
  /** Active ones without a piece left. */
  readonly outOfStock: number;
  /** Some are left, but few. */
  readonly lowStock: number;
}

/** The columns that `toFoundStore` reads. */
const foundColumns = (database: Knex) => [
  ...storeColumns.map((column) => `stores.${column}`),
  ...['rating', 'reviews', 'products', 'customers'],
  database.raw(`(select json_build_object('likes', likes, 'views', views) from interests where interests.id = stores.id) as interest`),
];

interface Figures {
  readonly rating: string;
  readonly reviews: number;
  readonly products: number;
  readonly customers: number;
  /** Null as long as nobody has liked or viewed it. */
  readonly interest: { readonly likes: number; readonly views: number } | null;
}

const toFoundStore = (row: object): FoundStore => {
  const { rating, reviews, products, customers, interest, ...flat } = fromColumns<KeptStore & Figures>(row);
  const figures = { rating: Number(rating), reviews, products, customers, likes: interest?.likes ?? 0, views: interest?.views ?? 0 };
  return { store: assembledStore(flat), figures };
};

const byRating = 'rating desc, id desc';

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
const storeOrdersSql: Readonly<Record<StoreOrder, string>> = {
  relevance: byRating,
  rating: byRating,
  name: 'name collate "und-x-icu", id',
  products: 'products desc, id desc',
  newest: 'created_at desc, id desc',
};

// Folded into one value when the statement is planned.
const knownCities = `${quotedText(JSON.stringify(Object.fromEntries(cities.map(({ id, ...city }) => [id, city]))))}::jsonb`;

/** Stores as `presentStore` shows them. */
const shownStores: ShownRows = {
  joined: `left join lateral (select likes, views from interests where interests.id = stores.id offset 0) as interest on true
    cross join lateral (select ${knownCities} -> city_id as known) as located
    cross join lateral (select coalesce(known ->> 'en', city_id) as city, coalesce(own_place, known, '{"latitude":0,"longitude":0}') as shown_place) as named`,
  fields: `stores.id as "_id", stores.id, owner_id as "ownerId", name, type, description,
    ${jsonPicture('commerce', 'image')}::json as image, ${jsonPicture('commerce', 'banner')}::json as banner,
    concat_ws(', ', nullif(address, ''), nullif(city, '')) as location, address, city,
    shown_place -> 'latitude' as latitude, shown_place -> 'longitude' as longitude, own_place is not null as "hasOwnPlace", hours, sends_within_days as "sendsWithinDays", services, features,
    verified, featured, registered, is_active as "isActive", rating::float8 as rating, reviews, products, customers,
    coalesce(likes, 0) as likes, coalesce(views, 0) as views, ${jsonInstant('created_at')} as "joinedDate"`,
};

/** Open ones. */
const listed: JsonList = {
  ...shownStores,
  table: 'stores',
  isListed: 'is_public',
  countedBy: byRating,
  orders: storeOrdersSql,
  conditions: {
    type: (bind, type) => `type = ${bind(type)}`,
    cityId: (bind, cityId) => (Array.isArray(cityId) ? `city_id = any(${bind(cityId)}::text[])` : `city_id = ${bind(cityId)}`),
    notCityId: (bind, cityId) => `city_id <> all(${bind([cityId].flat())}::text[])`,
    featured: (bind, featured) => `featured = ${bind(featured)}`,
    minRating: (bind, rating) => `rating >= ${bind(rating)}`,
    query: (bind, query) => `document @@ ${bind(query)}::tsquery`,
    ids: (bind, ids) => `id = any(${bind(ids)}::uuid[])`,
  } satisfies Record<keyof StoreFilter | 'query' | 'ids', JsonList['conditions'][string]>,
  plannedEachTime: new Set(['minRating', 'query', 'ids']),
};

/** What words of a search may name. */
const searched = {
  prefix: 'store_',
  filterOf: { location: 'cityId', notLocation: 'notCityId' },
  hasPrices: false,
  hasPlaces: true,
} as const;

/** Stores that a filter leaves and whose products on sale match a `tsquery`: no more than are counted. */
const sellers =
  (reads: Reads, cap: number) =>
  async (query: string, filter: object): Promise<readonly string[]> => {
    const values: unknown[] = [query, cap + 1];
    const wanted = whereListed(listed, filter, (value) => `$${values.push(value)}`);
    const text = `select distinct store_id as id from accessories join (select id as store_id from stores where ${wanted}) as wanted using (store_id)
      where is_public and document @@ $1::tsquery order by store_id limit $2`;
    return (await reads.rows<{ id: string }>({ text }, values)).map(({ id }) => id);
  };

const oneShown = rowsAsJson('(select * from stores where id = $1 and not is_owner_away and not hidden) as stores', shownStores);
const findingShown = { name: 'store for everybody', text: `select json as text, owner_id as "ownerId" from ${oneShown}` };

const countingGoods = `select count(*) filter (where status = 'draft')::integer as drafts,
    count(*) filter (where status = 'archived')::integer as archived,
    count(*) filter (where status = 'active' and not in_stock)::integer as "outOfStock",
    count(*) filter (where status = 'active' and in_stock and stock - reserved <= ${fewPieces})::integer as "lowStock"
  from accessories where store_id = ? and removed_at is null`;

const nothing: GoodsCounts = { drafts: 0, archived: 0, outOfStock: 0, lowStock: 0 };

/** Counts for screens. */
const countsOf = (database: Knex) => {
  const counted = (kind: string) => database('store_counts').where({ kind }).where('count', '>', 0).select<NamedCount[]>('name', 'count');
  return {
    countGoods: async (id: StoreId): Promise<GoodsCounts> => (await sqlRows<GoodsCounts>(database, countingGoods, [id]))[0] ?? nothing,
    /** How many open stores there are of each type. */
    countTypes: async (): Promise<readonly NamedCount[]> => counted('type'),
    /** What open stores offer, the most frequent first. */
    countServices: async (limit: number): Promise<readonly NamedCount[]> => counted('service').orderByRaw('count desc, name').limit(limit),
  };
};

const toPage = ({ rows, counted }: PageRead): StorePage => ({ stores: rows.map(toFoundStore), counted });

interface Needs {
  readonly database: Knex;
  readonly reads: Reads;
}

/** Stores as everybody sees them, but for those nearby as JSON. */
const shownOf = ({ database, reads }: Needs, cap: number) => ({
  list: (filter: StoreFilter, order: StoreOrder, page: PageWanted): Promise<JsonPage> =>
    readJsonPage(reads, listed, { filter, order, page, cap }),
  /** Those that have what was typed, or the nearest to it. */
  search: (search: string, filter: StoreFilter, order: StoreOrder, page: PageWanted): Promise<SearchAnswer<JsonPage>> =>
    searchJsonList({ ...searched, reads, list: listed, findByTheirs: sellers(reads, cap) }, search, { filter, order, page, cap }),
  /** At most so many metres away, the nearest first. */
  listNearby: async (place: Place, metres: number, page: PageWanted): Promise<StorePage> => {
    const stores = { database, table: 'stores', columns: foundColumns(database), where: 'is_public' };
    return toPage(await readNear(stores, { point: onSphere(place), reach: chordOf(metres) }, page, cap));
  },
  /** `text` is its JSON. Undefined where not everybody may see it. */
  findShown: async (id: StoreId): Promise<ShownStore | undefined> => (await reads.rows<ShownStore>(findingShown, [id]))[0],
});

/** Stores as screens read them, without locks. @param cap totals are counted no further than one over it */
export const knexStoreQueries = (needs: Needs, cap = totalCap) => {
  const { database } = needs;
  const found = async (query: Knex.QueryBuilder) => ((await query) as object[]).map(toFoundStore);
  const stores = () => database('stores').select(foundColumns(database));
  const listOf = (ids: readonly StoreId[]): Promise<readonly FoundStore[]> => found(stores().whereIn('id', ids));
  const findOfOwner = async (ownerId: MemberId): Promise<FoundStore | undefined> => (await found(stores().where({ owner_id: ownerId })))[0];
  return {
    ...shownOf(needs, cap),
    ...countsOf(database),
    /** Whether open or not. */
    listOf,
    /** Whether open or not. @throws AppError `store.not-found` */
    get: async (id: StoreId): Promise<FoundStore> => orRefuse((await listOf([id]))[0], storeNotFound),
    /** Whose mark `verified` ended before that day, in Pakistan. */
    listExpired: async (day: string, after: string | undefined, limit: number): Promise<readonly StoreId[]> => {
      const expired = database('stores').where('verified_until', '<', day).orderBy('id').limit(limit);
      if (after !== undefined) void expired.where('id', '>', after);
      return (await expired.pluck('id')) as StoreId[];
    },
    findOfOwner,
    /** @throws AppError `store.not-found` */
    getOfOwner: async (ownerId: MemberId): Promise<FoundStore> => orRefuse(await findOfOwner(ownerId), storeNotFound),
  };
};
export type StoreQueries = ReturnType<typeof knexStoreQueries>;
