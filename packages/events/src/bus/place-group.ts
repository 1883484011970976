import { createPlaces } from './cursor-rows.ts';
import type { SubscriptionOptions } from './event-bus.ts';
import { beginningOf, type OrderedLog } from './ordered-log.ts';

/** Gives a group its first places, at the head or at the beginning as it wishes; places that it has already stay. */
export const placeGroup = async (
  log: Pick<OrderedLog, 'heads'>,
  { group, topics, startAt, database }: SubscriptionOptions,
): Promise<void> => {
  const heads = await log.heads(topics);
  await createPlaces(database, group, startAt === 'head' ? heads : beginningOf(heads));
};
