import type { MemberId } from '@paltu/kernel';
import {
  foldRunningCounts,
  jsonInstant,
  readJsonPage,
  readPage,
  readRunningCounts,
  rowsAsJson,
  type Bind,
  type CountedRows,
  type JsonList,
  type JsonPage,
  type PageRead,
  type PageWanted,
  type Reads,
  type ShownRows,
} from '@paltu/persistence';
import { jsonPictures } from '@paltu/pictures/picture-view';
import { fewPieces, wordsOf, type AccessoryCategory, type AccessoryStatus, type Species } from '@paltu/reference';
import { phraseOf, type SearchAnswer } from '@paltu/search';
import { findInTable, freshAt, searchJsonList, type SearchedList } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { animalsOf } from './accessory-animals-store.ts';
import { accessoryColumns, toAccessory } from './accessory-store.ts';
import type { Accessory, AccessoryDetails, AccessoryId, AccessoryOrder, StoreId } from './accessory.ts';

/** The store of an accessory, as it is shown beside it. */
interface Vendor {
  readonly id: StoreId;
  readonly name: string;
  readonly rating: number;
  readonly verified: boolean;
  /** It sells. */
  readonly isActive: boolean;
  /** False while it has given no tax number, where that is needed. */
  readonly takesOrders: boolean;
  /** Everybody may see it. */
  readonly isShown: boolean;
}

/** What is counted of an accessory. */
interface AccessoryFigures {
  /** Mean to one decimal; 0 without a review. */
  readonly rating: number;
  readonly reviews: number;
  readonly likes: number;
}

export interface FoundAccessory {
  readonly accessory: Accessory;
  readonly vendor: Vendor;
  readonly figures: AccessoryFigures;
}

/** Prices are inclusive. */
export interface AccessoryFilter {
  readonly category?: AccessoryCategory | undefined;
  /** Any of them. */
  readonly forSpecies?: Species | readonly Species[] | undefined;
  readonly storeId?: StoreId | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly minRating?: number | undefined;
  readonly inStock?: true | undefined;
  readonly featured?: true | undefined;
  readonly excludeIds?: readonly string[] | undefined;
}

