import { accessoryStatuses, longestSearch } from '@paltu/reference';
import type { OwnAccessory } from '#shared/api/types.ts';
import { oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

export interface ProductFilters {
  /** Words of the product. */
  search?: string | undefined;
  status?: OwnAccessory['status'] | undefined;
}

/** What the own store offers, by the address. */
export const productList: ListSchema<ProductFilters, object> = {
  filters: { search: searchText(1, longestSearch), status: oneOf(accessoryStatuses) },
  settings: {},
  lastPage: 40,
};

/** Products on a page. */
export const pageSize = 50;
