import type { IdempotencyKeys } from '@paltu/idempotency';
import type { Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { PictureClaims } from '@paltu/pictures';
import type { AccessoryCategory, AccessoryStatus } from '@paltu/reference';
import type { AccessoryEvent } from '../domain/accessory-events.ts';
import type { Accessory, AccessoryId, StoreId } from '../domain/accessory.ts';

/** Accessories, removed ones too. One that was read stays locked until the transaction ends, and its store before it. */
export interface AccessoryRepository {
  find(id: AccessoryId): Promise<Accessory | undefined>;
  /** @throws AppError `accessory.not-found` */
  get(id: AccessoryId): Promise<Accessory>;
  /** Removed ones, too. */
  listOfOwner(ownerId: MemberId): Promise<readonly Accessory[]>;
  /** @throws AppError `accessory.not-found` when one is not there */
  listForRecall(ids: readonly AccessoryId[]): Promise<readonly Accessory[]>;
  /** Folded names of the products of a store that were recalled, removed ones too. */
  recalledNames(storeId: StoreId): Promise<ReadonlySet<string>>;
  /** How many of a store are not removed. */
  countOfStore(storeId: StoreId): Promise<number>;
  add(accessory: Accessory): Promise<void>;
  save(accessory: Accessory): Promise<void>;
}

/** The stores that accessories belong to. */
export interface Stores {
  /** The store of a member; it stays locked until the transaction ends. */
  findIdOfOwner(ownerId: MemberId): Promise<StoreId | undefined>;
  /** One product more or less that the store offers. */
  countProduct(storeId: StoreId, change: 1 | -1): Promise<void>;
}

export interface StockLine {
  readonly accessoryId: AccessoryId;
  /** At least one; an accessory has one line. */
  readonly pieces: number;
}

/** How many pieces of a product are added to `stock` and to `reserved`; below 0 they are taken away. */
export interface StockMove {
  readonly accessoryId: AccessoryId;
  readonly stock: number;
  readonly reserved: number;
}

/** An accessory of which pieces are reserved, and what its store is called. */
export interface ReservedAccessory extends Accessory {
  readonly storeName: string;
}

/** Pieces in stock, changed by conditional updates: of all who want the last one, one gets it. */
export interface StockRepository {
  /**
   * Reserves these pieces. Accessories with fewer pieces, or not for sale, are left out of the result. They are locked in the order of
   * their ids.
   */
  reserve(lines: readonly StockLine[]): Promise<readonly ReservedAccessory[]>;
  /**
   * Adds these pieces, each accessory once. Accessories whose `stock` or `reserved` would fall below 0, or `stock` below `reserved`, stay as they
   * are, and are left out of the result. They are locked in the order of their ids.
   */
  move(moves: readonly StockMove[]): Promise<readonly Accessory[]>;
}

/** Where the events go, in the same transaction. */
export interface AccessoryOutbox {
  append(events: readonly AccessoryEvent[]): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface AccessoryScope {
  readonly accessories: AccessoryRepository;
  readonly stores: Stores;
  readonly stock: StockRepository;
  readonly pictures: PictureClaims;
  readonly keys: IdempotencyKeys<AccessoryId>;
  readonly outbox: AccessoryOutbox;
  /** Notes that the buyers of a recalled product have to be notified. */
  readonly noteRecall: (id: AccessoryId, recalledAt: Date) => Promise<void>;
  /** Keeps a decision about an accessory that is locked. */
  readonly keep: Keep<Accessory, AccessoryEvent>;
}

export type InAccessoryTransaction = InTransaction<AccessoryScope>;

/** The store of an accessory, as it is shown beside it. */
export interface Vendor {
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
export interface AccessoryFigures {
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

export const accessoryOrders = ['newest', 'price-low', 'price-high', 'rating', 'popularity'] as const;
/** `relevance`: how well it matches a search; without one, the newest first. */
export type AccessoryOrder = (typeof accessoryOrders)[number] | 'relevance';

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

export interface SearchedAccessories extends AccessoryPage {
  /** What was looked for in place of what was typed; null when that was found. */
  readonly corrected: string | null;
}

export interface OwnFilter {
  readonly status?: AccessoryStatus | undefined;
  readonly search?: string | undefined;
}

/** How many there are in lists. */
export interface AccessoryCount {
  readonly category: AccessoryCategory;
  readonly inStock: boolean;
  readonly count: number;
}

/** Accessories as screens read them, without locks. */
export interface AccessoryQueries {
  /** Those in lists. */
  list(filter: AccessoryFilter, order: AccessoryOrder, page: PageWanted): Promise<AccessoryPage>;
  /** Those in lists that have what was typed, or the nearest to it. */
  search(search: string, filter: AccessoryFilter, order: AccessoryOrder, page: PageWanted): Promise<SearchedAccessories>;
  /** The newest first, whatever their status. */
  listOwn(ownerId: MemberId, filter: OwnFilter, page: PageWanted): Promise<AccessoryPage>;
  /** Every one that is not removed, the first one first. */
  listAllOwn(ownerId: MemberId): Promise<readonly FoundAccessory[]>;
  /** In lists or not; removed ones are left out. */
  listOf(ids: readonly string[]): Promise<readonly FoundAccessory[]>;
  /** The store of this id, or of this member. */
  findStore(idOfStoreOrOwner: string): Promise<StoreId | undefined>;
  count(): Promise<readonly AccessoryCount[]>;
}
