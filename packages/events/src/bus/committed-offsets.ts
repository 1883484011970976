import type { CommittedOffset } from '../envelope/bus-message.ts';
import type { SubscriptionOptions } from '../ports/event-bus.ts';
import { beginningOf, type OrderedLog } from '../ports/ordered-log.ts';

/**
 * The committed offsets of a group. Where there are fewer than `count`, as many as were known, because it is new or somebody deleted rows,
 * those that are missing are stored first, at the head or at the beginning by its options.
 */
export const committedOffsets = async <Trx>(
  log: Pick<OrderedLog, 'heads'>,
  { group, topics, startAt, store }: SubscriptionOptions<Trx>,
  count = Infinity,
): Promise<CommittedOffset[]> => {
  const rows = await store.offsets.read(group, topics);
  if (rows.length >= count) return rows;
  const heads = await log.heads(topics);
  await store.offsets.create(group, startAt === 'head' ? heads : beginningOf(heads));
  return store.offsets.read(group, topics);
};
