import type { MemberId } from '@paltu/kernel';
import { z } from 'zod';
import type { SearchQueries } from '../use-cases/ports.ts';
import { presentSearch, searchView } from './search-schemas.ts';

/** What is kept of a member here: what they look for. */
export const exportParts = (queries: Pick<SearchQueries, 'list'>) => ({
  savedSearches: {
    view: z.array(searchView),
    present: async (memberId: MemberId) => (await queries.list(memberId)).map(presentSearch),
  },
});
