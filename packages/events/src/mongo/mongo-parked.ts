import type { DocumentTransaction } from '@paltu/documents';
import {
  conditionOf,
  keyName,
  parkedKey,
  rowOfParking,
  type ParkedRow,
  type ParkedRows,
  type ParkingReason,
} from '../ports/event-store.ts';
import { storableName } from '../envelope/names.ts';
import type { EventModels } from './event-models.ts';

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
