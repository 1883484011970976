import type { Logger } from '@paltu/kernel';
import { sessionOf, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { EventBus } from '../bus/event-bus.ts';
import { backoff, createWakeUp } from '../wake-up.ts';
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
  /** Looks at the outbox at once. */
  wake(): void;
  isLeader(): boolean;
  /** Ends after the batch in hand. */
  stop(): Promise<void>;
}

const batchSize = 250;
const idleMs = 500;
const standbyMs = 1_000;
const keptDays = 7;
const pruneEveryMs = 10 * 60_000;

/**
 * Carries what use cases left in the outbox to the bus, in order and by the batch. Any number may run: the one that holds
 * the advisory lock leads. Waits for ever while database or bus are away.
 */
export const startRelay = ({ database, bus, service, logger, strategy = publishThenMark }: RelayOptions): Relay => {
  const wakeUp = createWakeUp();
  const forget = onAppended(() => wakeUp.wake());
  let isStopping = false;
  let leader = false;
  let nextPruneAt = Date.now() + 30_000;

  const relayBatch = async (session: DatabaseSession): Promise<number> => {
    const batch = await unpublishedRows(session, batchSize);
    if (batch.length > 0)
      await strategy(batch, { publish: (messages) => bus.publish(messages), mark: (positions) => markPublished(session, positions) });
    return batch.length;
  };

  const prune = async (session: DatabaseSession): Promise<void> => {
    if (Date.now() < nextPruneAt) return;
    const pruned = await pruneOutbox(session, keptDays, 1_000);
    nextPruneAt = Date.now() + (pruned > 0 ? 1_000 : pruneEveryMs);
  };

  const lead = async (session: DatabaseSession): Promise<void> => {
    leader = true;
    logger.info({ service }, 'relay leads');
    while (!isStopping && session.isOpen()) {
      const relayed = await relayBatch(session);
      if (relayed === batchSize) continue;
      await prune(session);
      await wakeUp.sleep(idleMs);
    }
  };

  const serve = async (session: DatabaseSession): Promise<void> => {
    session.onClosed(() => wakeUp.wake());
    while (!isStopping && session.isOpen()) {
      const { rows } = await session.query<{ led: boolean }>("select pg_try_advisory_lock(hashtext('paltu.relay'), hashtext($1)) as led", [service]);
      if (rows[0]?.led === true) return await lead(session);
      await wakeUp.sleep(standbyMs);
    }
  };

  const run = async (): Promise<void> => {
    const pause = backoff(100, 3_000);
    while (!isStopping) {
      let session: DatabaseSession | undefined;
      const openedAt = Date.now();
      try {
        session = await sessionOf(database, { application_name: `${service} relay` });
        await serve(session);
      } catch (error) {
        if (Date.now() - openedAt > 10_000) pause.reset();
        logger.warn({ service, reason: String(error) }, 'relay waits');
        await wakeUp.sleep(isStopping ? 0 : pause.next());
      } finally {
        leader = false;
        await session?.close();
      }
    }
  };

  const running = run();
  return {
    wake: () => wakeUp.wake(),
    isLeader: () => leader,
    stop: async () => {
      isStopping = true;
      forget();
      wakeUp.wake();
      await running;
    },
  };
};
