import { reasonOf } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { PartitionInterrupted } from '../ports/event-bus.ts';
import type { EventStore } from '../ports/event-store.ts';
import { tryEvent, type PendingEvent } from './apply-event.ts';
import { offsetName } from './classify.ts';
import type { ConsumerContext } from './consumer-context.ts';
import type { Parking } from '../ports/parked-rows.ts';

export const behind = ({ record, id, type }: Pick<Parking, 'record' | 'id' | 'type'>): Parking => ({
  record,
  id,
  type,
  reason: 'behind',
  error: 'an earlier event of this key is parked',
  attempts: 0,
});

/** How an event was taken: applied, dropped as a copy, or parked. */
export type Taken = 'applied' | 'copy' | Parking;

const take = async <Trx>(trx: Trx, one: PendingEvent<Trx>, isBlocked: boolean, context: ConsumerContext<Trx>): Promise<Taken> => {
  const {
    definition: { consumer },
    inbox,
    store,
  } = context;
  const [isNew] = await inbox.claim(trx, consumer, [one.id]);
  if (isNew !== true) return 'copy';
  const parking = isBlocked ? behind(one) : await tryEvent(trx, one, context);
  if (parking !== undefined) await store.parked.park(trx, consumer, [parking]);
  return parking ?? 'applied';
};

/** Runs the first of these steps that succeeds, each as a part of its own. @throws when a dependency is away, or when all fail */
const firstThatSucceeds = async <T, Trx>(
  store: EventStore<Trx>,
  trx: Trx,
  steps: readonly ((part: Trx, failure: unknown) => Promise<T>)[],
): Promise<T> => {
  let failure: unknown;
  for (const step of steps) {
    try {
      return await store.runPart(trx, (part) => step(part, failure));
    } catch (error) {
      if (error instanceof PartitionInterrupted || isInfrastructureError(error)) throw error;
      failure = error;
    }
  }
  throw failure;
};

/**
 * Applies one event, or parks it. One that the inbox refuses is parked under its offset, and one that cannot be
 * stored is parked without its headers and data, which the log still holds: no event stops its partition.
 */
export const takeOrPark = <Trx>(trx: Trx, one: PendingEvent<Trx>, isBlocked: boolean, context: ConsumerContext<Trx>): Promise<Taken> => {
  const parkAs = async (part: Trx, parking: Parking): Promise<Parking> => {
    await context.store.parked.park(part, context.definition.consumer, [parking]);
    return parking;
  };
  const underOffset = (failure: unknown): Parking => {
    const parking = { ...behind(one), id: offsetName(one.record) };
    return isBlocked ? parking : { ...parking, reason: 'refused', error: reasonOf(failure), attempts: 1 };
  };
  const bare = (failure: unknown): Parking => {
    const parking = underOffset(failure);
    return { ...parking, type: '', record: { ...one.record, headers: {}, value: null } };
  };
  return firstThatSucceeds<Taken, Trx>(context.store, trx, [
    (part) => take(part, one, isBlocked, context),
    (part, failure) => parkAs(part, underOffset(failure)),
    (part, failure) => parkAs(part, bare(failure)),
  ]);
};
