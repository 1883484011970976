import { storeTypes } from '@paltu/reference';
import type { StoreType } from '@paltu/reference';
import type { City } from '#shared/api/types.ts';
import { city, leastRating, oneOf, oneOfOr, searchOrders, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

/** What is searched for comes by relevance unless another order is chosen, all else the best rated first. */
export const storeSorts = ['relevance', 'rating', 'name', 'products', 'newest'] as const;

/** The most characters that are searched for. */
export const searchLimit = 100;

/** As the API takes them. */
export interface StoreFilters {
  search?: string | undefined;
  type?: StoreType | undefined;
  city?: City | undefined;
  minRating?: number | undefined;
}

export interface StoreSettings {
  sortBy: (typeof storeSorts)[number];
  view: 'grid' | 'rows';
}

/** The public list, by its address. Pages are numbered for the first 1,000 stores only. */
export const storeList: ListSchema<StoreFilters, StoreSettings> = {
  filters: { search: searchText(1, searchLimit), type: oneOf(storeTypes), city, minRating: leastRating },
  settings: { sortBy: oneOfOr('relevance', storeSorts), view: oneOfOr('grid', ['grid', 'rows']) },
  lastPage: 84,
};

export const storeOrders = searchOrders<Exclude<StoreSettings['sortBy'], 'relevance'>>(storeSorts, 'rating');
