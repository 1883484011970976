import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { keepQuery } from '../navigation/last-query.ts';
import { currentVisit } from '../navigation/navigation.ts';
import type { Query } from '../navigation/page-path.ts';
import { usePage } from '../navigation/use-page.ts';
import { readList, writeList } from './list-schema.ts';
import type { ListSchema, ListState, Looked, SearchOrders, Searched } from './list-schema.ts';

export interface ListQuery<Filters, Settings> extends ListState<Filters, Settings> {
  /** Narrows the list otherwise, from its first page on. */
  filter: (changes: Partial<Filters>) => void;
  /** Other order or look; `keepsPage` for a look that shows the same. */
  set: (changes: Partial<Settings>, options?: { keepsPage?: boolean }) => void;
  /** Other filters altogether, or none: the focus goes to the line that shows how many there are. */
  replaceFilters: (filters: Filters) => void;
  /** The first page of the same list under other filters. */
  queryOf: (filters: Filters) => Query;
  /** The line that shows how many there are. It stays while the list changes, so the focus can wait there. */
  status: RefObject<HTMLParagraphElement | null>;
  focusStatus: () => void;
}

/** Where the last change of filters led, and which it was. */
let lastChange = { visit: '', names: '' };

/**
 * The state of a list in the address of its page: `?species=Cat&sortBy=oldest&page=2`. The schema must be a constant. Trying the
 * choices of one filter after the other (arrow keys) makes one entry of the history, not one each.
 */
export function useListQuery<Filters extends object, Settings extends object>(
  schema: ListSchema<Filters, Settings>,
): ListQuery<Filters, Settings> {
  const { key, query, setQuery } = usePage();
  useEffect(() => keepQuery(key, query), [key, query]);
  const status = useRef<HTMLParagraphElement>(null);
  const state = readList(schema, query);
  const go = (changes: Partial<ListState<Filters, Settings>>, replace = false) =>
    setQuery(writeList(schema, { ...state, page: 1, ...changes }), { replace });
  const focusStatus = () => status.current?.focus({ preventScroll: true });
  return {
    ...state,
    status,
    focusStatus,
    filter: (changes) => {
      const names = Object.keys(changes).join();
      go({ filters: { ...state.filters, ...changes } }, lastChange.visit === currentVisit().id && lastChange.names === names);
      lastChange = { visit: currentVisit().id, names };
    },
    set: (changes, { keepsPage = false } = {}) =>
      go({ settings: { ...state.settings, ...changes }, ...(keepsPage ? { page: state.page } : {}) }),
    queryOf: (filters) => writeList(schema, { ...state, filters, page: 1 }),
    replaceFilters: (filters) => {
      go({ filters });
      focusStatus();
    },
  };
}

/** A list whose things come by relevance while something is searched for: with the order that holds, and those that mean something. */
export function useSearchedList<Filters extends Searched, Settings extends Looked>(
  schema: ListSchema<Filters, Settings>,
  { ordersOf, chosenOrder }: SearchOrders<Settings['sortBy']>,
): ListQuery<Filters, Settings> & { sorts: readonly Settings['sortBy'][] } {
  const list = useListQuery(schema);
  const { filters, settings } = list;
  const { sorts, sortBy } = ordersOf(filters, settings.sortBy);
  return {
    ...list,
    sorts,
    settings: { ...settings, sortBy },
    set: (changes, options) => list.set(changes.sortBy ? { ...changes, sortBy: chosenOrder(filters, changes.sortBy) } : changes, options),
  };
}
