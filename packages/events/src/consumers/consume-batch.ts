import { isInfrastructureError } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { BusRecord } from '../bus/bus-message.ts';
import { PartitionInterrupted } from '../bus/event-bus.ts';
import { applyEvent, tryEvent, type PendingEvent } from './apply-event.ts';
import { classify, type ClassifiedRecord } from './classify.ts';
import type { ConsumerContext } from './consumer-context.ts';
import { keyName, park, parkedKeys, type Parking } from './parked-rows.ts';

/** A batch of many refusals ends early, so that its transaction and its locks do not last. */
const oneByOneLimitMs = 2_000;

const behind = ({ record, id, type }: PendingEvent): Parking => ({
  record,
  id,
  type,
  reason: 'behind',
  error: 'an earlier event of this key is parked',
  attempts: 0,
});

/** Applies all events, each at most once. @throws what the first refusal throws; the caller's savepoint then undoes the others. */
const processBatch = async (
  trx: Knex.Transaction,
  pending: readonly PendingEvent[],
  { definition, inbox }: ConsumerContext,
): Promise<void> => {
  const isNew = await inbox.claim(
    trx,
    definition.consumer,
    pending.map(({ id }) => id),
  );
  for (const [index, one] of pending.entries()) {
    if (isNew[index] !== true) continue;
    if (one.kind === 'undecodable') throw one.error;
    try {
      await applyEvent(one, trx);
    } catch (error) {
      throw isInfrastructureError(error) ? new PartitionInterrupted(one.record, error) : error;
    }
  }
};

const logParking = ({ record, id, reason, error }: Parking, { definition, logger }: ConsumerContext): void => {
  const { topic, partition, offset } = record;
  const fields = { consumer: definition.consumer, topic, partition, offset, event: id, reason: error };
  if (reason === 'behind') logger.info(fields, 'event parked behind another of its key');
  else logger.error(fields, 'event parked');
};

/** Applies event by event; refused ones, and what follows them on their key, are parked. Returns how many are done. */
const processOneByOne = async (trx: Knex.Transaction, pending: readonly PendingEvent[], context: ConsumerContext): Promise<number> => {
  const { consumer } = context.definition;
  const blockedKeys = new Set<string>();
  const endsAt = Date.now() + oneByOneLimitMs;
  for (const [index, one] of pending.entries()) {
    if (index > 0 && Date.now() > endsAt) return index;
    const [isNew] = await context.inbox.claim(trx, consumer, [one.id]);
    if (isNew !== true) continue;
    const parking = blockedKeys.has(keyName(one.record)) ? behind(one) : await tryEvent(trx, one);
    if (parking === undefined) continue;
    blockedKeys.add(keyName(one.record));
    await park(trx, consumer, [parking]);
    logParking(parking, context);
  }
  return pending.length;
};

/** Parks the events whose key has a parked event already; returns the others. */
const parkBehind = async (trx: Knex.Transaction, pending: readonly PendingEvent[], context: ConsumerContext): Promise<PendingEvent[]> => {
  const { consumer } = context.definition;
  const blockedKeys = await parkedKeys(
    trx,
    consumer,
    pending.map(({ record }) => record),
  );
  const blocked = pending.filter(({ record }) => blockedKeys.has(keyName(record)));
  if (blocked.length === 0) return [...pending];
  const isNew = await context.inbox.claim(
    trx,
    consumer,
    blocked.map(({ id }) => id),
  );
  const parkings = blocked.filter((_, index) => isNew[index]).map(behind);
  await park(trx, consumer, parkings);
  for (const parking of parkings) logParking(parking, context);
  return pending.filter(({ record }) => !blockedKeys.has(keyName(record)));
};

const warnOfOutdated = (records: readonly ClassifiedRecord[], { definition, logger }: ConsumerContext): void => {
  const outdated = records.filter(({ kind }) => kind === 'outdated').length;
  if (outdated > 0) logger.warn({ consumer: definition.consumer, events: outdated }, 'skipped events that are too old to react to');
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
  const open = await parkBehind(trx, pending, context);
  if (open.length === 0) return batch.length;
  try {
    await trx.transaction((savepoint) => processBatch(savepoint, open, context));
    return batch.length;
  } catch (error) {
    if (error instanceof PartitionInterrupted || isInfrastructureError(error)) throw error;
  }
  const next = open[await processOneByOne(trx, open, context)];
  return next === undefined ? batch.length : records.indexOf(next);
};
