import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
import { cityName, distanceBetween, placeOf, storeTypes, type Place } from '@paltu/reference';
import { areaView, nearbyCityView } from '@paltu/reference/search-schema';
import { nearestPlaceOf } from '@paltu/search';
import { z } from 'zod';
import type { FoundStore } from './store-queries-store.ts';
import type { Picture } from './store.ts';

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  /** Of the member who sells. */
  ownerId: z.uuid(),
  name: z.string(),
  type: z.enum(storeTypes),
  description: z.string(),
  image: pictureView.nullable(),
  banner: pictureView.nullable(),
  /** Address and city in one line. */
  location: z.string(),
  address: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether they are the store's own; else those of its city. */
  hasOwnPlace: z.boolean(),
  hours: z.string(),
  /** In how many days, Sundays not counted, it hands over what was ordered. */
  sendsWithinDays: z.int(),
  services: z.array(z.string()).readonly(),
  features: z.array(z.string()).readonly(),
  verified: z.boolean(),
  featured: z.boolean(),
  registered: z.boolean(),
  /** False while it is closed: then it is in no list, and nothing of it can be bought. */
  isActive: z.boolean(),
  rating: z.number(),
  reviews: z.int(),
  products: z.int(),
  customers: z.int(),
  likes: z.int(),
  views: z.int(),
  joinedDate: z.iso.datetime(),
};

/** A store as everybody sees it. */
export const storeView = z.strictObject(fields).meta({ id: 'Store' });

/** What a search was taken for. */
export const storeSearchView = z
  .strictObject({
    understood: z.array(
      z.strictObject({ words: z.string(), fields: z.strictObject({ city: z.string(), area: areaView }).partial(), without: z.string() }),
    ),
    corrected: z.string().nullable(),
    alternatives: z.strictObject({ search: z.string(), nearby: nearbyCityView.optional(), stores: z.array(storeView) }).nullable(),
  })
  .meta({ id: 'StoreSearch' });

/** `distance` in metres, on the sphere. */
export const nearbyStoreView = z.strictObject({ ...fields, distance: z.int() }).meta({ id: 'NearbyStore' });

/** What only its owner and admins see. */
const ownFields = {
  hidden: z.boolean(),
  /** Why an admin has hidden it; empty while nobody has. */
  hiddenReason: z.string(),
};

export const ownStoreView = z.strictObject({ ...fields, ...ownFields }).meta({ id: 'OwnStore' });

/** One store, as the caller may see it. */
export const anyStoreView = z.strictObject({ ...fields, ...z.strictObject(ownFields).partial().shape }).meta({ id: 'AnyStore' });

const shown = (picture: Picture | null) => picture && presentPicture('commerce', picture);

export const presentStore = ({ store, figures }: FoundStore): z.input<typeof storeView> => {
  const { name, type, description, address, cityId, place, hours, sendsWithinDays, services, features } = store.details;
  const { latitude, longitude } = placeOf(store.details);
  const city = cityName(cityId);
  return {
    _id: store.id,
    id: store.id,
    ownerId: store.ownerId,
    name,
    type,
    description,
    image: shown(store.image),
    banner: shown(store.banner),
    location: [address, city].filter((part) => part !== '').join(', '),
    address,
    city,
    latitude,
    longitude,
    hasOwnPlace: place !== null,
    hours,
    sendsWithinDays,
    services,
    features,
    verified: store.marks.verified,
    featured: store.marks.featured,
    registered: store.marks.registered,
    isActive: store.isActive,
    ...figures,
    joinedDate: store.createdAt.toISOString(),
  };
};

export const presentNearby = (found: FoundStore, from: Place): z.input<typeof nearbyStoreView> => ({
  ...presentStore(found),
  distance: Math.round(distanceBetween(from, nearestPlaceOf(found.store.details))),
});

export const presentOwn = (found: FoundStore): z.input<typeof ownStoreView> => ({
  ...presentStore(found),
  hidden: found.store.marks.hidden,
  hiddenReason: found.store.hiddenReason,
});
