import { projector } from '@paltu/events';
import type { ServiceParts } from '@paltu/runtime';
import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { onAccountChanged, onAdoptionChanged, onPetChanged, onVetChanged } from './totals-events.ts';
import { emptyHomeRecords, knexHomeQueries, knexHomeRecords } from './totals-store.ts';
import { totalsOf } from './totals.ts';

const totalsView = z
  .strictObject({
    /** Listings that everybody may see. */
    pets: z.int(),
    /** Pets that were handed over and stayed. */
    adoptions: z.int(),
    users: z.int(),
    vets: z.int(),
    averageDays: z.int().nullable(),
    successRate: z.number().nullable(),
  })
  .meta({ id: 'Totals' });

// They are counted from events of other services: no event of content shows the gateway that they changed.
const forTenSeconds = { headers: { 'cache-control': 'public, max-age=10' } };

const totalsRoutes = (queries: ReturnType<typeof knexHomeQueries>): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/content/totals',
    access: 'public',
    // Counted from events of other services: no event of content reports that it changed, and it is as old as an entry may get.
    cache: { tags: [] },
    summary: 'How many listings, adoptions, members and vets there are; at most ten seconds old',
    answers: { 200: data({ totals: totalsView }) },
    handle: async () => ok({ totals: totalsOf(await queries.readSums()) }, forTenSeconds),
  }),
];

/** What home shows of the whole product: how much there is of everything. */
export const totalsModule = ({ database }: Pick<ServiceParts, 'database'>) => ({
  routes: totalsRoutes(knexHomeQueries(database)),
  consumers: [
    projector({
      consumer: 'content.home',
      on: [onAccountChanged, onPetChanged, onAdoptionChanged, onVetChanged].map((rule) => rule(knexHomeRecords)),
      reset: emptyHomeRecords,
    }),
  ],
});
