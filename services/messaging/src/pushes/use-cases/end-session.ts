import type { Clock, SessionId } from '@paltu/kernel';
import { rememberedSince } from '../domain/push-subscription.ts';
import type { PushScope } from './ports.ts';

export interface EndedSession {
  readonly sessionId: SessionId;
  readonly at: Date;
}

export interface EndSessionNeeds extends PushScope {
  readonly clock: Clock;
}

export type EndSession = (ended: EndedSession) => Promise<void>;

/** Browsers that asked in a session that is over show nothing any more; one that asks just now is forgotten, or refused. */
export const endSession =
  ({ subscriptions, endedSessions, clock }: EndSessionNeeds): EndSession =>
  async ({ sessionId, at }) => {
    if (at >= rememberedSince(clock.now())) await endedSessions.add(sessionId, at);
    await subscriptions.removeOfSession(sessionId);
  };
