import type { Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { PaperClaims, PictureClaims } from '@paltu/pictures';
import type { MemberPresence } from '@paltu/projections';
import type { Place, StoreType } from '@paltu/reference';
import type { StoreEvent } from '../domain/store-events.ts';
import type { Store, StoreId } from '../domain/store.ts';

/** Stores; each stays locked until the transaction ends. */
export interface StoreRepository {
  find(id: StoreId): Promise<Store | undefined>;
  findOfOwner(ownerId: MemberId): Promise<Store | undefined>;
  /** @throws AppError `store.not-found` */
  getOfOwner(ownerId: MemberId): Promise<Store>;
  /** Undefined also while another transaction has locked it. */
  findUnlessHeld(id: StoreId): Promise<Store | undefined>;
  /** @throws AppError `store.already-open` */
  add(store: Store): Promise<void>;
  save(store: Store): Promise<void>;
}

/** Products of a store. Their rows repeat whether it is open, so that lists of products read no store. */
export interface StoreProducts {
  setStoreOpen(storeId: StoreId, isOpen: boolean): Promise<void>;
}

/** How many open stores have a type, or offer a service. */
export interface StoreCounts {
  follow(before: Store | undefined, after: Store): Promise<void>;
}

/** Where the events go, in the same transaction. */
export interface StoreOutbox {
  append(events: readonly StoreEvent[]): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface StoreScope {
  readonly stores: StoreRepository;
  readonly products: StoreProducts;
  readonly counts: StoreCounts;
  readonly members: MemberPresence;
  readonly pictures: PictureClaims;
  readonly papers: PaperClaims;
  readonly outbox: StoreOutbox;
  /** Keeps a decision about a store that is locked. */
  readonly keep: Keep<Store, StoreEvent>;
}

export type InStoreTransaction = InTransaction<StoreScope>;

/** What is counted of a store. */
export interface StoreFigures {
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

export const storeOrders = ['rating', 'name', 'products', 'newest'] as const;
/** `relevance`: how well it matches a search; without one, as by rating. */
export type StoreOrder = (typeof storeOrders)[number] | 'relevance';

export interface StoreFilter {
  readonly type?: StoreType | undefined;
  readonly cityId?: string | undefined;
  readonly featured?: boolean | undefined;
  readonly minRating?: number | undefined;
}

export interface StorePage {
  readonly stores: readonly FoundStore[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

export interface SearchedStores extends StorePage {
  /** What was looked for in place of what was typed; null when that was found. */
  readonly corrected: string | null;
}

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** How many accessories a store has, by what is made of them. */
export interface GoodsCounts {
  readonly drafts: number;
  readonly archived: number;
  /** Active ones without a piece left. */
  readonly outOfStock: number;
}

/** Stores as screens read them, without locks. */
export interface StoreQueries {
  /** Open ones. */
  list(filter: StoreFilter, order: StoreOrder, page: PageWanted): Promise<StorePage>;
  /** Open ones that have what was typed, or the nearest to it. */
  search(search: string, filter: StoreFilter, order: StoreOrder, page: PageWanted): Promise<SearchedStores>;
  /** Open ones at most so many metres away, the nearest first. */
  listNearby(place: Place, metres: number, page: PageWanted): Promise<StorePage>;
  /** Whether open or not. */
  listOf(ids: readonly StoreId[]): Promise<readonly FoundStore[]>;
  /** Whether open or not. @throws AppError `store.not-found` */
  get(id: StoreId): Promise<FoundStore>;
  findOfOwner(ownerId: MemberId): Promise<FoundStore | undefined>;
  /** @throws AppError `store.not-found` */
  getOfOwner(ownerId: MemberId): Promise<FoundStore>;
  /** Whose mark `verified` ended before that day, in Pakistan. */
  listExpired(day: string, after: string | undefined, limit: number): Promise<readonly StoreId[]>;
  countGoods(id: StoreId): Promise<GoodsCounts>;
  /** How many open stores there are of each type. */
  countTypes(): Promise<readonly NamedCount[]>;
  /** What open stores offer, the most frequent first. */
  countServices(limit: number): Promise<readonly NamedCount[]>;
}
