import { reasonOf } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { UndecodableEvent } from '../envelope/envelope.ts';
import { storableReason } from '../envelope/names.ts';
import { applyEvents } from './apply-event.ts';
import { classify } from './classify.ts';
import type { ConsumerContext } from './consumer-context.ts';
import { keyName, type ParkedRow, type ParkedSelection, type ParkingReason } from '../ports/parked-rows.ts';

/** Applies the event again, whatever its age. Returns why it stays parked, or undefined when it is done. */
const replayOne = async <Trx>(
  trx: Trx,
  row: ParkedRow,
  context: ConsumerContext<Trx>,
): Promise<{ reason: ParkingReason; error: string } | undefined> => {
  const { topic, partition, offset, key, headers, value, appended_at: appendedAt } = row;
  const record = { topic, partition, offset, key, headers, value, appendedAt };
  const classified = classify(record, context.definition, { anyAge: true });
  if (classified.kind === 'undecodable') return { reason: 'undecodable', error: storableReason(reasonOf(classified.error)) };
  if (classified.kind !== 'due') return undefined;
  try {
    await context.store.runPart(trx, (part) => applyEvents([classified], part, context));
    return undefined;
  } catch (error) {
    if (isInfrastructureError(error)) throw error;
    return { reason: error instanceof UndecodableEvent ? 'undecodable' : 'refused', error: storableReason(reasonOf(error)) };
  }
};

/**
 * Replays parked events in order. A key whose event is refused again keeps it and all later ones; an event is not replayed
 * before the earlier ones of its key.
 */
export const replayParked = async <Trx>(trx: Trx, selection: ParkedSelection, context: ConsumerContext<Trx>): Promise<string> => {
  const { consumer } = context.definition;
  const { parked } = context.store;
  const rows = await parked.select(trx, consumer, selection);
  const stuck = new Set<string>();
  let replayed = 0;
  for (const row of rows) {
    if (stuck.has(keyName(row))) continue;
    const refusal = (await parked.hasEarlier(trx, consumer, row))
      ? { reason: 'behind' as const, error: 'an earlier event of this key is parked' }
      : await replayOne(trx, row, context);
    if (refusal === undefined) {
      await parked.delete(trx, consumer, row);
      replayed += 1;
    } else {
      stuck.add(keyName(row));
      await parked.update(trx, consumer, row, { ...refusal, attempts: row.attempts + 1 });
    }
  }
  return `replayed ${replayed} of ${rows.length}${stuck.size > 0 ? `; ${stuck.size} keys are still parked` : ''}`;
};
