import { cachedRead, type Clock } from '@paltu/kernel';
import type { AdoptionType, Availability, Species } from '@paltu/reference';

/** How many published listings are equal in these four. */
export interface ListingCount {
  readonly status: Availability;
  readonly species: Species;
  readonly adoptionType: AdoptionType;
  readonly cityId: string;
  readonly count: number;
}

export type ReadListingCounts = () => Promise<readonly ListingCount[]>;

/** Of published listings; what there is none of is absent. */
export interface ListingStats {
  readonly total: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly bySpecies: Readonly<Record<string, number>>;
  readonly byCity: Readonly<Record<string, number>>;
  readonly byAdoptionType: Readonly<Record<string, number>>;
}

export interface ListingStatsNeeds {
  readonly readCounts: ReadListingCounts;
  readonly clock: Clock;
}

export type ReadListingStats = () => Promise<ListingStats>;

/** Counting takes as long as there are listings: however many ask, it is done once in a while. */
const maxAgeMs = 10_000;

const sumBy = (counts: readonly ListingCount[], part: keyof Omit<ListingCount, 'count'>): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const one of counts) sums[one[part]] = (sums[one[part]] ?? 0) + one.count;
  return sums;
};

const statsOf = (counts: readonly ListingCount[]): ListingStats => ({
  total: counts.reduce((sum, { count }) => sum + count, 0),
  byStatus: sumBy(counts, 'status'),
  bySpecies: sumBy(counts, 'species'),
  byCity: sumBy(counts, 'cityId'),
  byAdoptionType: sumBy(counts, 'adoptionType'),
});

/**
 * How many published listings there are: counted at most 10 s ago, or longer while they cannot be counted.
 * Rejects when they never could be.
 */
export const listingStats = ({ readCounts, clock }: ListingStatsNeeds): ReadListingStats =>
  cachedRead({ read: async () => statsOf(await readCounts()), maxAgeMs, clock });
