import type { Clock, MemberId } from '@paltu/kernel';
import { revokeSession } from '../domain/holder-decisions.ts';
import type { RevocationReason } from '../domain/session.ts';
import type { SessionScope } from './ports.ts';

export interface EndSessionsRequest {
  readonly userId: MemberId;
  readonly reason: RevocationReason;
  /** The id of one that goes on. */
  readonly except?: string | undefined;
}

/**
 * Ends all sessions of a member. Who must be sure that no login comes in between holds the member's account
 * (`SessionMembers.admit`).
 */
export type EndSessions = (request: EndSessionsRequest) => Promise<void>;

/** @param scope that of the transaction in which they end. */
export const endSessions =
  ({ sessions, outbox }: Pick<SessionScope, 'sessions' | 'outbox'>, clock: Clock): EndSessions =>
  async ({ userId, reason, except }) => {
    const at = clock.now();
    for (const session of await sessions.listOpen(userId, at)) {
      if (session.id === except) continue;
      const { state, events } = revokeSession(session, reason, at);
      await sessions.save(state);
      await outbox.append(events);
    }
  };
