import type { BusRecord } from './bus-message.ts';
import { partitionName } from './ordered-log.ts';

/**
 * Merges partitions by the time their records were appended, as near as that time shows. Each partition keeps its own order, even where the
 * clock was set back.
 */
export const inOrderOfAppending = (records: readonly BusRecord[]): BusRecord[] => {
  const latest = new Map<string, number>();
  const timed = records.map((record) => {
    const name = partitionName(record);
    const at = Math.max(latest.get(name) ?? 0, record.appendedAt.getTime());
    latest.set(name, at);
    return { record, at };
  });
  // The sort is stable, so records of one partition with equal times stay in order.
  return timed.sort((one, other) => one.at - other.at).map(({ record }) => record);
};
