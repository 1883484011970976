import { knexIdempotencyKeys } from '@paltu/idempotency';
import { keeping, orRefuse, type MemberId } from '@paltu/kernel';
import { fromColumns, preparedRows, toColumns, type InTransaction, type Transaction } from '@paltu/persistence';
import type { PicturesModule } from '@paltu/pictures';
import { joinedWordsOf } from '@paltu/reference';
import { guessedAnimals } from './accessory-animals-store.ts';
import { accessoryDocument } from './accessory-document-store.ts';
import {
  accessoryNotFound,
  isOffered,
  isShown,
  type Accessory,
  type AccessoryDetails,
  type AccessoryEvent,
  type AccessoryId,
  type Recall,
  type StoreId,
} from './accessory.ts';

/** An accessory as a row of the table `accessories`: its details are columns of their own. */
interface FlatAccessory extends Omit<Accessory, 'details' | 'marks'>, AccessoryDetails {
  readonly featured: boolean;
  readonly hidden: boolean;
  /** For queries and their indexes; its meaning is in the domain alone. */
  readonly isOffered: boolean;
  /** The words that searches match, for the index. */
  readonly document: string;
}

/** Without `is_store_open`, which the slice of stores sets. */
export const toRow = (accessory: Accessory): Record<string, unknown> => {
  const { details, marks, ...own } = accessory;
  const flat: FlatAccessory = { ...own, ...marks, ...details, isOffered: isOffered(accessory), document: accessoryDocument(details) };
  return toColumns(flat, ['pictures', 'recall']);
};

/** The columns of an accessory. */
export const accessoryColumns = [
  'id',
  'store_id',
  'owner_id',
  'version',
  'name',
  'description',
  'category',
  'price',
  'original_price',
  'pictures',
  'status',
  'pack_days',
  'for_species',
  'for_species_guessed',
  'stock',
  'reserved',
  'featured',
  'hidden',
  'hidden_reason',
  'decided_up_to',
  'recall',
  'created_at',
  'updated_at',
  'removed_at',
] as const;

interface KeptAccessory extends Omit<FlatAccessory, 'isOffered' | 'document' | 'recall'> {
  /** The release before kept no name. */
  readonly recall: (Omit<Recall, 'name'> & Partial<Pick<Recall, 'name'>>) | null;
}

const assembled = ({
  name,
  description,
  category,
  price,
  originalPrice,
  packDays,
  forSpecies,
  featured,
  hidden,
  recall,
  ...own
}: KeptAccessory): Accessory => ({
  ...own,
  recall: recall && { name, ...recall },
  marks: { featured, hidden },
  details: { name, description, category, price, originalPrice, packDays, forSpecies },
});

/** From a row that has `accessoryColumns`, and maybe others. */
export const toAccessory = (row: object): Accessory => {
  const all = row as Readonly<Record<string, unknown>>;
  return assembled(fromColumns<KeptAccessory>(Object.fromEntries(accessoryColumns.map((column) => [column, all[column]]))));
};

type StoreTexts = Readonly<Record<'store_name' | 'store_description', string>>;

interface Unguessed {
  readonly accessory: Accessory;
  readonly guess: AccessoryDetails['forSpecies'];
}

/** Folded names of the products of a store that were recalled, removed ones too. */
const recalledNamesIn =
  (trx: Transaction) =>
  async (storeId: StoreId): Promise<ReadonlySet<string>> => {
    const recalled = trx('accessories').where({ store_id: storeId }).whereNotNull('recall');
    const rows: object[] = await recalled.select(...accessoryColumns);
    return new Set(rows.map(toAccessory).flatMap(({ recall }) => (recall === null ? [] : [joinedWordsOf(recall.name)])));
  };

/** Some on sale whose animals are still to be guessed, by their words and those of their stores; none that is locked. */
const unguessedIn =
  (trx: Transaction) =>
  async (limit: number): Promise<readonly Unguessed[]> => {
    const due = trx('accessories').whereNull('for_species_guessed').orderBy('accessories.id').limit(limit);
    const rows: StoreTexts[] = await due
      .whereNull('accessories.removed_at')
      .join('stores', 'stores.id', 'accessories.store_id')
      .forUpdate('accessories')
      .skipLocked()
      .select(...accessoryColumns.map((column) => `accessories.${column}`))
      .select({ store_name: 'stores.name', store_description: 'stores.description' });
    return rows.map((row) => {
      const accessory = toAccessory(row);
      return { accessory, guess: guessedAnimals(accessory.details, [row.store_name, row.store_description]) };
    });
  };

