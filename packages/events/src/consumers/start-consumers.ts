import { backoff, reasonOf, startLoop, type Logger } from '@paltu/kernel';
import { noMetrics, noTracer, type Metrics, type Tracer } from '@paltu/telemetry';
import type { Knex } from 'knex';
import { idlePollMs, type Subscription, type EventBus } from '../ports/event-bus.ts';
import type { EventStore, ParkedRows, Inbox } from '../ports/event-store.ts';
import { consumeBatch } from './consume-batch.ts';
import { topicsOf, type ConsumerDefinition } from './consumer-definition.ts';
import { requestRunner } from './requests.ts';

const keptDays = 30;
const batchSize = 1_000;
const everyMs = 60 * 60_000;

/**
 * Deletes, about once an hour and a little at a time, what the inbox remembers for longer than 30 days: copies of an event come
 * within the seven days for which its outbox row is kept. Returns after how many milliseconds it is to be called again.
 */
export const inboxPruning = <Trx>(store: EventStore<Trx>, consumer: string): ((trx: Trx) => Promise<number>) => {
  let nextAt = Date.now() + everyMs * Math.random();
  return async (trx) => {
    if (Date.now() >= nextAt) {
      const pruned = await store.prune(trx, consumer, keptDays, batchSize);
      nextAt = Date.now() + (pruned.includes(batchSize) ? 1_000 : everyMs);
    }
    return nextAt - Date.now();
  };
};

interface WatchedConsumer {
  readonly consumer: string;
  readonly subscription: Omit<Subscription, 'stop'>;
}

interface ConsumerProblemsOptions {
  readonly countParked: ParkedRows<never>['count'];
  readonly consumers: readonly WatchedConsumer[];
  readonly logger: Logger;
  readonly checkEveryMs?: number;
  /** A consumer that is further behind is reported; a minute by default. */
  readonly mostLagMs?: number;
}

/** Checks again and again whether consumers wait for an operator, and warns for as long as they do. */
const watchConsumers = ({ countParked, consumers, logger, checkEveryMs = 30_000, mostLagMs = 60_000 }: ConsumerProblemsOptions) => {
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

/** While requests are notified. */
const quietPollMs = 30_000;

/**
 * Looks again and again for requests of operators, of all consumers of the service at once, and wakes those that have one until it is
 * carried out.
 */
const watchRequests = <Trx>(
  { requests, notices }: Pick<EventStore<Trx>, 'requests' | 'notices'>,
  wake: (consumers: ReadonlySet<string>) => void,
  logger: Logger,
  pollEveryMs = idlePollMs,
) => {
  let found = new Set<string>();
  const loop = startLoop({
    step: async () => {
      found = new Set(await requests.openConsumers());
      wake(found);
      return found.size === 0 && notices.areLive() ? Math.max(quietPollMs, pollEveryMs) : pollEveryMs;
    },
    onError: (error) => logger.debug({ reason: reasonOf(error) }, 'requests of operators could not be looked for'),
    delays: backoff(100, 2_000),
  });
  const unsubscribe = notices.on('requests', () => loop.wake());
  return {
    /** Whether a request was found since the last call. */
    take: (consumer: string): boolean => found.delete(consumer),
    stop: () => loop.stop().finally(unsubscribe),
  };
};

export interface ConsumersOptions<Trx = Knex.Transaction> {
  /** Store of the service: effects, inbox and offsets are committed there together. */
  readonly store: EventStore<Trx>;
  readonly bus: EventBus;
  readonly consumers: readonly ConsumerDefinition<Trx>[];
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
  readonly tracer?: Tracer | undefined;
  readonly inbox?: Inbox<Trx>;
  /**
   * How often it is checked whether consumers wait for an operator, and after how much lag they do; half a minute and a minute by default.
   */
  readonly watch?: Pick<ConsumerProblemsOptions, 'checkEveryMs' | 'mostLagMs'>;
  /** How often requests of operators, and messages, are looked for while nobody notifies them, in milliseconds; a second by default. */
  readonly pollEveryMs?: number | undefined;
}

export interface RunningConsumers {
  /** Ends after the batches in progress. */
  stop(): Promise<void>;
  /** The lag of the consumer that is furthest behind, in milliseconds. */
  lagMs(): number;
  /** The lag of each consumer by its name, in milliseconds. */
  lags(): ReadonlyMap<string, number>;
  /** What an operator has to look at: parked events, lost events, a lag that lasts. As it was at the last check. */
  problems(): readonly string[];
}

/** Starts consumers: each event takes effect once per consumer and in order per key, whatever crashes. */
export const startConsumers = <Trx = Knex.Transaction>(options: ConsumersOptions<Trx>): RunningConsumers => {
  const { store, bus, consumers, logger, metrics = noMetrics, tracer = noTracer, watch = {}, pollEveryMs } = options;
  const { inbox = store.inbox } = options;
  const wake = (names: ReadonlySet<string>): void => watched.forEach((one) => names.has(one.consumer) && one.subscription.wake());
  const requests = watchRequests(store, wake, logger, pollEveryMs);
  const subscriptions = consumers.map((definition) => {
    const context = { definition, store, inbox, logger, metrics, tracer };
    const runRequests = requestRunner(context);
    const prune = inboxPruning(store, definition.consumer);
    return bus.subscribe<Trx>({
      group: definition.consumer,
      topics: topicsOf(definition),
      startAt: definition.startAt,
      store,
      logger,
      pollEveryMs,
      hasRequests: () => requests.take(definition.consumer),
      handle: (batch, trx) => consumeBatch(trx, batch, context),
      runMaintenance: async (trx, offsets) => {
        await runRequests(trx, offsets);
        return prune(trx);
      },
    });
  });
  const watched = consumers.map(({ consumer }, at) => ({ consumer, subscription: subscriptions[at] as Subscription }));
  const lags = () => new Map(watched.map(({ consumer, subscription }) => [consumer, subscription.lagMs()]));
  const watching = watchConsumers({ countParked: store.parked.count, logger, consumers: watched, ...watch });
  return {
    problems: watching.problems,
    stop: async () => {
      await Promise.all([watching.stop(), requests.stop()]);
      await Promise.all(subscriptions.map((subscription) => subscription.stop()));
    },
    lags,
    lagMs: () => Math.max(0, ...lags().values()),
  };
};
