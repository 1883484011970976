import { runPart, type DocumentTransaction } from '@paltu/documents';
import { partitionName, type CommittedOffset, type Partition, type PartitionOffset } from '../envelope/event.ts';
import type { OffsetRows } from '../ports/event-store.ts';
import type { EventModels, OffsetDocument } from './event-models.ts';

const idOf = (group: string, partition: Partition): string => `${group} ${partitionName(partition)}`;

const writeConflict = 112;
const isLocked = (error: unknown): boolean => (error as { code?: unknown }).code === writeConflict;

const offsetOf = ({ topic, partition, next_offset: offset }: OffsetDocument): PartitionOffset => ({ topic, partition, offset });
const committedOf = (row: OffsetDocument): CommittedOffset => ({ ...offsetOf(row), movedAt: row.moved_at ?? new Date(0) });

type Offsets = EventModels['offsets'];

const read = async (offsets: Offsets, group: string, topics: readonly string[], trx?: DocumentTransaction): Promise<CommittedOffset[]> => {
  const query = offsets.find({ consumer: group, topic: { $in: [...topics] } }).sort({ topic: 1, partition: 1 });
  return (await query.session(trx?.session ?? null).lean()).map(committedOf);
};

const take = async (offsets: Offsets, { session }: DocumentTransaction, _id: string): Promise<number | undefined> => {
  const taken = await offsets.findOneAndUpdate({ _id }, { $set: { locked_at: new Date() } }, { session }).lean();
  return taken?.next_offset;
};

const takeIfFree = async (offsets: Offsets, trx: DocumentTransaction, _id: string): Promise<number | undefined> => {
  try {
    return await runPart(trx, (part) => take(offsets, part, _id), isLocked);
  } catch (error) {
    if (isLocked(error)) return undefined;
    throw error;
  }
};

const create = async (offsets: Offsets, group: string, wanted: readonly PartitionOffset[]): Promise<void> => {
  if (wanted.length === 0) return;
  const writes = wanted.map(({ topic, partition, offset }) => ({
    updateOne: {
      filter: { _id: idOf(group, { topic, partition }) },
      update: { $setOnInsert: { consumer: group, topic, partition, next_offset: offset, moved_at: new Date(), locked_at: null } },
      upsert: true,
    },
  }));
  await offsets.bulkWrite(writes, { ordered: false });
};

const set = async (offsets: Offsets, { session }: DocumentTransaction, group: string, moved: readonly PartitionOffset[]): Promise<void> => {
  if (moved.length === 0) return;
  const movedAt = new Date();
  const writes = moved.map((one) => ({
    updateOne: { filter: { _id: idOf(group, one) }, update: { $set: { next_offset: one.offset, moved_at: movedAt } } },
  }));
  await offsets.bulkWrite(writes, { session });
};

/** Offsets as documents of `consumer_offsets`: one is locked by a write in the transaction, and who else writes it must wait or leave. */
export const mongoOffsets = ({ offsets }: EventModels): OffsetRows<DocumentTransaction> => ({
  create: (group, wanted) => create(offsets, group, wanted),
  read: (group, topics, trx) => read(offsets, group, topics, trx),
  readAll: async () => (await offsets.find().lean()).map((row) => ({ consumer: row.consumer, ...offsetOf(row) })),
  lock: async (trx, group, partitions) => {
    const free: PartitionOffset[] = [];
    for (const { topic, partition } of partitions) {
      const offset = await takeIfFree(offsets, trx, idOf(group, { topic, partition }));
      if (offset !== undefined) free.push({ topic, partition, offset });
    }
    return free;
  },
  lockAll: async (trx, group, topics) => {
    // In one that is locked by another this transaction stands in its way, and is done again until it is free.
    for (const one of await read(offsets, group, topics, trx)) await take(offsets, trx, idOf(group, one));
  },
  commit: (trx, group, moved) => set(offsets, trx, group, moved),
  reset: async (trx, group, topics) => {
    const all = await read(offsets, group, topics, trx);
    const begun = all.map((one) => ({ ...one, offset: 0 }));
    await set(offsets, trx, group, begun);
  },
});