/** Accessories in the transaction `trx`, removed ones too: a row that was read stays locked until it ends, and its store before it. */
const knexAccessories = (trx: Transaction) => {
  const find = async (id: AccessoryId): Promise<Accessory | undefined> => {
    const kept = await trx('accessories').where({ id }).first<{ store_id: StoreId } | undefined>('store_id');
    if (kept === undefined) return undefined;
    // The store is locked first, as when it is closed.
    await trx('stores').where({ id: kept.store_id }).forNoKeyUpdate().first('id');
    const held = trx('accessories').where({ id }).forUpdate();
    return toAccessory((await held.first(...accessoryColumns)) as object);
  };
  return {
    find,
    /** @throws AppError `accessory.not-found` */
    get: async (id: AccessoryId): Promise<Accessory> => orRefuse(await find(id), accessoryNotFound),
    listOfOwner: async (ownerId: MemberId): Promise<readonly Accessory[]> => {
      await trx('stores').where({ owner_id: ownerId }).forNoKeyUpdate().first('id');
      const ofOwner = trx('stores').where({ owner_id: ownerId }).select('id');
      const rows: object[] = await trx('accessories')
        .whereIn('store_id', ofOwner)
        .orderBy('id')
        .forUpdate()
        .select(...accessoryColumns);
      return rows.map(toAccessory);
    },
    /** @throws AppError `accessory.not-found` when one is not there */
    listForRecall: async (ids: readonly AccessoryId[]): Promise<readonly Accessory[]> => {
      const stores = trx('accessories')
        .whereIn('id', [...ids])
        .distinct('store_id');
      await trx('stores').whereIn('id', stores).orderBy('id').forNoKeyUpdate().select('id');
      const rows: object[] = await trx('accessories')
        .whereIn('id', [...ids])
        .orderBy('id')
        .forUpdate()
        .select(...accessoryColumns);
      if (rows.length < new Set(ids).size) throw accessoryNotFound();
      return rows.map(toAccessory);
    },
    listUnguessed: unguessedIn(trx),
    recalledNames: recalledNamesIn(trx),
    /** How many of a store are not removed. */
    countOfStore: async (storeId: StoreId): Promise<number> => {
      const row = await trx('accessories').where({ store_id: storeId, removed_at: null }).count({ listed: '*' }).first();
      return Number(row?.['listed'] ?? 0);
    },
    add: async (accessory: Accessory): Promise<void> => {
      const isStoreOpen = trx('stores').where({ id: accessory.storeId }).select('is_public');
      await trx('accessories').insert({ ...toRow(accessory), is_store_open: isStoreOpen });
    },
    save: async (accessory: Accessory): Promise<void> => {
      await trx('accessories').where({ id: accessory.id }).update(toRow(accessory));
    },
  };
};

/** The stores that accessories belong to. */
const knexStores = (trx: Transaction) => ({
  /** The store of a member; it stays locked until the transaction ends. */
  findIdOfOwner: async (ownerId: MemberId): Promise<StoreId | undefined> => {
    const row = await trx('stores').where({ owner_id: ownerId }).forNoKeyUpdate().first<{ readonly id: StoreId } | undefined>('id');
    return row?.id;
  },
  /** One product more or less that the store offers. */
  countProduct: async (storeId: StoreId, change: 1 | -1): Promise<void> => {
    await trx('stores').where({ id: storeId }).increment('products', change);
  },
});

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

/** An accessory of which pieces are reserved, with what an order keeps of its store. */
export interface ReservedAccessory extends Accessory {
  readonly store: { readonly name: string; readonly cityId: string; readonly sendsWithinDays: number };
}

const returned = accessoryColumns.map((column) => `accessories.${column}`).join();

// Locked in the order of their ids, so that two orders of the same products cannot deadlock. The second one waits for the first, and its
// condition is checked on the rows as the first one left them. Of parameters in queries of their own the planner does not know how many there
// are, so that it keeps one plan for all: to plan takes longer than the rest.
const reserving = `with wanted as materialized (
    select accessories.id, line.pieces from unnest((select $1::uuid[]), (select $2::integer[])) as line (id, pieces)
    join accessories on accessories.id = line.id
    order by accessories.id for no key update of accessories)
  update accessories set reserved = reserved + wanted.pieces, version = version + 1 from wanted
  where accessories.id = wanted.id and stock - reserved >= wanted.pieces and is_public
  returning ${returned},
    (select json_build_object('name', name, 'cityId', city_id, 'sendsWithinDays', sends_within_days) from stores where stores.id = accessories.store_id) as store`;

