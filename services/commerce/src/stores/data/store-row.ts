import { fromColumns, toColumns } from '@paltu/persistence';
import { cityName, onSphere, placeOf, type Place } from '@paltu/reference';
import { documentOf, namesOf } from '@paltu/search';
import type { Knex } from 'knex';
import { isOpen, type Store, type StoreDetails, type StoreMarks } from '../domain/store.ts';
import type { FoundStore } from '../use-cases/ports.ts';

/** A store as a row of the table `stores`: its details are columns of their own. */
interface FlatStore extends Omit<Store, 'details' | 'marks'>, Omit<StoreDetails, 'place'>, StoreMarks {
  readonly ownPlace: Place | null;
  /** For queries and their indexes; its meaning is in the domain alone. */
  readonly isPublic: boolean;
  /** The words that searches match, for the index. */
  readonly document: string;
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

export const toRow = (store: Store, database: Knex): Record<string, unknown> => {
  const { details, marks, ...own } = store;
  const { place: ownPlace, ...rest } = details;
  const flat: FlatStore = { ...own, ...marks, ...rest, ownPlace, isPublic: isOpen(store), document: storeDocument(details) };
  return {
    ...toColumns(flat, ['image', 'banner', 'ownPlace', 'verification']),
    place: database.raw('cube(?::float8[])', [[...onSphere(placeOf(details))]]),
  };
};

/** The columns of a store. */
export const storeColumns = [
  ...['id', 'owner_id', 'version', 'name', 'type', 'description', 'address', 'city_id', 'own_place', 'hours', 'services', 'features'],
  ...[
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
  ],
  ...['created_at', 'updated_at'],
] as const;

/** As the row has it: instants inside JSON columns are text. */
interface KeptStore extends Omit<FlatStore, 'isPublic' | 'document' | 'verification'> {
  readonly verification: Omit<Store['verification'], 'askedAt'> & { readonly askedAt: string | null };
}

const detailsOf = ({ name, type, description, address, cityId, ownPlace, hours, services, features }: KeptStore): StoreDetails => ({
  ...{ name, type, description, address, cityId },
  place: ownPlace,
  ...{ hours, services, features },
});

const assembled = (flat: KeptStore): Store => {
  const { id, ownerId, version, image, banner, hiddenReason, decidedUpTo, verification, verifiedUntil, isActive, isOwnerAway } = flat;
  const { featured, verified, hidden, registered, createdAt, updatedAt } = flat;
  const askedAt = verification.askedAt === null ? null : new Date(verification.askedAt);
  return {
    ...{ id, ownerId, version, details: detailsOf(flat), image, banner },
    marks: { featured, verified, hidden, registered },
    ...{ hiddenReason, decidedUpTo, verification: { ...verification, askedAt }, verifiedUntil },
    ...{ isActive, isOwnerAway, createdAt, updatedAt },
  };
};

/** From a row that has `storeColumns`, and maybe others. */
export const toStore = (row: object): Store => assembled(fromColumns<KeptStore>(row));

/** The columns that `toFoundStore` reads. */
export const foundColumns = (database: Knex) => [
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

export const toFoundStore = (row: object): FoundStore => {
  const { rating, reviews, products, customers, interest, ...flat } = fromColumns<KeptStore & Figures>(row);
  const figures = { rating: Number(rating), reviews, products, customers, likes: interest?.likes ?? 0, views: interest?.views ?? 0 };
  return { store: assembled(flat), figures };
};
