import { cityName } from '@paltu/reference';
import type { SearchFilters } from './saved-search.ts';

/** The filters as the list of pets names them. */
export const shownFilters = ({ cityId, ...filters }: SearchFilters): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(
    Object.entries({ ...filters, location: cityId && cityName(cityId) }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** Key of the page that lists what a search finds, the newest first. */
export const pageOfFilters = (filters: SearchFilters): string => {
  const query = new URLSearchParams(Object.entries(shownFilters(filters)).map(([name, value]) => [name, String(value)]));
  query.set('sortBy', 'newest');
  return `pets?${query.toString()}`;
};
