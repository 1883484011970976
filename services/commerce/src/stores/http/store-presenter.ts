import { presentPicture } from '@paltu/pictures/picture-view';
import { cityName, distanceBetween, placeOf, type Place } from '@paltu/reference';
import type { z } from 'zod';
import type { Picture } from '../domain/store.ts';
import type { FoundStore } from '../use-cases/ports.ts';
import type { nearbyStoreView, ownStoreView, storeView } from './store-view.ts';

const shown = (picture: Picture | null) => picture && presentPicture('commerce', picture);

export const presentStore = ({ store, figures }: FoundStore): z.input<typeof storeView> => {
  const { name, type, description, address, cityId, place, hours, services, features } = store.details;
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
  distance: Math.round(distanceBetween(from, placeOf(found.store.details))),
});

export const presentOwn = (found: FoundStore): z.input<typeof ownStoreView> => ({
  ...presentStore(found),
  hidden: found.store.marks.hidden,
  hiddenReason: found.store.hiddenReason,
});
