import { withRequestContext } from '@paltu/kernel';
import { causeOf } from '../envelope/envelope.ts';
import type { PendingEvent } from './apply-event.ts';
import type { ConsumerContext } from './consumer-context.ts';
import type { Parking } from '../ports/parked-rows.ts';

type AppliedEvent = Pick<PendingEvent<never>, 'record' | 'id' | 'type'>;
/** What a log line and a count of a consumer need. */
type LogContext = Pick<ConsumerContext<never>, 'logger' | 'metrics'> & { readonly definition: { readonly consumer: string } };

/** What became of the events of a batch; copies are in neither list. */
export interface ProcessedBatch {
  readonly applied: readonly AppliedEvent[];
  readonly parked: readonly Parking[];
}

/** A consumer that reads everything again would fill the log: more events than these are logged in one line. */
const mostLines = 50;

const logApplied = (applied: readonly AppliedEvent[], { definition: { consumer }, logger }: LogContext): void => {
  if (applied.length > mostLines) return logger.info({ consumer, events: applied.length }, 'events applied');
  for (const { record, id, type } of applied)
    withRequestContext(causeOf(record, id), () => logger.info({ consumer, event: id, type, subject: record.key }, 'event applied'));
};

const logParking = ({ record, id, reason, error }: Parking, { definition, logger }: LogContext): void => {
  const { topic, partition, offset } = record;
  const fields = { consumer: definition.consumer, topic, partition, offset, event: id, reason: error };
  withRequestContext(causeOf(record, id), () => {
    if (reason === 'behind') logger.info(fields, 'event parked behind another of its key');
    else logger.error(fields, 'event parked');
  });
};

/** Logs and counts what became of a batch, once that is committed; each line carries the id of the request that caused the event. */
export const logAfterCommit = <Trx>(trx: Trx, { applied, parked }: ProcessedBatch, context: ConsumerContext<Trx>): void =>
  context.store.afterCommit(trx, () => {
    const { definition, metrics } = context;
    const { consumer } = definition;
    logApplied(applied, context);
    for (const parking of parked) logParking(parking, context);
    if (applied.length > 0) metrics.add('paltu_consumer_events_total', { consumer, outcome: 'applied' }, applied.length);
    if (parked.length > 0) metrics.add('paltu_consumer_events_total', { consumer, outcome: 'parked' }, parked.length);
  });
