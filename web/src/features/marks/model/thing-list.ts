import { longestSearch } from '@paltu/reference';
import type { MarkName } from '#shared/api/types.ts';
import { oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

export const markNames = ['featured', 'verified', 'hidden'] as const satisfies readonly MarkName[];

export interface ThingFilters {
  /** Words of the name, of what stands beside it, or of the city. */
  search?: string | undefined;
  /** Only those that have it. */
  mark?: MarkName | undefined;
}

/** What admins mark, by the address. Pages are numbered for the first 1,000 only. */
export const thingList: ListSchema<ThingFilters, object> = {
  filters: { search: searchText(1, longestSearch), mark: oneOf(markNames) },
  settings: {},
  lastPage: 50,
};

/** Whose papers wait; it cannot be narrowed. */
export const waitingList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };
