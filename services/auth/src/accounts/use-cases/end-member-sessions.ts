import type { Clock, Logger, MemberId } from '@paltu/kernel';
import type { InAccountTransaction } from './ports.ts';

export interface EndMemberSessionsNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface EndMemberSessionsRequest {
  readonly userId: MemberId;
  /** The admin who asks. */
  readonly endedBy: MemberId;
}

/** Ends all sessions of a member because an admin asks for it; the account stays as it is. @throws AppError `account.not-found` */
export type EndMemberSessions = (request: EndMemberSessionsRequest) => Promise<void>;

export const endMemberSessions =
  ({ inTransaction, clock, logger }: EndMemberSessionsNeeds): EndMemberSessions =>
  async ({ userId, endedBy }) => {
    await inTransaction(async ({ accounts, endSessions, sessionEndings }) => {
      // Held, so that no login comes in between.
      const { id: accountId } = await accounts.get(userId);
      await endSessions({ userId: accountId, reason: 'ended-by-admin' });
      await sessionEndings.add({ accountId, endedBy, at: clock.now() });
    });
    logger.warn({ event: 'security.sessions-ended', userId, endedBy }, 'an admin ended all sessions of a member');
  };
