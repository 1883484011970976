import { accessoryCategories, species } from '@paltu/reference';
import type { AccessoryCategory, Species } from '@paltu/reference';
import { chosenBesideSearch, isOn, leastRating, oneOf, oneOfOr, searchOrders, searchText, wholeNumber } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

/** What is searched for comes by relevance unless another order is chosen, all else the newest first. */
export const accessorySorts = ['relevance', 'newest', 'price-low', 'price-high', 'rating', 'popularity'] as const;

/** The most characters that are searched for. */
export const searchLimit = 100;

/** The slider's upper end and step, in rupees: the filter itself takes more. */
export const priceTop = 10_000;
export const priceStep = 500;
const dearest = 100_000_000;

/** As the API takes them; prices in whole rupees, both ends included. */
export interface AccessoryFilters {
  search?: string | undefined;
  /** The animal that it is for. */
  forSpecies?: Species | undefined;
  category?: AccessoryCategory | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minRating?: number | undefined;
  inStock?: true | undefined;
}

export interface AccessorySettings {
  sortBy: (typeof accessorySorts)[number];
  view: 'grid' | 'rows';
}

/** The public list, by its address. Pages are numbered for the first 1,000 products only. */
export const accessoryList: ListSchema<AccessoryFilters, AccessorySettings> = {
  filters: {
    search: searchText(1, searchLimit),
    forSpecies: oneOf(species),
    category: oneOf(accessoryCategories),
    minPrice: wholeNumber(1, dearest),
    maxPrice: wholeNumber(0, dearest),
    minRating: leastRating,
    inStock: isOn,
  },
  settings: { sortBy: oneOfOr('relevance', accessorySorts), view: oneOfOr('grid', ['grid', 'rows']) },
  lastPage: 84,
};

export const accessoryOrders = searchOrders<Exclude<AccessorySettings['sortBy'], 'relevance'>>(accessorySorts, 'newest');

/** A filter as a reader counts them: a price is one. What is searched for stands in its own box. */
export type ChosenAccessoryFilter = 'forSpecies' | 'category' | 'price' | 'minRating' | 'inStock';

/** The filters that narrow the list, each once, in the order of the schema. */
export function chosenAccessoryFilters(filters: AccessoryFilters): ChosenAccessoryFilter[] {
  const names = chosenBesideSearch(filters).map((name) => (name === 'minPrice' || name === 'maxPrice' ? 'price' : name));
  return [...new Set(names)];
}

/** The filters without one of them. */
export function withoutFilter(filters: AccessoryFilters, dropped: ChosenAccessoryFilter): AccessoryFilters {
  return dropped === 'price' ? { ...filters, minPrice: undefined, maxPrice: undefined } : { ...filters, [dropped]: undefined };
}
