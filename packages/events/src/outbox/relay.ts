import { backoff, reasonOf, startLoop, throttledWarn, type Logger, type Loop } from '@paltu/kernel';
import type { BusMessage } from '../envelope/event.ts';
import { MissingTopics, type EventBus } from '../ports/event-bus.ts';
import type { StoreNotices } from '../ports/event-store.ts';
import type { OutboxRow, LeaderOutbox, RelayLock, OutboxRows } from '../ports/outbox.ts';

interface RelaySteps {
  /** Resolves when the bus has stored the messages. */
  readonly publish: (messages: readonly BusMessage[]) => Promise<void>;
  /** Marks rows as published, on the session that holds the relay's lock. */
  readonly mark: (positions: readonly number[]) => Promise<void>;
}

/** The order of the two steps: a parameter only so that a test can show what the other order loses. */
export type RelayStrategy = (batch: readonly OutboxRow[], steps: RelaySteps) => Promise<void>;

/** At least once: a relay that dies between the steps publishes the batch again, and the inbox of each consumer drops the copy. */
export const publishThenMark: RelayStrategy = async (batch, { publish, mark }) => {
  await publish(batch.map(({ message }) => message));
  await mark(batch.map(({ position }) => position));
};

interface RelayOptions {
  /** The store of the service, for its outbox. */
  readonly store: { readonly outbox: Pick<OutboxRows<never>, 'relayLock' | 'onAppended'>; readonly notices: StoreNotices };
  readonly bus: EventBus;
  /** `pets`: one relay leads per service, the others stand by. */
  readonly service: string;
  readonly logger: Logger;
  readonly strategy?: RelayStrategy;
}

export interface Relay {
  /** Polls the outbox at once. */
  wake(): void;
  isLeader(): boolean;
  /** Topics that the bus does not have, while it leads: what is for them waits, the rest goes out. */
  missingTopics(): readonly string[];
  /** Ends after the batch in progress. */
  stop(): Promise<void>;
}

const batchSize = 250;
/** How often a topic that was missing is tried again. */
const heldMs = 2_000;

/** Topics that were missing when something was published to them; each is tried again after a while. */
const missingTopicRetry = () => {
  const triedAt = new Map<string, number>();
  return {
    hold: (topics: readonly string[]) => topics.forEach((topic) => triedAt.set(topic, performance.now())),
    release: (topic: string) => void triedAt.delete(topic),
    names: () => [...triedAt.keys()],
    /** Those whose time has come. */
    due: () => [...triedAt].filter(([, at]) => performance.now() - at >= heldMs).map(([topic]) => topic),
  };
};

/** Publishes unpublished rows in order, by the batch. Rows for a topic that is missing wait, each topic by itself. */
const batchRelay = (
  { bus, service, strategy }: Required<Pick<RelayOptions, 'bus' | 'service' | 'strategy'>>,
  lock: RelayLock,
  warn: Logger['warn'],
) => {
  const held = missingTopicRetry();

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
    /** Publishes the next batch; whether more may wait. Rejects while database or bus are away. */
    relay: async (outbox: LeaderOutbox): Promise<boolean> => {
      for (const topic of held.due()) if (await wasPublished(outbox, await outbox.unpublishedFor(batchSize, topic))) held.release(topic);
      const batch = await outbox.unpublished(batchSize, held.names());
      return !(await wasPublished(outbox, batch)) || batch.length === batchSize;
    },
    missingTopics: held.names,
  };
};

/** While other processes notify the leader of what they append. */
const quietMs = 10_000;
const idleMs = 500;
const standbyMs = 500;
/** Under load a batch takes what came within this time. */
const paceMs = 15;
const keptDays = 7;
const pruneBatch = 1_000;
const pruneEveryMs = 10 * 60_000;

/** Prunes when that is due; returns in how many milliseconds it is due again. */
const outboxPruner = () => {
  let nextAt = Date.now() + 30_000;
  return async (outbox: LeaderOutbox): Promise<number> => {
    if (Date.now() >= nextAt) {
      const pruned = await outbox.prune(keptDays, pruneBatch);
      nextAt = Date.now() + (pruned === pruneBatch ? 1_000 : pruneEveryMs);
    }
    return Math.max(0, nextAt - Date.now());
  };
};

/**
 * Publishes what use cases appended to the outbox, in order and by the batch. Any number may run: the one that holds the
 * lock leads. Retries for ever while database or bus are away; rows for a topic that is missing wait and hold up no other.
 */
export const startRelay = ({ store, bus, service, logger, strategy = publishThenMark }: RelayOptions): Relay => {
  const warn = throttledWarn(logger);
  const lock = store.outbox.relayLock(service, () => loop.wake());
  const prune = outboxPruner();
  const batches = batchRelay({ bus, service, strategy }, lock, warn);
  /** Whether this process has appended something since it looked last: another that leads does not know. */
  let hasAppended = false;

  const step = async (): Promise<number> => {
    const led = lock.isHeld();
    const outbox = await lock.take();
    const isNew = hasAppended;
    hasAppended = false;
    if (outbox === undefined) {
      if (isNew) await lock.notifyLeader();
      return standbyMs;
    }
    if (!led) logger.info({ relay: service }, 'relay leads');
    if (await batches.relay(outbox)) return 0;
    const pruneInMs = await prune(outbox);
    const isQuiet = store.notices.areLive() && batches.missingTopics().length === 0;
    return isQuiet ? Math.min(quietMs, Math.max(idleMs, pruneInMs)) : idleMs;
  };

  const loop: Loop = startLoop({
    step,
    onError: async (error) => {
      warn({ relay: service, reason: reasonOf(error) }, 'relay failed and is retried');
      await lock.release();
    },
    delays: backoff(100, 2_000),
    paceMs,
  });
  const unsubscribe = [
    store.outbox.onAppended(() => {
      hasAppended = true;
      loop.wake();
    }),
    store.notices.on('outbox', () => lock.isHeld() && loop.wake()),
  ];
  return {
    wake: () => loop.wake(),
    isLeader: () => lock.isHeld(),
    missingTopics: () => (lock.isHeld() ? batches.missingTopics() : []),
    stop: async () => {
      unsubscribe.forEach((end) => end());
      await loop.stop();
      await lock.release();
    },
  };
};
