import type { Logger } from '@paltu/kernel';
import { noMetrics, noTracer, type Metrics, type Tracer } from '@paltu/telemetry';
import type { Knex } from 'knex';
import type { EventBus, Subscription } from '../ports/event-bus.ts';
import type { EventStore } from '../ports/event-store.ts';
import { consumeBatch } from './consume-batch.ts';
import { watchConsumers, type ConsumerProblemsOptions } from './consumer-problems.ts';
import { topicsOf, type ConsumerDefinition } from './consumer-definition.ts';
import { inboxPruning } from './inbox-pruning.ts';
import type { Inbox } from '../ports/inbox.ts';
import { requestRunner } from './requests.ts';

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
  /** How often one that has caught up looks for requests of operators, in milliseconds; a second by default. */
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
      hasRequests: () => store.requests.hasOpen(definition.consumer),
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
      await watching.stop();
      await Promise.all(subscriptions.map((subscription) => subscription.stop()));
    },
    lags,
    lagMs: () => Math.max(0, ...lags().values()),
  };
};
