import { newId, type MemberId } from '@paltu/kernel';
import { mostSearches, type Frequency, type SavedSearch, type SearchFilters, type SearchId } from '../domain/saved-search.ts';
import { accountDeactivated, tooManySearches } from '../domain/search-errors.ts';
import type { SearchChangeNeeds } from './ports.ts';

export interface SaveRequest {
  readonly memberId: MemberId;
  readonly name: string;
  readonly filters: SearchFilters;
  readonly frequency: Frequency;
}

/** @throws AppError `saved-search.too-many`, `account.deactivated` */
export type SaveSearch = (request: SaveRequest) => Promise<{ readonly search: SavedSearch; readonly isNew: boolean }>;

/** One that finds the same is there already: then it is that one, as it is. */
export const saveSearch =
  ({ inTransaction, clock }: SearchChangeNeeds): SaveSearch =>
  (request) =>
    inTransaction(async ({ searches, members }) => {
      const { memberId, filters } = request;
      // Nobody else saves, or leaves, for this member meanwhile.
      if ((await members.listAway(memberId, memberId)).length > 0) throw accountDeactivated();
      const known = await searches.findEqual(memberId, filters);
      if (known !== undefined) return { search: known, isNew: false };
      if ((await searches.count(memberId)) >= mostSearches) throw tooManySearches();
      const search: SavedSearch = { ...request, id: newId() as SearchId, pausedAt: null, savedAt: clock.now() };
      await searches.add(search);
      return { search, isNew: true };
    });