interface AccessoryPage {
  readonly accessories: readonly FoundAccessory[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

const stocksSql = { out: 'not in_stock', low: `in_stock and stock - reserved <= ${fewPieces}` } as const;

// As a type it has the signature that rows need.
type ShownAccessory = { readonly text: string; readonly ownerId: MemberId };

interface OwnFilter {
  readonly status?: AccessoryStatus | undefined;
  readonly search?: string | undefined;
  /** On sale without a piece left, or with few. */
  readonly stock?: 'out' | 'low' | undefined;
}

/** How many there are in lists. */
export interface AccessoryCount {
  readonly category: AccessoryCategory;
  readonly inStock: boolean;
  readonly count: number;
}

const vendorSql = (takesOrders: string): string =>
  `(select json_build_object('id', id, 'name', name, 'rating', rating, 'verified', verified, 'isActive', is_active,
  'takesOrders', ${takesOrders}, 'isShown', not hidden and not is_owner_away)
  from stores where stores.id = accessories.store_id) as vendor`;

/** The columns that `toFoundAccessory` reads. @param takesOrders SQL: whether orders are taken by the row of `stores` beside it */
const foundColumns = (database: Knex, takesOrders: string) => [
  ...accessoryColumns.map((column) => `accessories.${column}`),
  'rating',
  'reviews',
  database.raw('(select likes from interests where interests.id = accessories.id) as likes'),
  database.raw(vendorSql(takesOrders)),
];

interface Figures {
  readonly rating: string;
  readonly reviews: number;
  /** Null as long as nobody has liked it. */
  readonly likes: number | null;
  readonly vendor: Vendor;
}

const toFoundAccessory = (row: object): FoundAccessory => {
  const { rating, reviews, likes, vendor: store } = row as Figures;
  return { accessory: toAccessory(row), vendor: store, figures: { rating: Number(rating), reviews, likes: likes ?? 0 } };
};

const newest = 'created_at desc, id desc';

/** What can be had, then the freshest. */
const availableAndFresh = `in_stock desc, ${freshAt()} desc`;

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
const accessoryOrdersSql: Readonly<Record<AccessoryOrder, string>> = {
  relevance: newest,
  newest,
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  rating: 'rating desc, id desc',
  popularity: 'popularity desc, id desc',
};

const vendorFields = (takesOrders: string): string => `stores.id as "_id", stores.name, stores.rating::float8 as rating, stores.verified,
  stores.is_active as "isActive", ${takesOrders} as "takesOrders"`;

/** Accessories as `presentAccessory` shows them. */
const shownAccessories = (takesOrders: string): ShownRows => ({
  fields: `accessories.id as "_id", accessories.id, name, description, category, price, original_price as "originalPrice", pack_days as "packDays", for_species as "forSpecies",
    status = 'active' and in_stock as "inStock", stock - reserved as quantity, featured, rating::float8 as rating, reviews,
    coalesce((select likes from interests where interests.id = accessories.id), 0) as likes, ${jsonPictures('commerce', 'pictures')} as images, status,
    (select row_to_json(kept) from (select recall ->> 'reason' as reason, recall ->> 'advice' as advice, recall ->> 'recalledAt' as "recalledAt"
      where recall is not null) as kept) as recall,
    (select row_to_json(vendor) from (select ${vendorFields(takesOrders)} from stores where stores.id = accessories.store_id) as vendor) as vendor,
    store_id as "vendorId", ${jsonInstant('created_at')} as "createdAt", ${jsonInstant('updated_at')} as "updatedAt"`,
});

/** The `tsquery` of what is for any of these animals: documents have it, so that their index finds it. */
export const animalsQuery = (species: Species | readonly Species[]): string =>
  [species]
    .flat()
    .map((one) => `'${phraseOf('species', one)}'`)
    .join(' | ');

/** Those in lists. */
export const accessoriesInLists = (takesOrders: string): JsonList => ({
  ...shownAccessories(takesOrders),
  table: 'accessories',
  isListed: 'is_public',
  countedBy: newest,
  orders: accessoryOrdersSql,
  // On the first page of twelve at least four stores, as far as there are some.
  mixes: { relevance: { by: 'store_id', most: 3, first: availableAndFresh } },
  conditions: {
    category: (bind, category) => `category = ${bind(category)}`,
    forSpecies: (bind, species) => `document @@ ${bind(animalsQuery(species as Species | readonly Species[]))}::tsquery`,
    storeId: (bind, storeId) => `store_id = ${bind(storeId)}`,
    minPrice: (bind, price) => `price >= ${bind(price)}`,
    maxPrice: (bind, price) => `price <= ${bind(price)}`,
    minRating: (bind, rating) => `rating >= ${bind(rating)}`,
    // Written out as the partial index has it.
    inStock: () => 'in_stock',
    featured: () => 'featured',
    excludeIds: (bind, ids) => `id <> all(${bind(ids)}::uuid[])`,
    query: (bind, query) => `document @@ ${bind(query)}::tsquery`,
  } satisfies Record<keyof AccessoryFilter | 'query', JsonList['conditions'][string]>,
  plannedEachTime: new Set(['minPrice', 'maxPrice', 'minRating', 'forSpecies', 'query']),
});

/** What words of a search may name; of what matches equally well what can be had comes first, then the freshest. */
export const searched: Omit<SearchedList<AccessoryFilter>, 'reads' | 'list'> = {
  prefix: '',
  thenBy: availableAndFresh,
  filterOf: { forSpecies: 'forSpecies', minPrice: 'minPrice', maxPrice: 'maxPrice' },
  hasPrices: true,
  hasPlaces: false,
};

const shownToAll = `status = 'active' and not hidden and removed_at is null
  and exists (select from stores where stores.id = accessories.store_id and not stores.hidden and not stores.is_owner_away)`;

/** So many of the best sellers are compared with a product. */
const comparedAtMost = 500;

/** Those that may be like a product. */
interface Alike {
  readonly besides: AccessoryId;
  readonly category: string;
  /** Undefined where it names no animal. */
  readonly query: string | undefined;
}

const bestAmongSql = (bind: Bind, { besides, category, query }: Alike): string => `id = any(array(
  select id from accessories where is_public and in_stock and category = ${bind(category)} and id <> ${bind(besides)}
    ${query === undefined ? '' : `and document @@ ${bind(query)}::tsquery`}
  order by ${accessoryOrdersSql.popularity} limit ${comparedAtMost}))`;

type Compared = Pick<AccessoryDetails, 'name' | 'description' | 'category' | 'forSpecies'>;

/** What is asked for products like one; those whose names have the most words of its own come first, then the best sellers. */
const likeThat = (id: AccessoryId, { category, ...named }: Compared) => {
  const animals = animalsOf(named);
  const query = animals.length === 0 ? undefined : animalsQuery(animals);
  const words = wordsOf(named.name).join(' | ');
  return {
    filter: { alike: { besides: id, category, query } satisfies Alike },
    order: 'popularity',
    rank: (bind: Bind) => `ts_rank(document, ${bind(words)}::tsquery) desc`,
  };
};

const toPage = ({ rows, counted }: PageRead): AccessoryPage => ({ accessories: rows.map(toFoundAccessory), counted });

interface Needs {
  readonly database: Knex;
  readonly reads: Reads;
  /** SQL: whether orders are taken by the row of `stores` beside it. */
  readonly takesOrders: string;
}

/** Accessories as everybody sees them, as JSON. */
const shownOf = ({ reads, takesOrders }: Needs, cap: number) => {
  const accessories = accessoriesInLists(takesOrders);
  const alike: JsonList = { ...accessories, conditions: { alike: (bind, wanted) => bestAmongSql(bind, wanted as Alike) } };
  const one = rowsAsJson(`(select * from accessories where id = $1 and ${shownToAll}) as accessories`, shownAccessories(takesOrders));
  return {
    list: (filter: AccessoryFilter, order: AccessoryOrder, page: PageWanted): Promise<JsonPage> =>
      readJsonPage(reads, accessories, { filter, order, page, cap }),
    /** Those that have what was typed, or the nearest to it. */
    search: (search: string, filter: AccessoryFilter, order: AccessoryOrder, page: PageWanted): Promise<SearchAnswer<JsonPage>> =>
      searchJsonList({ ...searched, reads, list: accessories }, search, { filter, order, page, cap }),
    /** In stock, of the same category and for the same animals; undefined where not everybody may see the one that they are like. */
    similar: async (id: AccessoryId, page: PageWanted): Promise<JsonPage | undefined> => {
      const statement = {
        name: 'accessory to compare',
        text: `select name, description, category, for_species as "forSpecies" from accessories where id = $1 and ${shownToAll}`,
      };
      const [one] = await reads.rows<Compared>(statement, [id]);
      return one && readJsonPage(reads, alike, { ...likeThat(id, one), page, cap });
    },
    /** `text` is its JSON. Undefined where not everybody may see it. */
    findShown: async (id: AccessoryId): Promise<ShownAccessory | undefined> => {
      const statement = { name: 'accessory for everybody', text: `select json as text, owner_id as "ownerId" from ${one}` };
      return (await reads.rows<ShownAccessory>(statement, [id]))[0];
    },
  };
};

const counted: CountedRows = { table: 'accessories', isCounted: 'is_public', columns: ['category', 'in_stock'] };

/** Accessories as screens read them, without locks. @param cap totals are counted no further than one over it */
export const knexAccessoryQueries = (needs: Needs, cap = totalCap) => {
  const { database, takesOrders } = needs;
  const kept = () => database('accessories').whereNull('removed_at').select(foundColumns(database, takesOrders));
  const ofOwner = (ownerId: string) => kept().whereIn('store_id', database('stores').where({ owner_id: ownerId }).select('id'));
  const found = async (query: Knex.QueryBuilder): Promise<readonly FoundAccessory[]> => ((await query) as object[]).map(toFoundAccessory);
  return {
    ...shownOf(needs, cap),
    /** The newest first, whatever their status. */
    listOwn: async (ownerId: MemberId, { status, search, stock }: OwnFilter, page: PageWanted): Promise<AccessoryPage> => {
      const own = ofOwner(ownerId);
      if (status !== undefined) own.where({ status });
      if (stock !== undefined) own.where({ status: 'active' }).whereRaw(stocksSql[stock]);
      const read = (query: Knex.QueryBuilder) => readPage(query, accessoryOrdersSql.newest, page, cap);
      return toPage(await (search === undefined ? read(own) : findInTable(own, search, read)));
    },
    /** Every one that is not removed, the first one first. */
    listAllOwn: (ownerId: MemberId) => found(ofOwner(ownerId).orderBy('created_at').orderBy('id')),
    /** In lists or not; removed ones are left out. */
    listOf: (ids: readonly string[]) => found(kept().whereIn('id', [...ids])),
    /** The store of this id, or of this member. */
    findStore: async (id: string): Promise<StoreId | undefined> => {
      const [row] = await database('stores').where({ id }).orWhere({ owner_id: id }).limit(1).select('id');
      return row?.id;
    },
    count: (): Promise<readonly AccessoryCount[]> => readRunningCounts<AccessoryCount>(database, counted),
    /** A job. */
    foldCounts: foldRunningCounts(database, counted),
  };
};
export type AccessoryQueries = ReturnType<typeof knexAccessoryQueries>;
