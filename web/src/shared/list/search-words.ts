import { pageSize } from './list-schema.ts';
import type { Searched } from './list-schema.ts';

/** The most words that the API looks for together. */
const mostWords = 8;

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** What is sent of a search: its first words, so that a sentence still finds something. */
export function firstWords(search: string): string {
  const next = [...search.matchAll(word)][mostWords];
  return next === undefined ? search : search.slice(0, next.index).trim();
}

export interface PageWanted<Filters extends Searched, Order> {
  filters: Filters;
  sortBy: Order;
  page: number;
}

/** What the API is asked for a page of a public list. */
export const callForPage = <Filters extends Searched, Order>({ filters, sortBy, page }: PageWanted<Filters, Order>) => ({
  ...filters,
  search: filters.search && firstWords(filters.search),
  sortBy,
  limit: pageSize,
  page,
});

/** The one city that a search was understood as; undefined where its parts name none, or several. */
export function understoodCity(named: readonly (string | undefined)[] | undefined): string | undefined {
  const cities = new Set(named?.filter((city) => city !== undefined));
  return cities.size === 1 ? [...cities][0] : undefined;
}
