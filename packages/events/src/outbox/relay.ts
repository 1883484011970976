import { backoff, type Logger, type Loop, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import type { EventBus } from '../ports/event-bus.ts';
import { batchRelay } from './batch-relay.ts';
import { onAppended } from './outbox-signal.ts';
import type { OutboxRows } from '../ports/outbox-rows.ts';
import type { LeaderOutbox } from '../ports/relay-lock.ts';
import { publishThenMark, type RelayStrategy } from './relay-strategy.ts';

export interface RelayOptions {
  /** The store of the service, for its outbox. */
  readonly store: { readonly outbox: Pick<OutboxRows<never>, 'relayLock'> };
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

const idleMs = 500;
const standbyMs = 500;
/** Under load a batch takes what came within this time. */
const paceMs = 15;
const keptDays = 7;
const pruneBatch = 1_000;
const pruneEveryMs = 10 * 60_000;

const outboxPruner = () => {
  let nextAt = Date.now() + 30_000;
  return async (outbox: LeaderOutbox): Promise<void> => {
    if (Date.now() < nextAt) return;
    const pruned = await outbox.prune(keptDays, pruneBatch);
    nextAt = Date.now() + (pruned === pruneBatch ? 1_000 : pruneEveryMs);
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
  const batches = batchRelay({ bus, service, lock, strategy, warn });

  const step = async (): Promise<number> => {
    const led = lock.isHeld();
    const outbox = await lock.take();
    if (outbox === undefined) return standbyMs;
    if (!led) logger.info({ relay: service }, 'relay leads');
    if (await batches.relay(outbox)) return 0;
    await prune(outbox);
    return idleMs;
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
  const unsubscribe = onAppended(() => loop.wake());
  return {
    wake: () => loop.wake(),
    isLeader: () => lock.isHeld(),
    missingTopics: () => (lock.isHeld() ? batches.missingTopics() : []),
    stop: async () => {
      unsubscribe();
      await loop.stop();
      await lock.release();
    },
  };
};
