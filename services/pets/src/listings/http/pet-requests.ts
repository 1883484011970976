import type { z } from 'zod';
import type { ListingDetails } from '../domain/listing.ts';
import type { ListingChange } from '../domain/owner-decisions.ts';
import type { ListingFilter } from '../use-cases/ports.ts';
import type { createPetBody, editPetBody, listPetsQuery } from './pet-schemas.ts';

/** What a new listing says, and the pictures it names. */
export const toNewListing = (body: z.output<typeof createPetBody>): { details: ListingDetails } & Pick<typeof body, 'imageIds'> => {
  const { location, imageIds, ...details } = body;
  return { details: { ...details, cityId: location }, imageIds };
};

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** What an edit changes: only the fields that were sent. */
export const toChange = (body: z.output<typeof editPetBody>) => {
  const { location, imageIds, keepImages, requirements, ...details } = body;
  const changed = given({ ...details, cityId: location, requirements: requirements === undefined ? undefined : given(requirements) });
  return { details: changed as NonNullable<ListingChange['details']>, imageIds, keepImages };
};

export const toFilter = (query: z.output<typeof listPetsQuery>): ListingFilter => {
  const { page: _page, limit: _limit, sortBy: _sortBy, location, ...filter } = query;
  return { ...filter, cityId: location };
};
