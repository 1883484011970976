import type { SubscriptionOptions } from './event-bus.ts';
import { beginningOf, type OrderedLog } from './ordered-log.ts';

/** Stores the first offsets of a group, at the head or at the beginning as its options say; offsets that it has already stay. */
export const initialiseOffsets = async <Trx>(
  log: Pick<OrderedLog, 'heads'>,
  { group, topics, startAt, store }: SubscriptionOptions<Trx>,
): Promise<void> => {
  const heads = await log.heads(topics);
  await store.offsets.create(group, startAt === 'head' ? heads : beginningOf(heads));
};
