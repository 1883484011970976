import { defineService } from '@paltu/runtime';
import { data, documentsUrl, forEverybody, ok, pageQuery, parameter, route, serviceConfig, text } from '@paltu/service-kit';
import { z } from 'zod';
import { emptySearchesSlice, knexEmptySearches, mongooseEmptySearches } from '../src/index.ts';

/** A service that finds kennels by the word `kennel`, on either store. */
export const kennelsService = defineService({
  name: 'pets',
  config: serviceConfig.extend({ DATABASE_URL: documentsUrl }),
  slices: ({ database, mongo, clock }) => {
    const store = mongo === undefined ? knexEmptySearches(database) : mongooseEmptySearches(mongo.documents);
    const emptySearches = emptySearchesSlice({ store, clock, lists: { kennels: '/api/v1/kennels' } });
    const list = route({
      method: 'get',
      path: '/api/v1/kennels',
      access: 'public',
      summary: 'Kennels',
      query: z.object({ ...pageQuery(20), search: text('Search'), city: parameter(text('City')) }),
      answers: { 200: data({ counted: z.int() }) },
      handle: async ({ query, request }) => {
        const { search, city } = query;
        const counted = search.toLowerCase().includes('kennel') ? 1 : 0;
        emptySearches.note.kennels(request, { search, filter: { city }, page: query, counted });
        return ok({ counted }, { headers: forEverybody });
      },
    });
    return [emptySearches, { routes: [list] }];
  },
});
