import type { Logger } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { EventBus } from '../bus/event-bus.ts';
import { topicsOf, type ConsumerDefinition } from './consumer-definition.ts';
import { housekeeping } from './housekeeping.ts';
import { knexInbox, type Inbox } from './inbox.ts';
import { attendRequests, hasRequests } from './requests.ts';
import { takeBatch } from './take-batch.ts';

export interface ConsumersOptions {
  /** Database of the service: effects, inbox and places are kept there together. */
  readonly database: Knex;
  readonly bus: EventBus;
  readonly consumers: readonly ConsumerDefinition[];
  readonly logger: Logger;
  readonly inbox?: Inbox;
}

export interface RunningConsumers {
  /** Ends after the batches in hand. */
  stop(): Promise<void>;
  /** The longest time for which one of them has been behind, in milliseconds. */
  lagMs(): number;
}

/** Starts listening: each event takes effect once per consumer and in order per key, through any crash. */
export const startConsumers = ({ database, bus, consumers, logger, inbox = knexInbox }: ConsumersOptions): RunningConsumers => {
  const subscriptions = consumers.map((definition) => {
    const intake = { definition, inbox, logger };
    const tidy = housekeeping(definition.consumer);
    return bus.subscribe({
      group: definition.consumer,
      topics: topicsOf(definition),
      startAt: definition.startAt,
      database,
      logger,
      isAsked: () => hasRequests(database, definition.consumer),
      handle: (batch, trx) => takeBatch(trx, batch, intake),
      attend: async (trx, rewind) => {
        await attendRequests(trx, intake, rewind);
        await tidy(trx);
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
