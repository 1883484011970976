import { isInfrastructureError } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { BusRecord } from '../bus/bus-message.ts';
import { PartitionInterrupted } from '../bus/event-bus.ts';
import { applyEvent, type DueEvent, type PendingEvent } from './apply-event.ts';
import { classify, type ClassifiedRecord } from './classify.ts';
import type { ConsumerContext } from './consumer-context.ts';
import { keyName, park, parkedKeys, type Parking } from './parked-rows.ts';
import { tellWhenCommitted, type ProcessedBatch } from './processed-batch.ts';
import { behind, takeOrPark } from './take-or-park.ts';

/** A batch of many refusals ends early, so that its transaction and its locks do not last. */
const oneByOneLimitMs = 2_000;

const recordsOf = (pending: readonly PendingEvent[]): BusRecord[] => pending.map(({ record }) => record);
const idsOf = (pending: readonly PendingEvent[]): string[] => pending.map(({ id }) => id);

const applyFirst = async (trx: Knex.Transaction, due: DueEvent, context: ConsumerContext): Promise<void> => {
  try {
    await applyEvent(due, trx, context);
  } catch (error) {
    throw isInfrastructureError(error) ? new PartitionInterrupted(due.record, error) : error;
  }
};

/**
 * Applies all events, each at most once, and parks those whose key has a parked event already.
 * @throws what the first refusal throws; the caller's savepoint then undoes the others.
 */
const processBatch = async (trx: Knex.Transaction, pending: readonly PendingEvent[], context: ConsumerContext): Promise<ProcessedBatch> => {
  const { definition, inbox } = context;
  const { consumer } = definition;
  const blockedKeys = await parkedKeys(trx, consumer, recordsOf(pending));
  const isNew = await inbox.claim(trx, consumer, idsOf(pending));
  const applied: PendingEvent[] = [];
  const parked: Parking[] = [];
  for (const [index, one] of pending.entries()) {
    if (isNew[index] !== true) continue;
    if (blockedKeys.has(keyName(one.record))) parked.push(behind(one));
    else if (one.kind === 'undecodable') throw one.error;
    else {
      await applyFirst(trx, one, context);
      applied.push(one);
    }
  }
  await park(trx, consumer, parked);
  return { applied, parked };
};

/** Applies event by event; refused ones, and what follows them on their key, are parked. Returns how many are done. */
const processOneByOne = async (trx: Knex.Transaction, pending: readonly PendingEvent[], context: ConsumerContext): Promise<number> => {
  const blockedKeys = await parkedKeys(trx, context.definition.consumer, recordsOf(pending));
  const endsAt = Date.now() + oneByOneLimitMs;
  const applied: PendingEvent[] = [];
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
  tellWhenCommitted(trx, { applied, parked }, context);
  return done;
};

const warnOfOutdated = (records: readonly ClassifiedRecord[], { definition, logger }: ConsumerContext): void => {
  const outdated = records.filter(({ kind }) => kind === 'outdated').length;
  if (outdated > 0)
    logger.warn(
      { consumer: definition.consumer, events: outdated },
      'skipped events that are too old to react to, or were only published again',
    );
};

/**
 * Processes a batch inside `trx` and returns how many of its leading records are done. All events are applied in one
 * savepoint; only when one of them is refused are they applied one by one.
 */
export const consumeBatch = async (trx: Knex.Transaction, batch: readonly BusRecord[], context: ConsumerContext): Promise<number> => {
  const records = batch.map((record) => classify(record, context.definition));
  warnOfOutdated(records, context);
  const pending = records.filter((one): one is PendingEvent => one.kind === 'due' || one.kind === 'undecodable');
  if (pending.length === 0) return batch.length;
  try {
    const processed = await trx.transaction((savepoint) => processBatch(savepoint, pending, context));
    tellWhenCommitted(trx, processed, context);
    return batch.length;
  } catch (error) {
    if (error instanceof PartitionInterrupted || isInfrastructureError(error)) throw error;
  }
  const next = pending[await processOneByOne(trx, pending, context)];
  return next === undefined ? batch.length : records.indexOf(next);
};
