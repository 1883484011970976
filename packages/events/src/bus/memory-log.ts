import type { Topic } from '@paltu/contracts';
import type { BusRecord, Place } from './bus-message.ts';
import { partitionOf } from './murmur2.ts';
import { partitionName, type OrderedLog } from './ordered-log.ts';
import { topicListeners } from './topic-listeners.ts';
import { topicTable } from './topic-table.ts';

/** The log as arrays: for tests, and gone with its process. */
export const memoryLog = (topics: readonly Topic[]): OrderedLog => {
  const countOf = topicTable(topics);
  const records = new Map<string, BusRecord[]>();
  const listeners = topicListeners();

  const recordsOf = (place: { topic: string; partition: number }): BusRecord[] => {
    const name = partitionName(place);
    const found = records.get(name) ?? [];
    records.set(name, found);
    return found;
  };
  const placesOf = (wanted: readonly string[], offsetOf: (kept: readonly BusRecord[]) => number): Place[] =>
    wanted.flatMap((topic) =>
      Array.from({ length: countOf(topic) }, (_, partition) => ({ topic, partition, offset: offsetOf(recordsOf({ topic, partition })) })),
    );

  return {
    append: async (messages) => {
      for (const message of messages) {
        const partition = partitionOf(message.key, countOf(message.topic));
        const kept = recordsOf({ topic: message.topic, partition });
        kept.push({ ...message, partition, offset: kept.length, appendedAt: new Date() });
      }
      listeners.tell(messages.map(({ topic }) => topic));
    },
    read: async (places, limit) => places.flatMap((place) => recordsOf(place).slice(place.offset, place.offset + limit)),
    heads: async (wanted) => placesOf(wanted, (kept) => kept.length),
    placesAt: async (wanted, from) =>
      placesOf(wanted, (kept) => {
        const at = kept.findIndex(({ appendedAt }) => appendedAt >= from);
        return at === -1 ? kept.length : at;
      }),
    onAppend: listeners.add,
    close: async () => listeners.clear(),
  };
};
