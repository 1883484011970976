import { reasonOf, retry, withRequestContext } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { PartitionInterrupted } from '../ports/event-bus.ts';
import { causeOf, UndecodableEvent } from '../envelope/envelope.ts';
import type { ClassifiedRecord } from './classify.ts';
import type { ConsumerContext } from './consumer-context.ts';
import type { Parking } from '../ports/parked-rows.ts';

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
export const tryEvent = async <Trx>(trx: Trx, pending: PendingEvent<Trx>, context: ConsumerContext<Trx>): Promise<Parking | undefined> => {
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
