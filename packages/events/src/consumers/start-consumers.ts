import type { Logger } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { EventBus } from '../bus/event-bus.ts';
import { consumeBatch } from './consume-batch.ts';
import { topicsOf, type ConsumerDefinition } from './consumer-definition.ts';
import { inboxPruning } from './inbox-pruning.ts';
import { knexInbox, type Inbox } from './inbox.ts';
import { hasRequests, runRequests } from './requests.ts';

export interface ConsumersOptions {
  /** Database of the service: effects, inbox and offsets are committed there together. */
  readonly database: Knex;
  readonly bus: EventBus;
  readonly consumers: readonly ConsumerDefinition[];
  readonly logger: Logger;
  readonly inbox?: Inbox;
}

export interface RunningConsumers {
  /** Ends after the batches in progress. */
  stop(): Promise<void>;
  /** The lag of the consumer that is furthest behind, in milliseconds. */
  lagMs(): number;
}

/** Starts consumers: each event takes effect once per consumer and in order per key, whatever crashes. */
export const startConsumers = ({ database, bus, consumers, logger, inbox = knexInbox }: ConsumersOptions): RunningConsumers => {
  const subscriptions = consumers.map((definition) => {
    const context = { definition, inbox, logger };
    const prune = inboxPruning(definition.consumer);
    return bus.subscribe({
      group: definition.consumer,
      topics: topicsOf(definition),
      startAt: definition.startAt,
      database,
      logger,
      hasRequests: () => hasRequests(database, definition.consumer),
      handle: (batch, trx) => consumeBatch(trx, batch, context),
      runMaintenance: async (trx, offsets) => {
        await runRequests(trx, context, offsets);
        await prune(trx);
      },
    });
  });
  return {
    stop: async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.stop()));
    },
    lagMs: () => Math.max(0, ...subscriptions.map((subscription) => subscription.lagMs())),
  };
};
