import { eachDue, newId, type Clock, type Logger } from '@paltu/kernel';
import { pageOfFilters } from '../domain/search-page.ts';
import type { DueMember, InSearchTransaction, SearchQueries, TakenMatch } from './ports.ts';

export interface SendDigestsNeeds {
  readonly inTransaction: InSearchTransaction;
  readonly queries: Pick<SearchQueries, 'listDue' | 'find'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

const allSearches = 'notifications?tab=searches';

/** All of one search are shown in the list of pets, those of several by their searches. */
const pageOf = async (queries: SendDigestsNeeds['queries'], taken: readonly TakenMatch[]): Promise<string> => {
  const [searchId, ...others] = new Set(taken.map((match) => match.searchId));
  const search = searchId === undefined || others.length > 0 ? undefined : await queries.find(searchId);
  return search === undefined ? allSearches : pageOfFilters(search.filters);
};

/** Notifies each member of what was found since their last digest. What another instance has taken is left to it. */
export const sendDigests =
  ({ inTransaction, queries, clock, logger }: SendDigestsNeeds) =>
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
