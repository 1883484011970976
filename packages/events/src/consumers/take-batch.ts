import { type Logger, reasonOf, retry, withRequestContext } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { BusRecord } from '../bus/bus-message.ts';
import { PartitionInterrupted } from '../bus/event-bus.ts';
import { UndecodableEvent } from '../envelope/envelope.ts';
import type { ConsumerDefinition } from './consumer-definition.ts';
import type { Inbox } from './inbox.ts';
import { listEvent, type ListedEvent } from './listed-event.ts';
import { keyName, park, parkedKeys, type Parking } from './parked-rows.ts';

type Due = Extract<ListedEvent, { is: 'due' }>;
type Charged = Extract<ListedEvent, { is: 'due' | 'undecodable' }>;

export interface Intake {
  readonly definition: ConsumerDefinition;
  readonly inbox: Inbox;
  readonly logger: Logger;
}

const retryDelaysMs = [20, 60, 180, 540];
/** A batch full of refusals ends early, so that its transaction and its locks do not last. */
const carefulForMs = 2_000;

/** Runs a rule inside the event's own context, so that what it says carries the same trace. */
export const carryOut = ({ takeEffect, event }: Due, trx: Knex.Transaction): Promise<void> =>
  withRequestContext({ requestId: event.id, traceparent: event.traceparent }, () => takeEffect(trx));

const behind = ({ record, id, type }: Charged): Parking => ({
  record,
  id,
  type,
  reason: 'behind',
  error: 'an earlier event of this key is parked',
  attempts: 0,
});

const undecodable = ({ record, id, type }: Charged, error: UndecodableEvent): Parking => ({
  record,
  id,
  type,
  reason: 'undecodable',
  error: reasonOf(error),
  attempts: 1,
});

/** All events at once; throws at the first refusal, and then nothing of it is kept. */
const takeQuickly = async (trx: Knex.Transaction, charged: readonly Charged[], intake: Intake): Promise<void> => {
  const { definition, inbox } = intake;
  const isNew = await inbox.claim(
    trx,
    definition.consumer,
    charged.map(({ id }) => id),
  );
  for (const [index, listed] of charged.entries()) {
    if (isNew[index] !== true) continue;
    if (listed.is === 'undecodable') throw listed.error;
    try {
      await carryOut(listed, trx);
    } catch (error) {
      throw isInfrastructureError(error) ? new PartitionInterrupted(listed.record, error) : error;
    }
  }
};

/** Tries one event five times, each in a savepoint of its own; answers what to park when all fail. */
const tryEvent = async (trx: Knex.Transaction, listed: Charged): Promise<Parking | undefined> => {
  const { record, id, type } = listed;
  if (listed.is === 'undecodable') return undecodable(listed, listed.error);
  try {
    await retry({
      attempt: () => trx.transaction((savepoint) => carryOut(listed, savepoint)),
      isRetryable: (error) => !isInfrastructureError(error) && !(error instanceof UndecodableEvent),
      delayMs: (failures) => retryDelaysMs[failures - 1],
    });
    return undefined;
  } catch (error) {
    if (isInfrastructureError(error)) throw new PartitionInterrupted(record, error);
    if (error instanceof UndecodableEvent) return undecodable(listed, error);
    return { record, id, type, reason: 'refused', error: reasonOf(error), attempts: retryDelaysMs.length + 1 };
  }
};

const tellParked = ({ record, id, reason, error }: Parking, { definition, logger }: Intake): void => {
  const { topic, partition, offset } = record;
  const fields = { consumer: definition.consumer, topic, partition, offset, event: id, reason: error };
  if (reason === 'behind') logger.info(fields, 'event parked behind another of its key');
  else logger.error(fields, 'event parked');
};

/** One by one: refused events and what follows them on their key are parked. Answers how many were dealt with. */
const takeCarefully = async (trx: Knex.Transaction, charged: readonly Charged[], intake: Intake): Promise<number> => {
  const { consumer } = intake.definition;
  const closed = new Set<string>();
  const endsAt = Date.now() + carefulForMs;
  for (const [index, listed] of charged.entries()) {
    if (index > 0 && Date.now() > endsAt) return index;
    const [isNew] = await intake.inbox.claim(trx, consumer, [listed.id]);
    if (isNew !== true) continue;
    const parking = closed.has(keyName(listed.record)) ? behind(listed) : await tryEvent(trx, listed);
    if (parking === undefined) continue;
    closed.add(keyName(listed.record));
    await park(trx, consumer, [parking]);
    tellParked(parking, intake);
  }
  return charged.length;
};

/** Parks the events whose key is parked already; answers the others. */
const parkBehind = async (trx: Knex.Transaction, charged: readonly Charged[], intake: Intake): Promise<Charged[]> => {
  const { consumer } = intake.definition;
  const closed = await parkedKeys(
    trx,
    consumer,
    charged.map(({ record }) => record),
  );
  const waiting = charged.filter(({ record }) => closed.has(keyName(record)));
  if (waiting.length === 0) return [...charged];
  const isNew = await intake.inbox.claim(
    trx,
    consumer,
    waiting.map(({ id }) => id),
  );
  const parkings = waiting.filter((_, index) => isNew[index]).map(behind);
  await park(trx, consumer, parkings);
  for (const parking of parkings) tellParked(parking, intake);
  return charged.filter(({ record }) => !closed.has(keyName(record)));
};

const warnOfOutdated = (listed: readonly ListedEvent[], { definition, logger }: Intake): void => {
  const outdated = listed.filter(({ is }) => is === 'outdated').length;
  if (outdated > 0) logger.warn({ consumer: definition.consumer, events: outdated }, 'skipped events that are too old to react to');
};

/**
 * Deals with a batch inside `trx` and answers how many of its leading records are done. The quick way takes all events in
 * one savepoint; only when one of them is refused they are taken one by one.
 */
export const takeBatch = async (trx: Knex.Transaction, batch: readonly BusRecord[], intake: Intake): Promise<number> => {
  const listed = batch.map((record) => listEvent(record, intake.definition));
  warnOfOutdated(listed, intake);
  const charged = listed.filter((one): one is Charged => one.is === 'due' || one.is === 'undecodable');
  if (charged.length === 0) return batch.length;
  const open = await parkBehind(trx, charged, intake);
  if (open.length === 0) return batch.length;
  try {
    await trx.transaction((savepoint) => takeQuickly(savepoint, open, intake));
    return batch.length;
  } catch (error) {
    if (error instanceof PartitionInterrupted || isInfrastructureError(error)) throw error;
  }
  const next = open[await takeCarefully(trx, open, intake)];
  return next === undefined ? batch.length : listed.indexOf(next);
};
