import { backoff, reasonOf, startLoop, throttledWarn, type Loop } from '@paltu/kernel';
import type { Kafka } from 'kafkajs';
import { committedOffsets, findOutOfRange } from '../bus/offsets.ts';
import { idlePollMs, type Subscription, type SubscriptionOptions } from '../ports/event-bus.ts';
import { groupMaintenance, waitForOffsets, ownMaintenance } from '../bus/group-maintenance.ts';
import { partitionName } from '../envelope/event.ts';
import { pausedPartitions } from '../bus/paused-partitions.ts';
import type { Fetched } from './fetched.ts';
import { groupOffsets } from './group-offsets.ts';
import type { KafkaAdmin } from './kafka-admin.ts';
import { startReader, type KafkaReader } from './kafka-reader.ts';
import { lagTracker } from './lag-tracker.ts';
import { offsetsOutOfRange, outOfRangePauseMs } from './offsets-out-of-range.ts';
import { processFetched } from './process-fetched.ts';

export interface KafkaParts {
  readonly kafka: Kafka;
  readonly admin: KafkaAdmin;
  /** How the names of the groups of its tails begin. */
  readonly clientId: string;
}

/**
 * Listens as a Kafka group whose offsets are rows in the listener's own database. Kafka only assigns the partitions; the row, locked in the
 * transaction of each batch, holds what the group has processed.
 */
export const subscribeByGroup = <Trx>({ kafka, admin }: KafkaParts, options: SubscriptionOptions<Trx>): Subscription => {
  const { group, topics, logger, pollEveryMs = idlePollMs } = options;
  const warn = throttledWarn(logger);
  const onError = (error: unknown): void => warn({ group, reason: reasonOf(error) }, 'subscription failed and is retried');
  const paused = pausedPartitions();
  const offsets = groupOffsets();
  const outOfRange = offsetsOutOfRange({ admin, topics, offsets, logger, reader: { group } });
  const lag = lagTracker(offsets, outOfRange);
  let reader: KafkaReader | undefined;
  const maintenance = ownMaintenance(groupMaintenance(options, waitForOffsets, (wanted) => admin.recentHeads(wanted, 0)));

  const onCommit = (fetched: Fetched, next: number): void => {
    paused.release([fetched]);
    offsets.set(fetched, next);
    lag.update();
  };
  const process = async (fetched: Fetched): Promise<void> => {
    try {
      if (!outOfRange.has(fetched) && !paused.has(fetched)) {
        if (await maintenance.around(() => processFetched(options, fetched, (next) => onCommit(fetched, next)))) return;
        onError(new Error(`the offset of ${partitionName(fetched)} is locked by another instance, or is missing`));
      }
    } catch (error) {
      onError(error);
    }
    reader?.pausePartition(fetched, outOfRange.has(fetched) ? outOfRangePauseMs : paused.pause(fetched));
  };
  const refreshOffsets = async (): Promise<void> => {
    const refresh = offsets.beginRefresh();
    reader?.seek(refresh(await committedOffsets(admin, options, offsets.all().length)));
    lag.update();
  };
  const step = async (): Promise<number> => {
    if (reader === undefined) {
      offsets.beginRefresh()(await committedOffsets(admin, options));
      await lag.fetchHeads(0);
      reader = startReader({ kafka, group: () => group, topics: outOfRange.topicsThere, logger, offsets: offsets.all, process });
    }
    await lag.fetchHeads(pollEveryMs / 2);
    reader.refreshTopics();
    await refreshOffsets();
    // Last, because it waits for locks, and the lag must be known meanwhile.
    if (await maintenance.run()) await refreshOffsets();
    return pollEveryMs;
  };
  const loop: Loop = startLoop({ step, onError, delays: backoff(100, 2_000) });
  return {
    outOfRange: async () => findOutOfRange(await options.store.offsets.read(group, topics), await admin.recentHeads(topics, 0)),
    lagMs: lag.lagMs,
    stop: () => loop.stop().then(() => reader?.stop()),
  };
};
