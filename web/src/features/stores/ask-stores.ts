import type { Ask } from '#shared/api/ask.ts';
import { readList } from '#shared/list/list-schema.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { storeList } from './list/store-list.ts';
import { askStorePage } from './list/use-store-page.ts';

/** What the list of stores asks as it opens; around the reader nothing, until they have let us know where that is. */
export function askStores(query: Query): readonly Ask[] {
  if (query.near !== undefined) return [];
  const { filters, settings, page } = readList(storeList, query);
  return [askStorePage({ filters, sortBy: settings.sortBy, page })];
}
