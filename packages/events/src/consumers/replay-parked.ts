import { reasonOf } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import type { Knex } from 'knex';
import { UndecodableEvent } from '../envelope/envelope.ts';
import { storableReason } from '../envelope/names.ts';
import { applyEvent } from './apply-event.ts';
import { classify } from './classify.ts';
import type { ConsumerContext } from './consumer-context.ts';
import { keyName, parkedKey, selectParked, type ParkedRow, type ParkedSelection, type ParkingReason } from './parked-rows.ts';

const rowOf = (trx: Knex, consumer: string, row: ParkedRow): Knex.QueryBuilder =>
  trx('parked_events').where({ consumer, ...parkedKey(row) });

/** Applies the event again, whatever its age. Returns why it stays parked, or undefined when it is done. */
const replayOne = async (
  trx: Knex.Transaction,
  row: ParkedRow,
  context: ConsumerContext,
): Promise<{ reason: ParkingReason; error: string } | undefined> => {
  const { topic, partition, offset, key, headers, value, appended_at: appendedAt } = row;
  const record = { topic, partition, offset, key, headers, value, appendedAt };
  const classified = classify(record, context.definition, { anyAge: true });
  if (classified.kind === 'undecodable') return { reason: 'undecodable', error: storableReason(reasonOf(classified.error)) };
  if (classified.kind !== 'due') return undefined;
  try {
    await trx.transaction((savepoint) => applyEvent(classified, savepoint, context));
    return undefined;
  } catch (error) {
    if (isInfrastructureError(error)) throw error;
    return { reason: error instanceof UndecodableEvent ? 'undecodable' : 'refused', error: storableReason(reasonOf(error)) };
  }
};

const earlierOfKey = async (trx: Knex.Transaction, consumer: string, row: ParkedRow): Promise<boolean> => {
  const { topic, partition, offset, key } = row;
  return (await trx('parked_events').where({ consumer, topic, partition, key }).andWhere('offset', '<', offset).first()) !== undefined;
};

/**
 * Replays parked events in order. A key whose event is refused again keeps it and all later ones; an event is not replayed
 * before the earlier ones of its key.
 */
export const replayParked = async (trx: Knex.Transaction, selection: ParkedSelection, context: ConsumerContext): Promise<string> => {
  const { consumer } = context.definition;
  const rows: ParkedRow[] = await selectParked(trx, consumer, selection).orderBy(['topic', 'partition', 'offset']);
  const stuck = new Set<string>();
  let replayed = 0;
  for (const row of rows) {
    if (stuck.has(keyName(row))) continue;
    const refusal = (await earlierOfKey(trx, consumer, row))
      ? { reason: 'behind' as const, error: 'an earlier event of this key is parked' }
      : await replayOne(trx, row, context);
    if (refusal === undefined) {
      await rowOf(trx, consumer, row).delete();
      replayed += 1;
    } else {
      stuck.add(keyName(row));
      await rowOf(trx, consumer, row).update({ ...refusal, attempts: row.attempts + 1 });
    }
  }
  return `replayed ${replayed} of ${rows.length}${stuck.size > 0 ? `; ${stuck.size} keys are still parked` : ''}`;
};

/** Deletes parked events: they never take effect. */
export const dropParked = async (trx: Knex.Transaction, selection: ParkedSelection & { readonly consumer: string }): Promise<string> => {
  const dropped = await selectParked(trx, selection.consumer, selection).delete();
  return `dropped ${String(dropped)}`;
};
