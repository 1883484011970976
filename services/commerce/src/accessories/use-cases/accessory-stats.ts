import { cachedRead, type Clock } from '@paltu/kernel';
import type { AccessoryCount, AccessoryQueries } from './ports.ts';

export interface AccessoryStats {
  readonly total: number;
  readonly inStock: number;
  readonly outOfStock: number;
  readonly byCategory: Readonly<Record<string, number>>;
}

export interface AccessoryStatsNeeds {
  readonly queries: Pick<AccessoryQueries, 'count'>;
  readonly clock: Clock;
}

export type ReadAccessoryStats = () => Promise<AccessoryStats>;

/** Counting reads all accessories, so that its result is shared for a while. */
const maxAgeMs = 10_000;

const sumOf = (counts: readonly AccessoryCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const statsOf = (counts: readonly AccessoryCount[]): AccessoryStats => {
  const total = sumOf(counts);
  const inStock = sumOf(counts.filter((one) => one.inStock));
  const categories = [...new Set(counts.map(({ category }) => category))].sort();
  const byCategory = Object.fromEntries(categories.map((name) => [name, sumOf(counts.filter(({ category }) => category === name))]));
  return { total, inStock, outOfStock: total - inStock, byCategory };
};

/**
 * How many accessories there are in lists, counted at most 10 s ago; while the database is away the last counts are given. Rejects when
 * there are none yet.
 */
export const accessoryStats = ({ queries, clock }: AccessoryStatsNeeds): ReadAccessoryStats =>
  cachedRead({ read: async () => statsOf(await queries.count()), maxAgeMs, clock });
