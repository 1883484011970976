import { backoff, type Logger, reasonOf, startLoop } from '@paltu/kernel';
import type { Subscription } from '../ports/event-bus.ts';
import type { ParkedRows } from '../ports/parked-rows.ts';

export interface WatchedConsumer {
  readonly consumer: string;
  readonly subscription: Pick<Subscription, 'lagMs' | 'outOfRange'>;
}

export interface ConsumerProblemsOptions {
  readonly countParked: ParkedRows<never>['count'];
  readonly consumers: readonly WatchedConsumer[];
  readonly logger: Logger;
  readonly checkEveryMs?: number;
  /** A consumer that is further behind is reported; a minute by default. */
  readonly mostLagMs?: number;
}

export interface ConsumerProblems {
  /** What an operator has to look at, as it was at the last check. */
  problems(): readonly string[];
  stop(): Promise<void>;
}

/** Checks again and again whether consumers wait for an operator, and warns for as long as they do. */
export const watchConsumers = ({
  countParked,
  consumers,
  logger,
  checkEveryMs = 30_000,
  mostLagMs = 60_000,
}: ConsumerProblemsOptions): ConsumerProblems => {
  let problems: readonly string[] = [];
  const problemsOf = async ({ consumer, subscription }: WatchedConsumer, parked: number): Promise<string[]> => {
    const lost = await subscription.outOfRange().catch(() => []);
    const lagSeconds = Math.round(subscription.lagMs() / 1_000);
    return [
      ...(parked > 0 ? [`${consumer} has ${parked} parked events`] : []),
      ...(lost.length > 0 ? [`${consumer} has lost events: ${lost[0]}`] : []),
      ...(lost.length === 0 && lagSeconds * 1_000 > mostLagMs ? [`${consumer} is ${lagSeconds} s behind`] : []),
    ];
  };
  const loop = startLoop({
    firstAfterMs: checkEveryMs,
    step: async () => {
      const parked = await countParked();
      const found = await Promise.all(consumers.map((one) => problemsOf(one, parked.get(one.consumer) ?? 0)));
      problems = found.flat();
      if (problems.length > 0) logger.warn({ problems }, 'consumers wait for an operator: docs/runbooks/events.md');
      return checkEveryMs;
    },
    onError: (error) => logger.debug({ reason: reasonOf(error) }, 'consumers could not be checked'),
    delays: backoff(checkEveryMs, checkEveryMs),
  });
  return { problems: () => problems, stop: () => loop.stop() };
};
