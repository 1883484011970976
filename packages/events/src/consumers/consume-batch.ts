import { withRequestContext } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { causeOf } from '../envelope/envelope.ts';
import type { BusRecord } from '../envelope/event.ts';
import { PartitionInterrupted } from '../ports/event-bus.ts';
import { keyName, type Parking } from '../ports/event-store.ts';
import { applyEvents, behind, takeOrPark, type PendingEvent, type DueEvent } from './apply-event.ts';
import { classify, type ConsumerContext, type ClassifiedRecord } from './classify.ts';

type AppliedEvent = Pick<PendingEvent<never>, 'record' | 'id' | 'type'>;

/** What a log line and a count of a consumer need. */
type LogContext = Pick<ConsumerContext<never>, 'logger' | 'metrics'> & { readonly definition: { readonly consumer: string } };

/** What became of the events of a batch; copies are in neither list. */
interface ProcessedBatch {
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
const logAfterCommit = <Trx>(trx: Trx, { applied, parked }: ProcessedBatch, context: ConsumerContext<Trx>): void =>
  context.store.afterCommit(trx, () => {
    const { definition, metrics } = context;
    const { consumer } = definition;
    logApplied(applied, context);
    for (const parking of parked) logParking(parking, context);
    if (applied.length > 0) metrics.add('paltu_consumer_events_total', { consumer, outcome: 'applied' }, applied.length);
    if (parked.length > 0) metrics.add('paltu_consumer_events_total', { consumer, outcome: 'parked' }, parked.length);
  });

/** A batch of many refusals ends early, so that its transaction and its locks do not last. */
const oneByOneLimitMs = 2_000;

const recordsOf = (pending: readonly Pick<Parking, 'record'>[]): BusRecord[] => pending.map(({ record }) => record);

const idsOf = (pending: readonly Pick<Parking, 'id'>[]): string[] => pending.map(({ id }) => id);

/** Of a batch the `index`-th event was refused, or one that was taken together with it. */
class RefusedInBatch extends Error {
  override readonly name = 'RefusedInBatch';
  readonly index: number;

