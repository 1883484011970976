import type { Clock, MemberId, SessionId } from '@paltu/kernel';
import { revokeSession } from '../domain/holder-decisions.ts';
import { sessionNotFound } from '../domain/session-errors.ts';
import type { InSessionTransaction } from './ports.ts';

export interface EndSessionNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly clock: Clock;
}

/** Ends one session of a member; one that has ended stays so. @throws AppError `session.not-found`, also for somebody else's */
export type EndSession = (request: { readonly sessionId: SessionId; readonly userId: MemberId }) => Promise<void>;

export const endSession =
  ({ inTransaction, clock }: EndSessionNeeds): EndSession =>
  ({ sessionId, userId }) =>
    inTransaction(async ({ sessions, outbox }) => {
      const found = await sessions.find(sessionId);
      if (found?.userId !== userId) throw sessionNotFound();
      const { state, events } = revokeSession(found, 'logout', clock.now());
      if (events.length === 0) return;
      await sessions.save(state);
      await outbox.append(events);
    });
