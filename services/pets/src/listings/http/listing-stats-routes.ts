import { cityName } from '@paltu/reference';
import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { ListingStats, ReadListingStats } from '../use-cases/listing-stats.ts';

export interface ListingStatsRouteNeeds {
  readonly readStats: ReadListingStats;
}

const counts = z.record(z.string(), z.int());

const petStatsView = z
  .strictObject({
    total: z.int(),
    available: z.int(),
    pending: z.int(),
    adopted: z.int(),
    bySpecies: counts,
    byCity: counts,
    byAdoptionType: counts,
  })
  .meta({ id: 'PetStats' });

const presentStats = ({ total, byStatus, bySpecies, byCity, byAdoptionType }: ListingStats): z.input<typeof petStatsView> => ({
  total,
  available: byStatus['Available'] ?? 0,
  pending: byStatus['Pending'] ?? 0,
  adopted: byStatus['Adopted'] ?? 0,
  bySpecies,
  byCity: Object.fromEntries(Object.entries(byCity).map(([id, count]) => [cityName(id), count])),
  byAdoptionType,
});

/** How many pets there are. */
export const listingStatsRoutes = ({ readStats }: ListingStatsRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/pets/stats',
    access: 'public',
    limit: 'reads',
    summary: 'How many published listings there are; at most ten seconds old',
    answers: { 200: data({ stats: petStatsView }) },
    handle: async () => ok({ stats: presentStats(await readStats()) }, { headers: { 'cache-control': 'public, max-age=10' } }),
  }),
];
