import { randomUUID } from 'node:crypto';
import { backoff, reasonOf, startLoop, throttledWarn, type Logger, type Loop } from '@paltu/kernel';
import { beginningOf, type PartitionOffset } from '../envelope/event.ts';
import type { Tail, TailOptions } from '../ports/event-bus.ts';
import { startOffsets, tailHandler } from '../bus/start-tail.ts';
import type { Fetched } from './fetched.ts';
import {
  groupOffsets,
  lagTracker,
  offsetsOutOfRange,
  outOfRangePauseMs,
  type GroupOffsets,
  type OutOfRangeOffsets,
} from './group-offsets.ts';
import { startReader, type KafkaReader } from './kafka-reader.ts';
import type { KafkaParts } from './kafka-subscription.ts';

const pollEveryMs = 300;

/** The offsets of a tail, in memory, and what it does with a fetch. */
const tailOffsets = (options: TailOptions, logger: Logger) => {
  const offsets = groupOffsets();
  const hand = tailHandler(options, logger);
  const process = async (fetched: Fetched): Promise<void> => {
    const next = offsets.of(fetched);
    if (fetched.offset > next) return fetched.continueAt(next);
    for (const record of fetched.records) {
      if (!fetched.isCurrent()) return;
      if (record.offset >= offsets.of(record)) {
        await hand(record);
        offsets.set(record, record.offset + 1);
      }
      fetched.continueAt(record.offset + 1);
    }
  };
  return { offsets, process };
};

/** Moves offsets that are out of range to the beginning: a tail has nothing that could come twice, so it goes on with what the log holds now. */
const rewindLost = (offsets: GroupOffsets, outOfRange: OutOfRangeOffsets): PartitionOffset[] => {
  const beginnings = beginningOf(outOfRange.all());
  for (const one of beginnings) offsets.set(one, 0);
  return beginnings;
};

/**
 * Follows topics as a group of its own that lives as long as the tail; its offsets are in memory.
 * `caughtUp` resolves when it first reaches the end.
 */
export const startKafkaTail = (
  { kafka, admin, clientId }: KafkaParts,
  options: TailOptions,
  logger: Logger,
): { tail: Tail; caughtUp: Promise<void> } => {
  const { topics } = options;
  const warn = throttledWarn(logger);
  const { offsets, process } = tailOffsets(options, logger);
  const outOfRange = offsetsOutOfRange({ admin, topics, offsets, logger, reader: { tail: topics } });
  const lag = lagTracker(offsets, outOfRange);
  const { promise: caughtUp, resolve: reachedEnd } = Promise.withResolvers<void>();
  let reader: KafkaReader | undefined;
  let group = '';

  const updateLag = (): void => {
    lag.update();
    if (lag.isCaughtUp()) reachedEnd();
  };
  const processInRange = async (fetched: Fetched): Promise<void> => {
    if (outOfRange.has(fetched)) return reader?.pausePartition(fetched, outOfRangePauseMs);
    await process(fetched);
    updateLag();
  };
  const begin = async (): Promise<KafkaReader> => {
    for (const one of await startOffsets(admin, options)) offsets.set(one, one.offset);
    await lag.fetchHeads(0);
    const newGroup = (): string => (group = `${clientId}.tail.${randomUUID()}`);
    return startReader({ kafka, group: newGroup, topics: outOfRange.topicsThere, logger, offsets: offsets.all, process: processInRange });
  };
  const loop: Loop = startLoop({
    step: async () => {
      reader ??= await begin();
      await lag.fetchHeads(pollEveryMs / 2);
      reader.refreshTopics();
      reader.seek(rewindLost(offsets, outOfRange));
      updateLag();
      return pollEveryMs;
    },
    onError: (error) => warn({ topics, reason: reasonOf(error) }, 'tail failed and is retried'),
    delays: backoff(50, 1_000),
  });
  const stop = async (): Promise<void> => {
    await loop.stop();
    await reader?.stop();
    reachedEnd();
    // Not when it lags: a broker that is away would delay the stop.
    if (lag.lagMs() === 0) await admin.deleteGroup(group);
  };
  return { caughtUp, tail: { isHealthy: (withinMs = 1_000) => !loop.isStopping() && Date.now() - lag.caughtUpAt() <= withinMs, stop } };
};
