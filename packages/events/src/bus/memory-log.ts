import type { Topic } from '@paltu/contracts';
import type { BusRecord, PartitionOffset } from './bus-message.ts';
import { partitionOf } from './murmur2.ts';
import { partitionName, type OrderedLog } from './ordered-log.ts';
import { topicListeners } from './topic-listeners.ts';
import { topicTable } from './topic-table.ts';

/** The log as arrays, for tests: its process holds the only copy. */
export const memoryLog = (topics: readonly Topic[]): OrderedLog => {
  const countOf = topicTable(topics);
  const records = new Map<string, BusRecord[]>();
  const listeners = topicListeners();

  const recordsOf = (from: { topic: string; partition: number }): BusRecord[] => {
    const name = partitionName(from);
    const found = records.get(name) ?? [];
    records.set(name, found);
    return found;
  };
  const offsetsOf = (wanted: readonly string[], offsetOf: (kept: readonly BusRecord[]) => number): PartitionOffset[] =>
    wanted.flatMap((topic) =>
      Array.from({ length: countOf(topic) }, (_, partition) => ({ topic, partition, offset: offsetOf(recordsOf({ topic, partition })) })),
    );

  return {
    append: async (messages) => {
      // All of them first: of a batch with a topic that is missing, nothing is kept.
      const placed = messages.map((message) => ({ ...message, partition: partitionOf(message.key, countOf(message.topic)) }));
      for (const message of placed) {
        const kept = recordsOf(message);
        kept.push({ ...message, offset: kept.length, appendedAt: new Date() });
      }
      listeners.emit(messages.map(({ topic }) => topic));
    },
    read: async (offsets, limit) => offsets.flatMap((from) => recordsOf(from).slice(from.offset, from.offset + limit)),
    heads: async (wanted) => offsetsOf(wanted, (kept) => kept.length),
    offsetsAt: async (wanted, from) =>
      offsetsOf(wanted, (kept) => {
        const at = kept.findIndex(({ appendedAt }) => appendedAt >= from);
        return at === -1 ? kept.length : at;
      }),
    onAppend: listeners.add,
    close: async () => listeners.clear(),
  };
};
