import { orRefuse, type MemberId } from '@paltu/kernel';
import { change, type SavedSearch, type SearchChange, type SearchId } from '../domain/saved-search.ts';
import { searchNotFound } from '../domain/search-errors.ts';
import type { SearchChangeNeeds } from './ports.ts';

export interface ChangeSearchRequest {
  readonly memberId: MemberId;
  readonly id: SearchId;
  readonly change: SearchChange;
}

/** @throws AppError `saved-search.not-found` */
export type ChangeSearch = (request: ChangeSearchRequest) => Promise<SavedSearch>;

/** What was found for a search that is paused now is not mailed. */
export const changeSearch =
  ({ inTransaction, clock }: SearchChangeNeeds): ChangeSearch =>
  ({ memberId, id, change: wanted }) =>
    inTransaction(async ({ searches, matches }) => {
      const changed = change(orRefuse(await searches.find(memberId, id), searchNotFound), wanted, clock.now());
      await searches.save(changed);
      if (changed.pausedAt !== null) await matches.dropOfSearch(id);
      return changed;
    });
