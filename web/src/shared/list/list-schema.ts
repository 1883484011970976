import { findCity, parseNumber } from '@paltu/reference';
import type { City } from '../api/types.ts';
import type { Query } from '../navigation/page-path.ts';

/** How one parameter of the address is read. Values that we do not know count as left out. */
export type Parameter<Value> = (text: string | undefined) => Value;

export interface ListSchema<Filters extends object, Settings extends object> {
  /** What narrows the list; undefined is not narrowed. */
  filters: { [Name in keyof Filters]-?: Parameter<Filters[Name]> };
  /** Order and look; each has a default. */
  settings: { [Name in keyof Settings]-?: Parameter<Settings[Name]> };
  lastPage?: number;
}

export interface ListState<Filters, Settings> {
  filters: Filters;
  settings: Settings;
  page: number;
}

/** One of some words, in any letter case. */
export function oneOf<Choice extends string>(choices: readonly Choice[]): Parameter<Choice | undefined> {
  return (text) => choices.find((choice) => choice.toLowerCase() === text?.trim().toLowerCase());
}

/** The same, with a first choice that is the default. */
export function oneOfOr<Choice extends string>(usual: Choice, choices: readonly Choice[]): Parameter<Choice> {
  return (text) => oneOf(choices)(text) ?? usual;
}

/** A switch that, off, asks for nothing. */
export const isOn: Parameter<true | undefined> = (text) => (text === 'true' ? true : undefined);

/** Words to look for, of so many letters; the spaces around them do not count. */
export function searchText(least: number, most: number): Parameter<string | undefined> {
  return (text = '') => {
    const wanted = text.trim();
    return wanted.length >= least && wanted.length <= most ? wanted : undefined;
  };
}

/** A whole number, both ends included. */
export function wholeNumber(least: number, most: number): Parameter<number | undefined> {
  return (text = '') => {
    const number = parseNumber(text);
    return Number.isInteger(number) && number !== undefined && number >= least && number <= most ? number : undefined;
  };
}

/** A city by any of its names, as its English name. */
export const city: Parameter<City | undefined> = (text) => (text ? (findCity(text)?.en as City | undefined) : undefined);

type Parameters = Record<string, Parameter<unknown>>;

function readAll(parameters: object, query: Query): object {
  return Object.fromEntries(Object.entries(parameters as Parameters).map(([name, read]) => [name, read(query[name])]));
}

/** What the address asks for, so that links, reload and Back work and an old link still shows something. */
export function readList<Filters extends object, Settings extends object>(
  schema: ListSchema<Filters, Settings>,
  query: Query,
): ListState<Filters, Settings> {
  const page = Number(query.page);
  return {
    filters: readAll(schema.filters, query) as Filters,
    settings: readAll(schema.settings, query) as Settings,
    page: Number.isSafeInteger(page) && page > 0 && page <= (schema.lastPage ?? Infinity) ? page : 1,
  };
}

/** The address of a state: defaults are empty, so that they replace what was there before. */
export function writeList<Filters extends object, Settings extends object>(
  schema: ListSchema<Filters, Settings>,
  { filters, settings, page }: ListState<Filters, Settings>,
): Query {
  const usual = readAll({ ...schema.filters, ...schema.settings }, {}) as Record<string, unknown>;
  const given = { ...filters, ...settings } as Record<string, unknown>;
  const pairs = Object.keys(usual).map((name) => [name, given[name] === usual[name] ? '' : String(given[name] ?? '')]);
  return { ...Object.fromEntries(pairs), page: page > 1 ? String(page) : '' };
}

/** The filters that narrow the list, in the order of the schema. */
export function chosenFilters<Filters extends object>(filters: Filters): { name: keyof Filters & string; value: string }[] {
  return Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name: name as keyof Filters & string, value: String(value) }],
  );
}

/** The names of the filters that narrow the list and have no box of their own in which they stand, in the order of the schema. */
export function chosenBesideSearch<Filters extends Searched>(filters: Filters): Exclude<keyof Filters & string, 'search'>[] {
  return chosenFilters(filters).flatMap(({ name }) => (name === 'search' ? [] : [name as Exclude<keyof Filters & string, 'search'>]));
}

/** The least mean of reviews that can be asked for, of 5. */
export const leastRatings = ['4.5', '4', '3.5', '3'] as const;

export const leastRating: Parameter<number | undefined> = (text) => {
  const chosen = oneOf(leastRatings)(text);
  return chosen === undefined ? undefined : Number(chosen);
};

/** Filters of a list that can be searched. */
export interface Searched {
  search?: string | undefined;
}

/** Cards on a page of a public list. */
export const pageSize = 12;

/** Settings of a list with an order and a look. */
export interface Looked {
  sortBy: string;
  view: 'grid' | 'rows';
}

export interface SearchOrders<Order extends string> {
  /** The orders that mean something, and the one that holds. */
  ordersOf: (filters: Searched, sortBy: Order) => { sorts: readonly Order[]; sortBy: Order };
  /** The order as the address has it. */
  chosenOrder: (filters: Searched, sortBy: Order) => Order;
}

/**
 * The orders of a list whose things come by relevance while something is searched for, and by `usual` otherwise, unless another order is
 * chosen. In the address stands `relevance`, the default, or what was chosen.
 */
export function searchOrders<Sort extends string>(sorts: readonly (Sort | 'relevance')[], usual: Sort): SearchOrders<Sort | 'relevance'> {
  return {
    ordersOf: ({ search }, sortBy) => ({
      sorts: search === undefined ? sorts.filter((sort) => sort !== 'relevance') : sorts,
      sortBy: search === undefined && sortBy === 'relevance' ? usual : sortBy,
    }),
    chosenOrder: ({ search }, sortBy) => (search === undefined && sortBy === usual ? 'relevance' : sortBy),
  };
}
