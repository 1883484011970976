import { toPlace } from '@paltu/reference/place-schema';
import { sentFields } from '@paltu/service-kit';
import type { z } from 'zod';
import type { StoreDetails } from '../domain/store.ts';
import type { StoreFilter } from '../use-cases/ports.ts';
import type { editStoreBody, openStoreBody, storesQuery } from './store-schemas.ts';

export const toDetails = ({ city, location, latitude, longitude, ...details }: z.output<typeof openStoreBody>): StoreDetails => ({
  ...details,
  // One of them is there: the schema has looked.
  cityId: city ?? location ?? '',
  place: toPlace({ latitude, longitude }) ?? null,
});

/** What an edit changes: only the fields that were sent. */
export const toChange = ({ city, location, latitude, longitude, ...details }: z.output<typeof editStoreBody>) =>
  sentFields({ ...details, cityId: city ?? location, place: toPlace({ latitude, longitude }) }) as Partial<StoreDetails>;

export const toFilter = ({ type, city, minRating }: z.output<typeof storesQuery>): StoreFilter => ({ type, cityId: city, minRating });
