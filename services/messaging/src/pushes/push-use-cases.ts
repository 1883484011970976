import { newId, reasonOf, throttledWarn, type Clock, type Logger, type SessionId } from '@paltu/kernel';
import type { InPushTransaction, PushQueries, PushScope } from './push-store.ts';
import {
  claimedUntil,
  isOfPushService,
  mostBrowsers,
  pushAgainAt,
  pushOff,
  rememberedSince,
  sessionEnded,
  unknownPushService,
  type ComposePush,
  type Push,
  type PushOutcome,
  type PushServices,
  type PushSubscription,
  type PushSubscriptionId,
} from './push.ts';
import type { webPushSender } from './web-push-adapter.ts';

interface SubscribingNeeds {
  readonly inTransaction: InPushTransaction;
  readonly clock: Clock;
  /** Undefined as long as nothing can be sent. */
  readonly services: PushServices | undefined;
}

interface SubscribeRequest extends Omit<PushSubscription, 'id' | 'subscribedAt'> {
  readonly sessionId: SessionId;
}

/**
 * A browser of a member shows what they are notified of, until the session is ended in which it asked for that; of many the oldest is
 * forgotten. @throws AppError `push.off`, `push.unknown-service`, `token.revoked`
 */
export const subscribeBrowser =
  ({ inTransaction, clock, services }: SubscribingNeeds) =>
  async (request: SubscribeRequest): Promise<void> => {
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
export type SubscribeBrowser = ReturnType<typeof subscribeBrowser>;

interface EndedSession {
  readonly sessionId: SessionId;
  readonly at: Date;
}

/** Browsers that asked in a session that is over show nothing any more; one that asks just now is forgotten, or refused. */
export const endSession =
  ({ subscriptions, endedSessions }: PushScope, clock: Clock) =>
  async ({ sessionId, at }: EndedSession): Promise<void> => {
    if (at >= rememberedSince(clock.now())) await endedSessions.add(sessionId, at);
    await subscriptions.removeOfSession(sessionId);
  };

/** Of a session whose tokens are all over nothing can come any more. */
export const forgetSessions = (queries: Pick<PushQueries, 'forgetSessions'>, clock: Clock) => (): Promise<number> =>
  queries.forgetSessions(rememberedSince(clock.now()));

interface SendingNeeds {
  readonly queries: PushQueries;
  readonly compose: ComposePush;
  readonly send: ReturnType<typeof webPushSender>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Stopping the service waits for the end of a run. */
const batches = 10;
const batchSize = 10;

/** Sends what is due, up to a hundred; returns how many went. What a process that dies had claimed another one claims again. */
export const sendPushes = ({ queries, compose, send, clock, logger }: SendingNeeds): (() => Promise<number>) => {
  const warn = throttledWarn(logger);

  const attempt = async ({ subscriptionId, noticeId, expiresAt }: Push): Promise<PushOutcome> => {
    const subscription = await queries.find(subscriptionId);
    if (subscription === undefined || expiresAt <= clock.now()) return 'refused';
    const shown = await compose(noticeId, subscription);
    if (shown === undefined) return 'refused';
    return send(subscription, shown).catch((error: unknown) => {
      logger.debug({ reason: reasonOf(error) }, 'a push service cannot be reached');
      return { retryAfterSeconds: undefined };
    });
  };
  const settle = async (push: Push): Promise<number> => {
    const outcome = await attempt(push);
    if (outcome === 'gone') await queries.removeSubscription(push.subscriptionId);
    else if (typeof outcome === 'string') await queries.remove(push.id);
    else {
      warn({ attempts: push.attempts }, 'what is to be shown in browsers is tried again later');
      await queries.putOff(push.id, pushAgainAt(push.attempts, clock.now(), outcome.retryAfterSeconds));
    }
    return outcome === 'sent' ? 1 : 0;
  };

  return async () => {
    let sent = 0;
    for (let batch = 0; batch < batches; batch += 1) {
      const now = clock.now();
      const claimed = await queries.claim(batchSize, now, claimedUntil(now));
      for (const count of await Promise.all(claimed.map(settle))) sent += count;
      if (claimed.length < batchSize) break;
    }
    return sent;
  };
};