  constructor(index: number, cause: unknown) {
    super('an event of the batch was refused', { cause });
    this.index = index;
  }
}

/** Events that their rule takes at once, and the place of the first of them in the batch. */
interface Run<Trx> {
  readonly index: number;
  readonly dues: [DueEvent<Trx>, ...DueEvent<Trx>[]];
}

/** Where parts are dear each event is a run of its own: then it is known at once which of them was refused. */
const runsOf = <Trx>(dues: readonly (readonly [number, DueEvent<Trx>])[], lacksSavepoints: boolean): Run<Trx>[] => {
  const runs: Run<Trx>[] = [];
  for (const [index, due] of dues) {
    const run = runs.at(-1);
    if (run !== undefined && due.rule.takesMany && !lacksSavepoints && run.dues[0].rule === due.rule) run.dues.push(due);
    else runs.push({ index, dues: [due] });
  }
  return runs;
};

const applyRun = async <Trx>(trx: Trx, { index, dues }: Run<Trx>, context: ConsumerContext<Trx>): Promise<void> => {
  try {
    await applyEvents(dues, trx, context);
  } catch (error) {
    // Of several it is not known which one met the trouble, and so not which partition has to wait: each is tried by itself.
    if (dues.length > 1 || !isInfrastructureError(error)) throw new RefusedInBatch(index, error);
    throw new PartitionInterrupted(dues[0].record, error);
  }
};

/**
 * Applies all events, each at most once, and parks those whose key has a parked event already.
 * @throws RefusedInBatch at the first refusal; the caller undoes the others.
 */
const processBatch = async <Trx>(
  trx: Trx,
  pending: readonly PendingEvent<Trx>[],
  context: ConsumerContext<Trx>,
): Promise<ProcessedBatch> => {
  const { definition, inbox, store } = context;
  const { consumer } = definition;
  const blockedKeys = await store.parked.keys(trx, consumer, recordsOf(pending));
  const isNew = await inbox.claim(trx, consumer, idsOf(pending));
  const due: (readonly [number, DueEvent<Trx>])[] = [];
  const parked: Parking[] = [];
  for (const [index, one] of pending.entries()) {
    if (isNew[index] !== true) continue;
    if (blockedKeys.has(keyName(one.record))) parked.push(behind(one));
    else if (one.kind === 'undecodable') throw new RefusedInBatch(index, one.error);
    else due.push([index, one]);
  }
  for (const run of runsOf(due, store.lacksSavepoints)) await applyRun(trx, run, context);
  await store.parked.park(trx, consumer, parked);
  return { applied: due.map(([, one]) => one), parked };
};

/** Applies event by event; refused ones, and what follows them on their key, are parked. Returns how many are done. */
const processOneByOne = async <Trx>(trx: Trx, pending: readonly PendingEvent<Trx>[], context: ConsumerContext<Trx>): Promise<number> => {
  const blockedKeys = await context.store.parked.keys(trx, context.definition.consumer, recordsOf(pending));
  const endsAt = Date.now() + oneByOneLimitMs;
  const applied: PendingEvent<Trx>[] = [];
  const parked: Parking[] = [];
  let done = 0;
  for (const one of pending) {
    if (done > 0 && Date.now() > endsAt) break;
    done += 1;
    const taken = await takeOrPark(trx, one, blockedKeys.has(keyName(one.record)), context);
    if (taken === 'applied') applied.push(one);
    if (typeof taken !== 'object') continue;
    blockedKeys.add(keyName(one.record));
    parked.push(taken);
  }
  logAfterCommit(trx, { applied, parked }, context);
  return done;
};

const warnOfOutdated = <Trx>(records: readonly ClassifiedRecord<Trx>[], { definition, logger }: ConsumerContext<Trx>): void => {
  const outdated = records.filter(({ kind }) => kind === 'outdated').length;
  if (outdated > 0)
    logger.warn(
      { consumer: definition.consumer, events: outdated },
      'skipped events that are too old to react to, or were only published again',
    );
};

/** Applies all events in one part; returns how many, and fewer, or none, where one of them was refused. */
const processTogether = async <Trx>(trx: Trx, pending: readonly PendingEvent<Trx>[], context: ConsumerContext<Trx>): Promise<number> => {
  const { store } = context;
  try {
    const processed = await store.runPart(trx, (part) => processBatch(part, pending, context));
    logAfterCommit(trx, processed, context);
    return pending.length;
  } catch (error) {
    const isRefusal = error instanceof RefusedInBatch;
    if (error instanceof PartitionInterrupted) throw error;
    // Where parts are cheap a statement that nobody waited for may have failed: whose it was is known when each event is tried by itself.
    if (!isRefusal && store.lacksSavepoints && isInfrastructureError(error)) throw error;
    const before = isRefusal && store.lacksSavepoints ? error.index : 0;
    return before === 0 ? 0 : processTogether(trx, pending.slice(0, before), context);
  }
};

/**
 * Processes a batch inside `trx` and returns how many of its leading records are done. All events are applied in one part of the
 * transaction; only when one of them is refused are they applied one by one. Where parts are dear, those before it are applied first,
 * and the refused one has a transaction of its own.
 */
export const consumeBatch = async <Trx>(trx: Trx, batch: readonly BusRecord[], context: ConsumerContext<Trx>): Promise<number> => {
  const records = batch.map((record) => classify(record, context.definition));
  warnOfOutdated(records, context);
  const pending = records.filter((one): one is PendingEvent<Trx> => one.kind === 'due' || one.kind === 'undecodable');
  if (pending.length === 0) return batch.length;
  const together = await processTogether(trx, pending, context);
  const alone = context.store.lacksSavepoints ? pending.slice(0, 1) : pending;
  const next = pending[together > 0 ? together : await processOneByOne(trx, alone, context)];
  return next === undefined ? batch.length : records.indexOf(next);
};
