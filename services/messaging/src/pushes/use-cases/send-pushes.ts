import { reasonOf, throttledWarn, type Clock, type Logger } from '@paltu/kernel';
import { claimedUntil, pushAgainAt, type Push } from '../domain/push.ts';
import type { ComposePush, PushOutcome, PushQueries, SendPush } from './ports.ts';

export interface SendPushesNeeds {
  readonly queries: PushQueries;
  readonly compose: ComposePush;
  readonly send: SendPush;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Stopping the service waits for the end of a run. */
const batches = 10;
const batchSize = 10;

/** Sends what is due, up to a hundred; returns how many went. What a process that dies had claimed another one claims again. */
export const sendPushes = ({ queries, compose, send, clock, logger }: SendPushesNeeds): (() => Promise<number>) => {
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
