import { backoff, type Logger, type Loop, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import { sessionOf, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { EventBus } from '../bus/event-bus.ts';
import { onAppended } from './outbox-signal.ts';
import { markPublished, pruneOutbox, unpublishedRows } from './outbox-rows.ts';
import { publishThenMark, type RelayStrategy } from './relay-strategy.ts';

export interface RelayOptions {
  /** Database that holds the outbox. */
  readonly database: Knex;
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
  /** Ends after the batch in progress. */
  stop(): Promise<void>;
}

const batchSize = 250;
const idleMs = 500;
const standbyMs = 500;
const keptDays = 7;
const pruneBatch = 1_000;
const pruneEveryMs = 10 * 60_000;

/** The session that holds the relay's lock: marks are written on it, so a relay that lost the lock can mark nothing. */
const relayLock = (database: Knex, service: string, onLost: () => void) => {
  let session: DatabaseSession | undefined;
  let holds = false;
  const release = async (): Promise<void> => {
    holds = false;
    const ended = session;
    session = undefined;
    await ended?.close();
  };
  return {
    isHeld: () => holds && session?.isOpen() === true,
    release,
    /** The session when it holds the lock now, else undefined. */
    take: async (): Promise<DatabaseSession | undefined> => {
      if (session?.isOpen() !== true) {
        await release();
        const opened = await sessionOf(database, { application_name: `${service} relay` });
        // One that we close ourselves is not lost: a wake-up then would cut the pause after a failure short.
        opened.onClosed(() => session === opened && onLost());
        session = opened;
      }
      if (holds) return session;
      const { rows } = await session.query<{ taken: boolean }>(
        "select pg_try_advisory_lock(hashtext('paltu.relay'), hashtext($1)) as taken",
        [service],
      );
      holds = rows[0]?.taken === true;
      return holds ? session : undefined;
    },
  };
};

const outboxPruner = () => {
  let nextAt = Date.now() + 30_000;
  return async (session: DatabaseSession): Promise<void> => {
    if (Date.now() < nextAt) return;
    const pruned = await pruneOutbox(session, keptDays, pruneBatch);
    nextAt = Date.now() + (pruned === pruneBatch ? 1_000 : pruneEveryMs);
  };
};

/**
 * Publishes what use cases appended to the outbox, in order and by the batch. Any number may run: the one that holds the
 * advisory lock leads. Retries for ever while database or bus are away.
 */
export const startRelay = ({ database, bus, service, logger, strategy = publishThenMark }: RelayOptions): Relay => {
  const warn = throttledWarn(logger);
  const lock = relayLock(database, service, () => loop.wake());
  const prune = outboxPruner();

  const relayBatch = async (session: DatabaseSession): Promise<number> => {
    const batch = await unpublishedRows(session, batchSize);
    if (batch.length > 0)
      await strategy(batch, { publish: (messages) => bus.publish(messages), mark: (positions) => markPublished(session, positions) });
    return batch.length;
  };

  const step = async (): Promise<number> => {
    const led = lock.isHeld();
    const session = await lock.take();
    if (session === undefined) return standbyMs;
    if (!led) logger.info({ relay: service }, 'relay leads');
    if ((await relayBatch(session)) === batchSize) return 0;
    await prune(session);
    return idleMs;
  };

  const loop: Loop = startLoop({
    step,
    onError: async (error) => {
      warn({ relay: service, reason: reasonOf(error) }, 'relay failed and is retried');
      await lock.release();
    },
    delays: backoff(100, 2_000),
  });
  const unsubscribe = onAppended(() => loop.wake());
  return {
    wake: () => loop.wake(),
    isLeader: () => lock.isHeld(),
    stop: async () => {
      unsubscribe();
      await loop.stop();
      await lock.release();
    },
  };
};
