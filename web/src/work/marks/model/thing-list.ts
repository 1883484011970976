import { longestSearch } from '@paltu/reference';
import type { MarkName } from '#shared/api/types.ts';
import { isOn, oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { markedKinds } from './marked-kinds.ts';
import type { MarkedKind } from './marked-kinds.ts';

export interface ThingFilters {
  /** Words of the name, of what stands beside it, or of the city. */
  search?: string | undefined;
  /** Only those that have it. */
  mark?: MarkName | undefined;
  /** Only those that nobody sees until an admin has decided. */
  waiting?: true | undefined;
}

const listOf = (kind: MarkedKind): ListSchema<ThingFilters, object> => ({
  filters: { search: searchText(1, longestSearch), mark: oneOf(markedKinds[kind].marks), waiting: isOn },
  settings: {},
  lastPage: 50,
});

/** What admins mark, by the address. Pages are numbered for the first 1,000 only. */
export const thingLists = { vet: listOf('vet'), store: listOf('store'), accessory: listOf('accessory') } as const satisfies Record<
  MarkedKind,
  object
>;

/** Whose papers wait; it cannot be narrowed. */
export const waitingList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };
