import { isWriteConflict, runPart, type DocumentTransaction } from '@paltu/documents';
import { partitionName, type CommittedOffset, type Partition, type PartitionOffset } from '../envelope/event.ts';
import { storableName } from '../envelope/names.ts';
import {
  conditionOf,
  keyName,
  parkedKey,
  rowOfParking,
  type OffsetRows,
  type Inbox,
  type ParkedRow,
  type ParkedRows,
  type ParkingReason,
  type RequestRows,
} from '../ports/event-store.ts';
import type { EventModels, OffsetDocument } from './event-models.ts';

const idOf = (group: string, partition: Partition): string => `${group} ${partitionName(partition)}`;

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
    return await runPart(trx, (part) => take(offsets, part, _id), isWriteConflict);
  } catch (error) {
    if (isWriteConflict(error)) return undefined;
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

/** Documents of `inbox`, one for each event that a consumer has processed or parked. */
export const mongoInbox = ({ inbox }: EventModels): Inbox<DocumentTransaction> => ({
  claim: async ({ session }, consumer, eventIds) => {
    const idOf = (event: string): string => `${consumer} ${event}`;
    const wanted = [...new Set(eventIds)];
    // Asked first: an insert that is refused ends the transaction. Who takes the same events at the same time stands in the way.
    const known = await inbox
      .find({ _id: { $in: wanted.map(idOf) } }, { _id: 1 })
      .session(session)
      .lean();
    const old = new Set(known.map(({ _id }) => _id));
    const fresh = new Set(wanted.filter((event) => !old.has(idOf(event))));
    const taken_at = new Date();
    const rows = [...fresh].map((event_id) => ({ _id: idOf(event_id), consumer, event_id, taken_at }));
    if (rows.length > 0) await inbox.insertMany(rows, { session, lean: true });
    // delete() is true once per id: a copy later in the same batch is not new.
    return eventIds.map((id) => fresh.delete(id));
  },
  clear: async ({ session }, consumer) => void (await inbox.deleteMany({ consumer }).session(session)),
});

interface Stored extends Omit<ParkedRow, 'value' | 'reason'> {
  readonly consumer: string;
  readonly reason: ParkingReason;
  readonly value: { readonly buffer: Uint8Array } | Buffer | null;
}

/** Without the database's own id, and with the bytes as they were. */
const rowOf = (stored: unknown): ParkedRow & { readonly consumer: string } => {
  const { _id, value, ...row } = stored as Stored & { _id: unknown };
  const bytes = value === null || Buffer.isBuffer(value) ? value : Buffer.from(value.buffer);
  return { ...row, value: bytes };
};

const inOrder = { topic: 1, partition: 1, offset: 1 } as const;

/** Parked events as documents of `parked_events`. */
export const mongoParked = ({ parked }: EventModels): ParkedRows<DocumentTransaction> => ({
  park: async ({ session }, consumer, parkings) => {
    if (parkings.length === 0) return;
    const writes = parkings.map((parking) => {
      const row = { ...rowOfParking(parking), consumer, parked_at: new Date() };
      return { updateOne: { filter: { consumer, ...parkedKey(row) }, update: { $setOnInsert: row }, upsert: true } };
    });
    await parked.bulkWrite(writes as never, { session });
  },
  keys: async ({ session }, consumer, records) => {
    const keys = [...new Map(records.map((record) => [keyName(record), record])).values()];
    if (keys.length === 0) return new Set();
    const found = await parked
      .find({ consumer, $or: keys.map(({ topic, key }) => ({ topic, key: storableName(key) })) }, { topic: 1, key: 1 })
      .session(session)
      .lean();
    return new Set(found.map(({ topic, key }) => keyName({ topic, key })));
  },
  count: async () => {
    const counted = await parked.aggregate<{ _id: string; events: number }>([{ $group: { _id: '$consumer', events: { $sum: 1 } } }]);
    return new Map(counted.map(({ _id, events }) => [_id, events]));
  },
  select: async ({ session }, consumer, selection) =>
    (
      await parked
        .find({ consumer, ...conditionOf(selection) })
        .sort(inOrder)
        .session(session)
        .lean()
    ).map(rowOf),
  hasEarlier: async ({ session }, consumer, { topic, partition, offset, key }) =>
    (await parked.exists({ consumer, topic, partition, key, offset: { $lt: offset } }).session(session)) !== null,
  update: async ({ session }, consumer, row, changes) =>
    void (await parked.updateOne({ consumer, ...parkedKey(row) }, { $set: changes }).session(session)),
  delete: async ({ session }, consumer, row) => void (await parked.deleteOne({ consumer, ...parkedKey(row) }).session(session)),
  drop: async ({ session }, consumer, selection) =>
    (await parked.deleteMany({ consumer, ...conditionOf(selection) }).session(session)).deletedCount,
  list: async (filter, limit) =>
    (
      await parked
        .find(filter)
        .sort({ consumer: 1, ...inOrder })
        .limit(limit)
        .lean()
    ).map(rowOf),
});

/** Requests as documents of `consumer_requests`. */
export const mongoRequests = ({ requests }: EventModels): RequestRows<DocumentTransaction> => ({
  add: async ({ id, ...request }) => {
    await requests.collection.insertOne({ _id: id, ...request, requested_at: new Date(), done_at: null, outcome: null } as never);
  },
  read: async (id) => (await requests.findById(id, { done_at: 1, outcome: 1 }).lean()) ?? undefined,
  openConsumers: async () => (await requests.find({ done_at: null }, { consumer: 1 }).lean()).map(({ consumer }) => consumer),
  // Who has the offsets of the whole group has its requests: another who carries one out as well conflicts with it.
  takeOpen: async ({ session }, consumer) => {
    const open = await requests.find({ consumer, done_at: null }).sort({ requested_at: 1 }).session(session).lean();
    return open.map(({ _id: id, kind, key, event_id }) => ({ id, consumer, kind, key: key ?? null, event_id: event_id ?? null }));
  },
  end: async ({ session }, _id, outcome) =>
    void (await requests.updateOne({ _id }, { $set: { done_at: new Date(), outcome } }).session(session)),
});
