import { sentFields } from '@paltu/service-kit';
import type { z } from 'zod';
import type { AccessoryDetails } from '../domain/accessory.ts';
import type { AccessoryFilter } from '../use-cases/ports.ts';
import type { accessoriesQuery, editAccessoryBody, listAccessoryBody } from './accessory-schemas.ts';

/** A new accessory, and the pictures it names. */
export const toNewAccessory = ({ status, quantity, imageIds, originalPrice, ...details }: z.output<typeof listAccessoryBody>) => ({
  details: { ...details, originalPrice: originalPrice ?? details.price } satisfies AccessoryDetails,
  status,
  quantity,
  ahead: imageIds,
});

/** What an edit changes: only the fields that were sent. */
export const toChange = ({ status, quantity, imageIds, keepImages, ...details }: z.output<typeof editAccessoryBody>) => ({
  details: sentFields(details) as Partial<AccessoryDetails>,
  status,
  quantity,
  kept: keepImages,
  ahead: imageIds,
});

export const toFilter = (query: z.output<typeof accessoriesQuery>): AccessoryFilter => {
  const { page: _page, limit: _limit, sortBy: _sortBy, search: _search, inStock, ...filter } = query;
  return { ...filter, inStock: inStock === true ? true : undefined };
};
