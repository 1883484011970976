import type { Logger } from '@paltu/kernel';
import type { BusMessage } from '../envelope/bus-message.ts';
import { type EventBus, MissingTopics } from '../ports/event-bus.ts';
import { missingTopicRetry } from './missing-topic-retry.ts';
import type { LeaderOutbox, RelayLock, OutboxRow } from '../ports/relay-lock.ts';
import type { RelayStrategy } from './relay-strategy.ts';

const batchSize = 250;
/** How often a topic that was missing is tried again. */
const heldMs = 2_000;

export interface BatchRelayOptions {
  readonly bus: EventBus;
  readonly service: string;
  readonly lock: RelayLock;
  readonly strategy: RelayStrategy;
  readonly warn: Logger['warn'];
}

export interface BatchRelay {
  /** Publishes the next batch; whether more may wait. Rejects while database or bus are away. */
  relay(outbox: LeaderOutbox): Promise<boolean>;
  missingTopics(): readonly string[];
}

/** Publishes unpublished rows in order, by the batch. Rows for a topic that is missing wait, each topic by itself. */
export const batchRelay = ({ bus, service, lock, strategy, warn }: BatchRelayOptions): BatchRelay => {
  const held = missingTopicRetry(heldMs);

  const publishBatch = async (outbox: LeaderOutbox, batch: readonly OutboxRow[]): Promise<void> => {
    if (batch.length === 0) return;
    const publish = async (messages: readonly BusMessage[]): Promise<void> => {
      await lock.confirm();
      await bus.publish(messages, lock.confirm);
    };
    await lock.withHeartbeat(() => strategy(batch, { publish, mark: outbox.mark }));
  };
  /** Whether the bus had the topics of the batch; those that it had not are held. */
  const wasPublished = async (outbox: LeaderOutbox, batch: readonly OutboxRow[]): Promise<boolean> => {
    try {
      await publishBatch(outbox, batch);
      return true;
    } catch (error) {
      if (!(error instanceof MissingTopics)) throw error;
      held.hold(error.topics);
      warn({ relay: service, topics: held.names(), reason: error.message }, 'topics are missing: what is for them waits');
      return false;
    }
  };

  return {
    relay: async (outbox) => {
      for (const topic of held.due()) if (await wasPublished(outbox, await outbox.unpublishedFor(batchSize, topic))) held.release(topic);
      const batch = await outbox.unpublished(batchSize, held.names());
      return !(await wasPublished(outbox, batch)) || batch.length === batchSize;
    },
    missingTopics: held.names,
  };
};
