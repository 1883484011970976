import { eachDue, newId, orRefuse, type Clock, type Logger, type MemberId } from '@paltu/kernel';
import {
  accountDeactivated,
  change,
  digestAt,
  mostSearches,
  pageOfFilters,
  searchNotFound,
  tooManySearches,
  type PetReport,
  type SavedSearch,
  type SearchChange,
  type SearchId,
} from './saved-search.ts';
import type { DueMember, InSearchTransaction, petsScopeIn, SearchQueries, TakenMatch } from './search-store.ts';

type NewSearch = Pick<SavedSearch, 'memberId' | 'name' | 'filters' | 'frequency'>;

/** What members decide about their searches. */
export const searchDecisions = (inTransaction: InSearchTransaction, clock: Clock) => ({
  /** One that finds the same is there already: then it is that one, as it is. @throws AppError `saved-search.too-many`, `account.deactivated` */
  save: (wanted: NewSearch): Promise<{ readonly search: SavedSearch; readonly isNew: boolean }> =>
    inTransaction(async ({ searches, members }) => {
      const { memberId, filters } = wanted;
      // Nobody else saves, or leaves, for this member meanwhile.
      if ((await members.listAway(memberId, memberId)).length > 0) throw accountDeactivated();
      const known = await searches.findEqual(memberId, filters);
      if (known !== undefined) return { search: known, isNew: false };
      if ((await searches.count(memberId)) >= mostSearches) throw tooManySearches();
      const search: SavedSearch = { ...wanted, id: newId() as SearchId, pausedAt: null, savedAt: clock.now() };
      await searches.add(search);
      return { search, isNew: true };
    }),
  /** What was found for a search that is paused now is not mailed. @throws AppError `saved-search.not-found` */
  change: (memberId: MemberId, id: SearchId, wanted: SearchChange): Promise<SavedSearch> =>
    inTransaction(async ({ searches, matches }) => {
      const changed = change(orRefuse(await searches.find(memberId, id), searchNotFound), wanted, clock.now());
      await searches.save(changed);
      if (changed.pausedAt !== null) await matches.dropOfSearch(id);
      return changed;
    }),
  /** @throws AppError `saved-search.not-found` */
  delete: (memberId: MemberId, id: SearchId): Promise<void> =>
    inTransaction(async ({ searches }) => {
      if (!(await searches.remove(memberId, id))) throw searchNotFound();
    }),
});
export type SearchDecisions = ReturnType<typeof searchDecisions>;

/** A pet that is listed, or can be had again, is noted for those who look for it; what waits of one that cannot be had goes. */
export const notePet =
  ({ pets, matches }: ReturnType<typeof petsScopeIn>) =>
  async ({ pet, isOpen, isListed, isDeleted, at }: PetReport): Promise<void> => {
    if (isDeleted) return pets.remove(pet.id);
    const wasOpen = await pets.wasOpen(pet.id);
    // Of one that was listed before anybody followed it nothing is kept.
    if (wasOpen === undefined && !isListed) return;
    await pets.keep(pet, isOpen);
    if (!isOpen) await matches.dropOfPet(pet.id);
    else if (isListed || wasOpen === false) await matches.note(pet, at, { daily: digestAt('daily', at), weekly: digestAt('weekly', at) });
  };
export type NotePet = ReturnType<typeof notePet>;

const allSearches = 'notifications?tab=searches';

/** All of one search are shown in the list of pets, those of several by their searches. */
const pageOf = async (queries: Pick<SearchQueries, 'find'>, taken: readonly TakenMatch[]): Promise<string> => {
  const [searchId, ...others] = new Set(taken.map((match) => match.searchId));
  const search = searchId === undefined || others.length > 0 ? undefined : await queries.find(searchId);
  return search === undefined ? allSearches : pageOfFilters(search.filters);
};

interface DigestNeeds {
  readonly inTransaction: InSearchTransaction;
  readonly queries: Pick<SearchQueries, 'listDue' | 'find'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Notifies each member of what was found since their last digest. What another instance has taken is left to it. */
export const sendDigests =
  ({ inTransaction, queries, clock, logger }: DigestNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    const digestOf = ({ memberId }: DueMember): Promise<void> =>
      inTransaction(async ({ members, matches, notify }) => {
        // For the lock alone: the member before the matches, since the notice locks them too.
        await members.isAway(memberId);
        const [id, at] = [newId(), clock.now()];
        const taken = await matches.take(memberId, id, at);
        if (taken.length === 0) return;
        await notify({
          eventId: id,
          type: 'search.matched',
          memberIds: [memberId],
          subjectId: id,
          params: { number: String(new Set(taken.map(({ petId }) => petId)).size) },
          page: await pageOf(queries, taken),
          at,
        });
      });
    await eachDue<DueMember>({ list: (after, limit) => queries.listDue(now, after, limit), logger, stopping }, digestOf);
  };

/** As long as the notices of their digests. */
const keptMs = 180 * 24 * 60 * 60_000;

/** Returns how many matches were forgotten. */
export const forgetMatches = (queries: Pick<SearchQueries, 'forgetTaken'>, clock: Clock) => (): Promise<number> =>
  queries.forgetTaken(new Date(clock.now().getTime() - keptMs));
