import { backoff, reasonOf, startLoop, throttledWarn, type Loop } from '@paltu/kernel';
import type { Kafka } from 'kafkajs';
import { groupMaintenance, waitForOffsets, ownMaintenance } from '../bus/group-maintenance.ts';
import { committedOffsets, findOutOfRange } from '../bus/offsets.ts';
import { pausedPartitions } from '../bus/paused-partitions.ts';
import { partitionName, type BusRecord, type PartitionOffset } from '../envelope/event.ts';
import { idlePollMs, type SubscriptionOptions, type Subscription } from '../ports/event-bus.ts';
import type { Fetched } from './fetched.ts';
import { groupOffsets, lagTracker, offsetsOutOfRange, outOfRangePauseMs } from './group-offsets.ts';
import type { KafkaAdmin } from './kafka-admin.ts';
import { startReader, type KafkaReader } from './kafka-reader.ts';

const batchSize = 500;

interface Portion extends PartitionOffset {
  readonly records: readonly BusRecord[];
}

/**
 * Processes the records that the group has not processed yet, and returns its next offset. The committed row decides, whatever
 * Kafka holds: records below it are skipped, and when it lies before all of them (somebody rewound it) none is processed.
 * Undefined when another instance has locked the row.
 */
const processPortion = async <Trx>(
  trx: Trx,
  { group, handle, store }: SubscriptionOptions<Trx>,
  portion: Portion,
): Promise<number | undefined> => {
  const { topic, partition, offset, records } = portion;
  const [row] = await store.offsets.lock(trx, group, [{ topic, partition }]);
  const committed = row?.offset;
  if (committed === undefined || committed < offset) return committed;
  const due = records.filter((record) => record.offset >= committed).slice(0, batchSize);
  const last = due.at(-1);
  if (last === undefined) return committed;
  const firstLeft = due[await handle(due, trx)];
  const next = firstLeft?.offset ?? last.offset + 1;
  await store.offsets.commit(trx, group, [{ topic, partition, offset: next }]);
  return next;
};

/**
 * Processes a fetch by the batch, each in one transaction with its effects; `onCommit` is given the group's next offset after each. Returns
 * false when another instance has locked the partition's offset.
 */
export const processFetched = async <Trx>(
  options: SubscriptionOptions<Trx>,
  fetched: Fetched,
  onCommit: (next: number) => void,
): Promise<boolean> => {
  const { topic, partition } = fetched;
  let { offset, records } = fetched;
  while (records.length > 0 && fetched.isCurrent()) {
    const portion = { topic, partition, offset, records };
    const next = await options.store.run((trx) => processPortion(trx, options, portion));
    if (next === undefined) return false;
    fetched.continueAt(next);
    onCommit(next);
    await fetched.commit(next);
    if (next <= offset) return true;
    offset = next;
    records = records.filter((record) => record.offset >= next);
  }
  return true;
};

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
  const [paused, offsets] = [pausedPartitions(), groupOffsets()];
  const outOfRange = offsetsOutOfRange({ admin, topics, offsets, logger, reader: { group } });
  const lag = lagTracker(offsets, outOfRange);
  let reader: KafkaReader | undefined;
  const maintenance = ownMaintenance(groupMaintenance(options, waitForOffsets, (wanted) => admin.recentHeads(wanted, 0)).run);

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
    wake: () => loop.wake(),
    lagMs: lag.lagMs,
    stop: () => loop.stop().then(() => reader?.stop()),
  };
};
