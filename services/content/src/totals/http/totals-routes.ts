import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { totalsOf } from '../domain/totals.ts';
import type { HomeQueries } from '../use-cases/ports.ts';

export interface TotalsRouteNeeds {
  readonly queries: HomeQueries;
}

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

/** What home shows of the whole product. */
export const totalsRoutes = ({ queries }: TotalsRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/content/totals',
    access: 'public',
    limit: 'reads',
    summary: 'How many listings, adoptions, members and vets there are; at most ten seconds old',
    answers: { 200: data({ totals: totalsView }) },
    handle: async () => ok({ totals: totalsOf(await queries.readSums()) }, forTenSeconds),
  }),
];
