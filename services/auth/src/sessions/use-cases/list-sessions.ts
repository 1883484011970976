import type { Clock, MemberId } from '@paltu/kernel';
import { openSince } from '../domain/holder-decisions.ts';
import type { Session } from '../domain/session.ts';
import type { SessionQueries } from './ports.ts';

/** More than anybody looks through; older ones end by themselves. */
const limit = 100;

/** The sessions of a member that can still be used, the last used first; at most 100. */
export type ListSessions = (userId: MemberId) => Promise<readonly Session[]>;

export interface ListSessionsNeeds {
  readonly queries: SessionQueries;
  readonly clock: Clock;
}

export const listSessions =
  ({ queries, clock }: ListSessionsNeeds): ListSessions =>
  (userId) => {
    const at = clock.now();
    return queries.listOpen(userId, { at, usedAfter: openSince(at), limit });
  };