// As many accessories as there are, in one statement: a parcel may have a hundred lines.
const moving = `with wanted as materialized (
    select accessories.id, line.stock, line.reserved from unnest((select $1::uuid[]), (select $2::integer[]), (select $3::integer[])) as line (id, stock, reserved)
    join accessories on accessories.id = line.id order by accessories.id for no key update of accessories)
  update accessories set stock = accessories.stock + wanted.stock, reserved = accessories.reserved + wanted.reserved, version = version + 1
  from wanted where accessories.id = wanted.id and accessories.reserved + wanted.reserved >= 0
    and accessories.stock + wanted.stock >= accessories.reserved + wanted.reserved
  returning ${returned}`;

/** Pieces in the transaction `trx`, changed by conditional updates: of all who want the last one, one gets it. */
const knexStock = (trx: Transaction) => ({
  /**
   * Reserves these pieces. Accessories with fewer pieces, or not for sale, are left out of the result. They are locked in the order of
   * their ids.
   */
  reserve: async (lines: readonly StockLine[]): Promise<readonly ReservedAccessory[]> => {
    const wanted = [lines.map(({ accessoryId }) => accessoryId), lines.map(({ pieces }) => pieces)];
    const rows = await preparedRows<Pick<ReservedAccessory, 'store'>>(trx, { name: 'reserve pieces', text: reserving }, wanted);
    return rows.map((row) => ({ ...toAccessory(row), store: row.store }));
  },
  /**
   * Adds these pieces, each accessory once. Accessories whose `stock` or `reserved` would fall below 0, or `stock` below `reserved`, stay as they
   * are, and are left out of the result. They are locked in the order of their ids.
   */
  move: async (moves: readonly StockMove[]): Promise<readonly Accessory[]> => {
    const columns = [moves.map(({ accessoryId }) => accessoryId), moves.map(({ stock }) => stock), moves.map(({ reserved }) => reserved)];
    return (await preparedRows<object>(trx, { name: 'move pieces', text: moving }, columns)).map(toAccessory);
  },
});

interface AccessoryScopeNeeds {
  readonly outboxIn: (trx: Transaction) => { append(events: readonly AccessoryEvent[]): Promise<void> };
  readonly pictures: Pick<PicturesModule, 'picturesIn'>;
  /** Notes that the buyers of a recalled product have to be notified. */
  readonly noteRecallIn: (trx: Transaction) => (id: AccessoryId, recalledAt: Date) => Promise<void>;
}

const pictureIdsOf = ({ pictures }: Accessory) => pictures.map(({ id }) => id);

/** All that a use case may write with, in a transaction. */
export const accessoryScopeIn =
  ({ outboxIn, pictures: { picturesIn }, noteRecallIn }: AccessoryScopeNeeds) =>
  (trx: Transaction) => {
    const [accessories, stores, stock] = [knexAccessories(trx), knexStores(trx), knexStock(trx)];
    const [pictures, outbox] = [picturesIn(trx), outboxIn(trx)];
    /** Brings up to date what depends on an accessory: who may see its pictures, and how many products its store offers. */
    const follow = async (before: Accessory | undefined, accessory: Accessory): Promise<void> => {
      const wasOffered = before !== undefined && isOffered(before);
      const isOfferedNow = isOffered(accessory);
      const held = before === undefined ? [] : pictureIdsOf(before);
      await pictures.follow({ usedBy: accessory.id, before: held, after: pictureIdsOf(accessory), isPublic: isShown(accessory) });
      if (wasOffered !== isOfferedNow) await stores.countProduct(accessory.storeId, isOfferedNow ? 1 : -1);
    };
    /** Keeps a decision about an accessory that is locked. */
    const keep = keeping<Accessory, AccessoryEvent>({
      save: async (accessory, before) => {
        await accessories.save(accessory);
        await follow(before, accessory);
      },
      outbox,
    });
    const keys = knexIdempotencyKeys<AccessoryId>(trx);
    return { accessories, stores, stock, pictures, keys, outbox, follow, keep, noteRecall: noteRecallIn(trx) };
  };
export type AccessoryScope = ReturnType<ReturnType<typeof accessoryScopeIn>>;
export type InAccessoryTransaction = InTransaction<AccessoryScope>;
