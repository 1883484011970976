import { keeping, orRefuse, type MemberId } from '@paltu/kernel';
import { fromColumns, sqlRows, toColumns, violatedConstraint, type InTransaction, type Transaction } from '@paltu/persistence';
import type { PapersModule, PicturesModule } from '@paltu/pictures';
import { knexMemberPresence } from '@paltu/projections';
import { cityName, onSphere, type Place } from '@paltu/reference';
import { documentOf, namesOf, nearestPlaceOf } from '@paltu/search';
import { cubeOf, type DocumentRows } from '@paltu/search/postgres';
import type { Knex } from 'knex';
import {
  alreadyOpen,
  isOpen,
  isShown,
  picturesOf,
  storeNotFound,
  type Store,
  type StoreDetails,
  type StoreEvent,
  type StoreId,
  type StoreMarks,
} from './store.ts';

/** A store as a row of the table `stores`: its details are columns of their own. */
interface FlatStore extends Omit<Store, 'details' | 'marks'>, Omit<StoreDetails, 'place'>, StoreMarks {
  readonly ownPlace: Place | null;
  /** For queries and their indexes; its meaning is in the domain alone. */
  readonly isPublic: boolean;
  /** The words that searches match, for the index. */
  readonly document: string;
  /** Where it is found, as a `cube`. */
  readonly place: string;
}

/** What a store is found by. */
const storeDocument = ({ name, type, cityId, services, features, description, address }: StoreDetails): string =>
  documentOf({
    texts: {
      A: [name],
      B: [type, cityName(cityId), ...namesOf('location', cityId)],
      C: [...services, ...features],
      D: [description, address],
    },
  });

const found = (details: StoreDetails) => ({ document: storeDocument(details), place: cubeOf(onSphere(nearestPlaceOf(details))) });

/** What stores are found by, made anew after an upgrade. */
export const searchedStores: DocumentRows = {
  table: 'stores',
  read: ['name', 'type', 'city_id', 'own_place', 'services', 'features', 'description', 'address'],
  types: { document: 'tsvector', place: 'cube' },
  made: (row) => {
    const { ownPlace, ...details } = fromColumns<Omit<StoreDetails, 'place'> & Pick<FlatStore, 'ownPlace'>>(row);
    return found({ ...details, place: ownPlace });
  },
};

export const toRow = (store: Store): Record<string, unknown> => {
  const { details, marks, ...own } = store;
  const { place: ownPlace, ...rest } = details;
  const flat: FlatStore = { ...own, ...marks, ...rest, ownPlace, isPublic: isOpen(store), ...found(details) };
  return toColumns(flat, ['image', 'banner', 'ownPlace', 'verification']);
};

/** The columns of a store. */
export const storeColumns = [
  'id',
  'owner_id',
  'version',
  'name',
  'type',
  'description',
  'address',
  'city_id',
  'own_place',
  'hours',
  'sends_within_days',
  'services',
  'features',
  'image',
  'banner',
  'featured',
  'verified',
  'hidden',
  'registered',
  'hidden_reason',
  'decided_up_to',
  'verification',
  'verified_until',
  'is_active',
  'is_owner_away',
  'created_at',
  'updated_at',
] as const;

/** As the row has it: instants inside JSON columns are text. */
export interface KeptStore extends Omit<FlatStore, 'isPublic' | 'document' | 'place' | 'verification'> {
  readonly verification: Omit<Store['verification'], 'askedAt'> & { readonly askedAt: string | null };
}

/** Only the fields of a store, for a row may have other columns beside them. */
export const assembledStore = (flat: KeptStore): Store => {
  const { id, ownerId, version, image, banner, hiddenReason, decidedUpTo, verification, verifiedUntil, isActive, isOwnerAway } = flat;
  const { name, type, description, address, cityId, ownPlace, hours, sendsWithinDays, services, features } = flat;
  const { featured, verified, hidden, registered, createdAt, updatedAt } = flat;
  return {
    id,
    ownerId,
    version,
    details: { name, type, description, address, cityId, place: ownPlace, hours, sendsWithinDays, services, features },
    image,
    banner,
    marks: { featured, verified, hidden, registered },
    hiddenReason,
    decidedUpTo,
    verification: { ...verification, askedAt: verification.askedAt === null ? null : new Date(verification.askedAt) },
    verifiedUntil,
    isActive,
    isOwnerAway,
    createdAt,
    updatedAt,
  };
};

/** From a row that has `storeColumns`, and maybe others. */
export const toStore = (row: object): Store => assembledStore(fromColumns<KeptStore>(row));

