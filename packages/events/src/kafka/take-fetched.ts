import { runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { BusRecord, Place } from '../bus/bus-message.ts';
import { claimPlace, keepPlaces } from '../bus/cursor-rows.ts';
import type { SubscriptionOptions } from '../bus/event-bus.ts';
import type { Fetched } from './fetched.ts';

const batchSize = 500;

interface Portion extends Place {
  readonly records: readonly BusRecord[];
}

/**
 * Takes what the group has not taken yet of these records, and answers where the group stands then. The row of its place is
 * the truth, whatever Kafka thinks: what lies below it is passed over, and when it lies before all of them (somebody rewound
 * it) nothing is taken. Undefined when another instance holds the row.
 */
const takePortion = async (
  trx: Knex.Transaction,
  { group, handle }: SubscriptionOptions,
  portion: Portion,
): Promise<number | undefined> => {
  const { topic, partition, offset, records } = portion;
  const place = await claimPlace(trx, group, portion);
  if (place === undefined || place < offset) return place;
  const due = records.filter((record) => record.offset >= place).slice(0, batchSize);
  const last = due.at(-1);
  if (last === undefined) return place;
  const firstLeft = due[await handle(due, trx)];
  const next = firstLeft?.offset ?? last.offset + 1;
  await keepPlaces(trx, group, [{ topic, partition, offset: next }]);
  return next;
};

/**
 * Takes a fetch, by the batch, each in one transaction with its effects; `moved` hears where the group stands after each.
 * Answers whether it could: false when another instance holds the place.
 */
export const takeFetched = async (options: SubscriptionOptions, fetched: Fetched, moved: (next: number) => void): Promise<boolean> => {
  const { topic, partition } = fetched;
  let { offset, records } = fetched;
  while (records.length > 0 && fetched.isCurrent()) {
    const portion = { topic, partition, offset, records };
    const next = await runTransaction(options.database, (trx) => takePortion(trx, options, portion));
    if (next === undefined) return false;
    fetched.goOnAt(next);
    moved(next);
    await fetched.commit(next);
    if (next <= offset) return true;
    offset = next;
    records = records.filter((record) => record.offset >= next);
  }
  return true;
};
