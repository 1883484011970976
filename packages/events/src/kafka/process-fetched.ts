import type { BusRecord, PartitionOffset } from '../envelope/event.ts';
import type { SubscriptionOptions } from '../ports/event-bus.ts';
import type { Fetched } from './fetched.ts';

const batchSize = 500;

interface Portion extends PartitionOffset {
  readonly records: readonly BusRecord[];
}

/**
 * Processes the records that the group has not processed yet, and returns its next offset. The committed row decides, whatever
 * Kafka holds: records below it are skipped, and when it lies before all of them (somebody rewound it) none is processed.
 * Undefined when another instance has locked the row.
 */
const processPortion = async <Trx>(
  trx: Trx,
  { group, handle, store }: SubscriptionOptions<Trx>,
  portion: Portion,
): Promise<number | undefined> => {
  const { topic, partition, offset, records } = portion;
  const [row] = await store.offsets.lock(trx, group, [{ topic, partition }]);
  const committed = row?.offset;
  if (committed === undefined || committed < offset) return committed;
  const due = records.filter((record) => record.offset >= committed).slice(0, batchSize);
  const last = due.at(-1);
  if (last === undefined) return committed;
  const firstLeft = due[await handle(due, trx)];
  const next = firstLeft?.offset ?? last.offset + 1;
  await store.offsets.commit(trx, group, [{ topic, partition, offset: next }]);
  return next;
};

/**
 * Processes a fetch by the batch, each in one transaction with its effects; `onCommit` is given the group's next offset after each. Returns
 * false when another instance has locked the partition's offset.
 */
export const processFetched = async <Trx>(
  options: SubscriptionOptions<Trx>,
  fetched: Fetched,
  onCommit: (next: number) => void,
): Promise<boolean> => {
  const { topic, partition } = fetched;
  let { offset, records } = fetched;
  while (records.length > 0 && fetched.isCurrent()) {
    const portion = { topic, partition, offset, records };
    const next = await options.store.run((trx) => processPortion(trx, options, portion));
    if (next === undefined) return false;
    fetched.continueAt(next);
    onCommit(next);
    await fetched.commit(next);
    if (next <= offset) return true;
    offset = next;
    records = records.filter((record) => record.offset >= next);
  }
  return true;
};