/** Stores in the transaction `trx`: a row that was read stays locked until it ends. */
const knexStores = (trx: Transaction) => {
  const locked = (where: object) => trx('stores').where(where).forNoKeyUpdate();
  const read = async (query: Knex.QueryBuilder): Promise<Store | undefined> => {
    const row = (await query.first(...storeColumns)) as object | undefined;
    return row && toStore(row);
  };
  const findOfOwner = (ownerId: MemberId) => read(locked({ owner_id: ownerId }));
  return {
    find: (id: StoreId) => read(locked({ id })),
    findOfOwner,
    /** @throws AppError `store.not-found` */
    getOfOwner: async (ownerId: MemberId): Promise<Store> => orRefuse(await findOfOwner(ownerId), storeNotFound),
    /** Undefined also while another transaction has locked it. */
    findUnlessHeld: (id: StoreId) => read(locked({ id }).skipLocked()),
    /** @throws AppError `store.already-open` */
    add: async (store: Store): Promise<void> => {
      try {
        await trx('stores').insert(toRow(store));
      } catch (error) {
        throw violatedConstraint(error) === 'stores_one_of_owner' ? alreadyOpen({ cause: error }) : error;
      }
    },
    save: async (store: Store): Promise<void> => {
      await trx('stores').where({ id: store.id }).update(toRow(store));
    },
  };
};

/** Products repeat in their rows whether their store is open, so that lists of products read no store. */
const setProductsOpen = async (trx: Transaction, storeId: StoreId, isStoreOpen: boolean): Promise<void> => {
  // In the order of their ids, as reservations lock them.
  const rows = trx('accessories').select('id').where({ store_id: storeId }).whereRaw('is_store_open <> ?', [isStoreOpen]);
  const locked = rows.orderBy('id').forUpdate();
  await trx('accessories')
    .withMaterialized('locked', locked)
    .whereIn('id', trx.select('id').from('locked'))
    .update({ is_store_open: isStoreOpen });
};

/** The counters that an open store is in; a closed one is in none. */
const countedOf = (store: Store | undefined): ReadonlySet<string> =>
  new Set(
    store !== undefined && isOpen(store)
      ? [`type ${store.details.type}`, ...store.details.services.map((service) => `service ${service}`)]
      : [],
  );

/** Counters are locked in this order, so that two stores that change at once cannot deadlock. */
const changesOf = (before: ReadonlySet<string>, after: ReadonlySet<string>): readonly (readonly [string, number])[] =>
  [
    ...[...before].filter((name) => !after.has(name)).map((name) => [name, -1] as const),
    ...[...after].filter((name) => !before.has(name)).map((name) => [name, 1] as const),
  ].sort(([left], [right]) => (left < right ? -1 : 1));

/** Counted with each change, in its transaction: counting all stores would take as long as there are stores. */
const countStore = async (trx: Transaction, before: Store | undefined, after: Store): Promise<void> => {
  const changes = changesOf(countedOf(before), countedOf(after));
  if (changes.length === 0) return;
  await sqlRows(
    trx,
    `insert into store_counts (kind, name, count)
     select split_part(counted, ' ', 1), substr(counted, strpos(counted, ' ') + 1), change
     from unnest(?::text[], ?::integer[]) with ordinality as changed (counted, change, place) order by place
     on conflict (kind, name) do update set count = store_counts.count + excluded.count`,
    [changes.map(([name]) => name), changes.map(([, change]) => change)],
  );
};

const paperIdsOf = ({ verification }: Store) => verification.papers.map(({ id }) => id);
const pictureIdsOf = (store: Store) => picturesOf(store).map(({ id }) => id);

/** Members of this service, who leave and come back. */
export const membersIn = knexMemberPresence({ lockSeed: 17, keepsSuspensions: true });

interface StoreScopeNeeds {
  readonly outboxIn: (trx: Transaction) => { append(events: readonly StoreEvent[]): Promise<void> };
  readonly pictures: Pick<PicturesModule, 'picturesIn'>;
  readonly papers: Pick<PapersModule, 'papersIn'>;
}

/** All that a use case may write with, in a transaction. */
export const storeScopeIn = (needs: StoreScopeNeeds) => (trx: Transaction) => {
  const [stores, pictures, papers] = [knexStores(trx), needs.pictures.picturesIn(trx), needs.papers.papersIn(trx)];
  const outbox = needs.outboxIn(trx);
  /** Brings up to date what depends on a store: who may see its pictures, whether its products are in lists, and the counts of open stores. */
  const follow = async (before: Store | undefined, store: Store): Promise<void> => {
    const held = before === undefined ? [] : pictureIdsOf(before);
    await pictures.follow({ usedBy: store.id, before: held, after: pictureIdsOf(store), isPublic: isShown(store) });
    if (before !== undefined && isOpen(before) !== isOpen(store)) await setProductsOpen(trx, store.id, isOpen(store));
    await countStore(trx, before, store);
  };
  /** Keeps a decision about a store that is locked. */
  const keep = keeping<Store, StoreEvent>({
    save: async (store, before) => {
      await stores.save(store);
      await follow(before, store);
      await papers.follow(paperIdsOf(before), paperIdsOf(store));
    },
    outbox,
  });
  return { stores, members: membersIn(trx), pictures, outbox, follow, keep };
};
export type StoreScope = ReturnType<ReturnType<typeof storeScopeIn>>;
export type InStoreTransaction = InTransaction<StoreScope>;
