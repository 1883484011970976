import type { Clock } from '@paltu/kernel';
import { revokeSession } from '../domain/holder-decisions.ts';
import type { RevocationReason } from '../domain/session.ts';
import type { SessionScope } from './ports.ts';

export interface EndSessionsRequest {
  readonly userId: string;
  readonly reason: RevocationReason;
  /** The id of one that goes on. */
  readonly except?: string | undefined;
}

/** Ends all sessions of a member in the transaction of `scope`. */
export type EndSessions = (request: EndSessionsRequest) => Promise<void>;

export const endSessions =
  ({ sessions, outbox }: Pick<SessionScope, 'sessions' | 'outbox'>, clock: Clock): EndSessions =>
  async ({ userId, reason, except }) => {
    for (const session of await sessions.listOpen(userId)) {
      if (session.id === except) continue;
      const { state, events } = revokeSession(session, reason, clock.now());
      await sessions.save(state);
      await outbox.append(events);
    }
  };
