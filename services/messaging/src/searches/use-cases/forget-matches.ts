import type { Clock } from '@paltu/kernel';
import type { SearchQueries } from './ports.ts';

/** As long as the notices of their digests. */
const keptMs = 180 * 24 * 60 * 60_000;

export interface ForgetMatchesNeeds {
  readonly queries: Pick<SearchQueries, 'forgetTaken'>;
  readonly clock: Clock;
}

/** Returns how many were forgotten. */
export const forgetMatches =
  ({ queries, clock }: ForgetMatchesNeeds) =>
  (): Promise<number> =>
    queries.forgetTaken(new Date(clock.now().getTime() - keptMs));
