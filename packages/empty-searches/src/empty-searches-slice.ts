import type { Clock, Jobs } from '@paltu/kernel';
import { clockTimeAt } from '@paltu/reference';
import {
  clientAddressOf,
  data,
  forThisReader,
  ok,
  pageQuery,
  paginationOf,
  paginationView,
  route,
  wholeNumber,
  type Page,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { emptySearchCounter } from './count-empty-searches.ts';
import { keptDays, shownOf, type EmptySearchStore } from './empty-search.ts';

const flushEveryMs = 60_000;
const forgetEveryMs = 6 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

const query = z.object({ ...pageQuery(20), days: wholeNumber('days', 1, keptDays).default(30) });

const searchView = z
  .strictObject({
    words: z.string(),
    /** Addresses that searched for it, each counted once a day. */
    visitors: z.int(),
    /** What most of them searched for next and found. */
    instead: z.string().nullable(),
    lastDay: z.iso.date(),
  })
  .meta({ id: 'EmptySearch' });

/** What is known of a search once it has been answered. */
interface Answered {
  readonly search: string;
  /** What else narrows the list: a field without a value does not. */
  readonly filter: object;
  readonly page: Page;
  /** How many there are of what was looked for. */
  readonly counted: number;
}

/** By which a search is asked for. */
export type SearchRequest = Parameters<typeof clientAddressOf>[0];

/** Counts a search of a list where it has found nothing, or stands in for one that had. */
export type NoteSearch = (request: SearchRequest, answered: Answered) => void;

/** No search is longer once it is encoded. */
const longestHeader = 2_000;

const decoded = (header: string | readonly string[] | undefined): string | undefined => {
  if (typeof header !== 'string' || header.length > longestHeader) return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
};

const firstDay = (now: Date, days: number): string => clockTimeAt(new Date(now.getTime() - (days - 1) * dayMs)).date;

interface EmptySearchesNeeds<List extends string> {
  readonly store: EmptySearchStore;
  readonly clock: Clock;
  /** The path of each list that is searched, by its name. */
  readonly lists: Readonly<Record<List, string>>;
}

const listRoute = ({ store, clock }: Omit<EmptySearchesNeeds<string>, 'lists'>, list: string, path: string): Route =>
  route({
    method: 'get',
    path: `${path}/empty-searches`,
    access: 'admin',
    summary: 'Searches that found nothing in the last `days`, today among them, once several visitors made them on several days',
    query,
    answers: { 200: data({ searches: z.array(searchView), pagination: paginationView }) },
    handle: async ({ query: wanted }) => {
      const shown = shownOf(await store.list(list, firstDay(clock.now(), wanted.days)));
      const from = (wanted.page - 1) * wanted.limit;
      const searches = shown.slice(from, from + wanted.limit);
      return ok({ searches, pagination: paginationOf(wanted, shown.length) }, { headers: forThisReader });
    },
  });

/** Searches that found nothing, counted by the words and the day, for admins. */
export const emptySearchesSlice = <List extends string>({ lists, ...needs }: EmptySearchesNeeds<List>) => {
  const { store, clock } = needs;
  const counter = emptySearchCounter(clock);
  const flush = () => counter.flush(store.add);
  const noteIn =
    (list: string): NoteSearch =>
    (request, { search, filter, page: { page }, counted }) => {
      // What a filter leaves of a search is not about its words alone.
      if (page > 1 || Object.values(filter).some((value) => value !== undefined)) return;
      const insteadOf = decoded(request.headers['instead-of']);
      counter.note({ list, search, isFound: counted > 0, insteadOf, address: clientAddressOf(request) });
    };
  const named = Object.entries<string>(lists);
  const jobs: Jobs = {
    'write empty searches': { everyMs: flushEveryMs, run: flush },
    'forget empty searches': { everyMs: forgetEveryMs, run: () => store.forgetBefore(firstDay(clock.now(), keptDays)) },
  };
  return {
    note: Object.fromEntries(named.map(([list]) => [list, noteIn(list)])) as Readonly<Record<List, NoteSearch>>,
    routes: named.map(([list, path]) => listRoute(needs, list, path)),
    jobs,
    // A database that is away keeps no service from ending.
    close: () => flush().catch(() => undefined),
  };
};
