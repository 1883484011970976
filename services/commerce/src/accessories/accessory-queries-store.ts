import type { MemberId } from '@paltu/kernel';
import { columnOf, readPage, sqlRows, type PageRead, type PageWanted, type Reads } from '@paltu/persistence';
import type { AccessoryCategory, AccessoryStatus } from '@paltu/reference';
import { findInTable, searchTable } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { accessoryColumns, toAccessory } from './accessory-store.ts';
import type { Accessory, AccessoryOrder, StoreId } from './accessory.ts';

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
  readonly storeId?: StoreId | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly minRating?: number | undefined;
  readonly inStock?: true | undefined;
  readonly featured?: true | undefined;
  readonly excludeIds?: readonly string[] | undefined;
}

export interface AccessoryPage {
  readonly accessories: readonly FoundAccessory[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

interface SearchedAccessories extends AccessoryPage {
  /** What was looked for in place of what was typed; null when that was found. */
  readonly corrected: string | null;
}

interface OwnFilter {
  readonly status?: AccessoryStatus | undefined;
  readonly search?: string | undefined;
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

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
const accessoryOrdersSql: Readonly<Record<AccessoryOrder, string>> = {
  relevance: newest,
  newest,
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  rating: 'rating desc, id desc',
  popularity: 'popularity desc, id desc',
};

/** Accessories in lists that a filter leaves. `is_public` is written out: only so does the planner see that the partial indexes fit. */
const publicAccessories = (
  database: Knex,
  { minPrice, maxPrice, minRating, inStock, featured, excludeIds, ...equal }: AccessoryFilter,
): Knex.QueryBuilder => {
  const accessories = database('accessories').whereRaw('is_public');
  for (const [field, value] of Object.entries(equal)) if (value !== undefined) accessories.where({ [columnOf(field)]: value });
  if (minPrice !== undefined) accessories.where('price', '>=', minPrice);
  if (maxPrice !== undefined) accessories.where('price', '<=', maxPrice);
  if (minRating !== undefined) accessories.where('rating', '>=', minRating);
  if (inStock) accessories.whereRaw('in_stock');
  if (featured) accessories.whereRaw('featured');
  if (excludeIds !== undefined && excludeIds.length > 0) accessories.whereNotIn('id', [...excludeIds]);
  return accessories;
};

const toPage = ({ rows, counted }: PageRead): AccessoryPage => ({ accessories: rows.map(toFoundAccessory), counted });

interface Needs {
  readonly database: Knex;
  readonly reads: Reads;
  /** SQL: whether orders are taken by the row of `stores` beside it. */
  readonly takesOrders: string;
}

/** Those in lists. */
const listsOf = ({ database, reads, takesOrders }: Needs, cap: number) => ({
  list: async (filter: AccessoryFilter, order: AccessoryOrder, page: PageWanted): Promise<AccessoryPage> => {
    const accessories = publicAccessories(database, filter).select(foundColumns(database, takesOrders));
    return toPage(await readPage(accessories, accessoryOrdersSql[order], page, cap));
  },
  /** Those that have what was typed, or the nearest to it. */
  search: async (search: string, filter: AccessoryFilter, order: AccessoryOrder, page: PageWanted): Promise<SearchedAccessories> => {
    const found = await searchTable({ reads, table: 'accessories', prefix: '' }, search, ({ query, isFrequent }) => {
      const matching = publicAccessories(database, filter).whereRaw('document @@ ?::tsquery', [query]);
      matching.select(foundColumns(database, takesOrders));
      // What matches equally well and can be had comes first.
      if (order === 'relevance' && !isFrequent) matching.orderByRaw('ts_rank(document, ?::tsquery) desc, in_stock desc', [query]);
      return readPage(matching, accessoryOrdersSql[order], page, cap);
    });
    return { ...toPage(found), corrected: found.corrected };
  },
});

// An index-only scan: the index holds these two columns.
const counting = `select category, in_stock as "inStock", count(*)::integer as count from accessories where is_public group by category, in_stock`;

/** Accessories as screens read them, without locks. @param cap totals are counted no further than one over it */
export const knexAccessoryQueries = (needs: Needs, cap = totalCap) => {
  const { database, takesOrders } = needs;
  const kept = () => database('accessories').whereNull('removed_at').select(foundColumns(database, takesOrders));
  const ofOwner = (ownerId: string) => kept().whereIn('store_id', database('stores').where({ owner_id: ownerId }).select('id'));
  const found = async (query: Knex.QueryBuilder): Promise<readonly FoundAccessory[]> => ((await query) as object[]).map(toFoundAccessory);
  return {
    ...listsOf(needs, cap),
    /** The newest first, whatever their status. */
    listOwn: async (ownerId: MemberId, { status, search }: OwnFilter, page: PageWanted): Promise<AccessoryPage> => {
      const own = ofOwner(ownerId);
      if (status !== undefined) own.where({ status });
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
    count: (): Promise<readonly AccessoryCount[]> => sqlRows<AccessoryCount>(database, counting),
  };
};
export type AccessoryQueries = ReturnType<typeof knexAccessoryQueries>;
