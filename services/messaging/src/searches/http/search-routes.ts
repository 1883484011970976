import { created, data, done, message, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { mostSearches } from '../domain/saved-search.ts';
import { accountDeactivated, searchNotFound, tooManySearches } from '../domain/search-errors.ts';
import type { ChangeSearch } from '../use-cases/change-search.ts';
import type { DeleteSearch } from '../use-cases/delete-search.ts';
import type { SearchQueries } from '../use-cases/ports.ts';
import type { SaveSearch } from '../use-cases/save-search.ts';
import { changeBody, presentSearch, saveBody, searchParams, searchView } from './search-schemas.ts';

export interface SearchRouteNeeds {
  readonly queries: Pick<SearchQueries, 'list'>;
  readonly saveSearch: SaveSearch;
  readonly changeSearch: ChangeSearch;
  readonly deleteSearch: DeleteSearch;
}

const path = '/api/v1/notifications/searches';
const oneSearch = { path: `${path}/:id`, access: 'member', limit: 'writes', params: searchParams, notFound: searchNotFound } as const;

/** Of what members want to know as soon as it is listed. */
export const searchRoutes = ({ queries, saveSearch, changeSearch, deleteSearch }: SearchRouteNeeds): Route[] => [
  route({
    method: 'get',
    path,
    access: 'member',
    limit: 'reads',
    summary: 'Saved searches of the caller, the first one first',
    answers: { 200: data({ searches: z.array(searchView) }) },
    handle: async ({ actor: { userId } }) => ok({ searches: (await queries.list(userId)).map(presentSearch) }),
  }),
  route({
    method: 'post',
    path,
    access: 'member',
    limit: 'writes',
    summary: `Save a search of pets, at most ${mostSearches}: new ones are mailed at eight; 200 where one that finds the same is there`,
    body: saveBody,
    answers: { 200: data({ search: searchView }), 201: data({ search: searchView }) },
    refuses: [tooManySearches, accountDeactivated],
    handle: async ({ actor: { userId: memberId }, body }) => {
      const { search, isNew } = await saveSearch({ memberId, ...body });
      return isNew ? created({ search: presentSearch(search) }) : ok({ search: presentSearch(search) });
    },
  }),
  route({
    ...oneSearch,
    method: 'patch',
    summary: 'Rename a saved search, pause it, or choose how often new pets are mailed',
    body: changeBody,
    answers: { 200: data({ search: searchView }) },
    handle: async ({ actor: { userId: memberId }, params: { id }, body }) =>
      ok({ search: presentSearch(await changeSearch({ memberId, id, change: body })) }),
  }),
  route({
    ...oneSearch,
    method: 'delete',
    summary: 'Look for it no longer',
    answers: { 200: message() },
    handle: async ({ actor: { userId }, params: { id } }) => {
      await deleteSearch(userId, id);
      return done();
    },
  }),
];
