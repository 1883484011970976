import { newId, type Clock, type SessionId } from '@paltu/kernel';
import { pushOff, sessionEnded, unknownPushService } from '../domain/push-errors.ts';
import {
  isOfPushService,
  mostBrowsers,
  type PushServices,
  type PushSubscription,
  type PushSubscriptionId,
} from '../domain/push-subscription.ts';
import type { InPushTransaction } from './ports.ts';

export interface SubscribeBrowserNeeds {
  readonly inTransaction: InPushTransaction;
  readonly clock: Clock;
  /** Undefined as long as nothing can be sent. */
  readonly services: PushServices | undefined;
}

export interface SubscribeRequest extends Omit<PushSubscription, 'id' | 'subscribedAt'> {
  readonly sessionId: SessionId;
}

/** @throws AppError `push.off`, `push.unknown-service`, `token.revoked` */
export type SubscribeBrowser = (request: SubscribeRequest) => Promise<void>;

/** A browser of a member shows what they are notified of, until the session is ended in which it asked for that; of many the oldest is forgotten. */
export const subscribeBrowser =
  ({ inTransaction, clock, services }: SubscribeBrowserNeeds): SubscribeBrowser =>
  async (request) => {
    if (services === undefined) throw pushOff();
    if (!isOfPushService(request.endpoint, services)) throw unknownPushService.at('endpoint');
    await inTransaction(async ({ subscriptions, endedSessions }) => {
      // What ended since the token was verified.
      if (await endedSessions.has(request.sessionId)) throw sessionEnded();
      await subscriptions.keep({ ...request, id: newId() as PushSubscriptionId, subscribedAt: clock.now() });
      const all = await subscriptions.list(request.memberId);
      for (const { id } of all.slice(0, Math.max(0, all.length - mostBrowsers))) await subscriptions.remove(id);
    });
  };
