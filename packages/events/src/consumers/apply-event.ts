import { reasonOf, retry, withRequestContext } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import type { Knex } from 'knex';
import { PartitionInterrupted } from '../bus/event-bus.ts';
import { UndecodableEvent } from '../envelope/envelope.ts';
import type { ClassifiedRecord } from './classify.ts';
import type { Parking } from './parked-rows.ts';

export type DueEvent = Extract<ClassifiedRecord, { kind: 'due' }>;
/** An event that is applied or parked, and that the inbox remembers. */
export type PendingEvent = Extract<ClassifiedRecord, { kind: 'due' | 'undecodable' }>;

const retryDelaysMs = [20, 60, 180, 540];

/** Runs the rule of an event in the event's request context, so that events which the rule appends carry the same trace. */
export const applyEvent = ({ effect, event }: DueEvent, trx: Knex.Transaction): Promise<void> =>
  withRequestContext({ requestId: event.id, traceparent: event.traceparent }, () => effect(trx));

const undecodable = ({ record, id, type }: PendingEvent, error: UndecodableEvent): Parking => ({
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
export const tryEvent = async (trx: Knex.Transaction, pending: PendingEvent): Promise<Parking | undefined> => {
  const { record, id, type } = pending;
  if (pending.kind === 'undecodable') return undecodable(pending, pending.error);
  try {
    await retry({
      attempt: () => trx.transaction((savepoint) => applyEvent(pending, savepoint)),
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
