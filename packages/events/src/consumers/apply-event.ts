import { reasonOf, retry, withRequestContext } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { causeOf, UndecodableEvent } from '../envelope/envelope.ts';
import { PartitionInterrupted } from '../ports/event-bus.ts';
import type { Parking, EventStore } from '../ports/event-store.ts';
import { offsetName, type ClassifiedRecord, type ConsumerContext } from './classify.ts';

export type DueEvent<Trx> = Extract<ClassifiedRecord<Trx>, { kind: 'due' }>;

/** An event that is applied or parked, and that the inbox remembers. */
export type PendingEvent<Trx> = Extract<ClassifiedRecord<Trx>, { kind: 'due' | 'undecodable' }>;

const retryDelaysMs = [20, 60, 180, 540];

const isOne = <T>(all: readonly T[]): all is readonly [T] => all.length === 1;

/**
 * Gives events to their rule, which is the same of all. One alone is applied as part of the request that caused it: in its log lines,
 * and in the events that the rule appends.
 */
export const applyEvents = async <Trx>(
  dues: readonly [DueEvent<Trx>, ...DueEvent<Trx>[]],
  trx: Trx,
  { definition, tracer }: Pick<ConsumerContext<Trx>, 'definition' | 'tracer'>,
): Promise<void> => {
  const begun = dues.map(({ record, id, type }) => {
    const { requestId, traceparent: parent } = causeOf(record, id);
    const attributes = { 'messaging.destination.name': record.topic, 'messaging.message.id': id, 'paltu.request_id': requestId };
    return { requestId, span: tracer.start(`${definition.consumer} ${type}`, { kind: 'consumer', parent, attributes }) };
  });
  const input = dues.map((due) => due.input);
  const apply = () => dues[0].rule.apply(input, trx);
  try {
    await (isOne(begun) ? withRequestContext({ requestId: begun[0].requestId, traceparent: begun[0].span.traceparent }, apply) : apply());
  } catch (error) {
    for (const { span } of begun) span.end({ isError: true });
    throw error;
  }
  for (const { span } of begun) span.end();
};

const undecodable = ({ record, id, type }: Pick<Parking, 'record' | 'id' | 'type'>, error: UndecodableEvent): Parking => ({
  record,
  id,
  type,
  reason: 'undecodable',
  error: reasonOf(error),
  attempts: 1,
});

/**
 * Tries one event five times, each in a savepoint of its own; returns how to park it when all attempts fail.
 * @throws PartitionInterrupted when a dependency is away: the event is retried later, however often.
 */
const tryEvent = async <Trx>(trx: Trx, pending: PendingEvent<Trx>, context: ConsumerContext<Trx>): Promise<Parking | undefined> => {
  const { record, id, type } = pending;
  if (pending.kind === 'undecodable') return undecodable(pending, pending.error);
  try {
    await retry({
      attempt: () => context.store.runPart(trx, (part) => applyEvents([pending], part, context)),
      isRetryable: (error) => !isInfrastructureError(error) && !(error instanceof UndecodableEvent),
      delayMs: (failures) => retryDelaysMs[failures - 1],
    });
    return undefined;
  } catch (error) {
    if (isInfrastructureError(error)) throw new PartitionInterrupted(record, error);
    if (error instanceof UndecodableEvent) return undecodable(pending, error);
    return { record, id, type, reason: 'refused', error: reasonOf(error), attempts: retryDelaysMs.length + 1 };
  }
};

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
