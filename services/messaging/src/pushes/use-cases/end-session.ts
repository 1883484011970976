import type { SessionId } from '@paltu/kernel';
import type { PushScope } from './ports.ts';

export interface EndedSession {
  readonly sessionId: SessionId;
  readonly at: Date;
}

export type EndSession = (ended: EndedSession) => Promise<void>;

/** Browsers that asked in a session that is over show nothing any more; one that asks just now is forgotten, or refused. */
export const endSession =
  ({ subscriptions, endedSessions }: PushScope): EndSession =>
  async ({ sessionId, at }) => {
    await endedSessions.add(sessionId, at);
    await subscriptions.removeOfSession(sessionId);
  };
