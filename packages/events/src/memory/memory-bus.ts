import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { silentLogger, type Logger } from '@paltu/kernel';
import { logBus } from '../bus/log-bus.ts';
import { partitionOf, topicListeners, topicTable } from '../bus/topics.ts';
import { partitionName, type BusRecord, type PartitionOffset } from '../envelope/event.ts';
import type { OrderedLog, EventBus } from '../ports/event-bus.ts';

interface Partition {
  head: number;
  records: BusRecord[];
}

/** The log as arrays, for tests: its process holds the only copy. */
export const memoryLog = (topics: readonly Topic[]): OrderedLog => {
  const countOf = topicTable(topics);
  const compacted = new Set(topics.filter(({ isCompacted }) => isCompacted).map(({ name }) => name));
  const keptMs = new Map(topics.flatMap(({ name, keptMinutes }) => (keptMinutes === undefined ? [] : [[name, keptMinutes * 60_000]])));
  const partitions = new Map<string, Partition>();
  const listeners = topicListeners();

  const partitionAt = (from: { topic: string; partition: number }): Partition => {
    const name = partitionName(from);
    const found = partitions.get(name) ?? { head: 0, records: [] };
    partitions.set(name, found);
    return found;
  };
  const offsetsOf = (wanted: readonly string[], offsetOf: (kept: Partition) => number): PartitionOffset[] =>
    wanted.flatMap((topic) =>
      Array.from({ length: countOf(topic) }, (_, partition) => ({ topic, partition, offset: offsetOf(partitionAt({ topic, partition })) })),
    );

  return {
    append: async (messages) => {
      // All of them first: of a batch with a topic that is missing, nothing is kept.
      const placed = messages.map((message) => ({ ...message, partition: partitionOf(message.key, countOf(message.topic)) }));
      for (const message of placed) {
        const kept = partitionAt(message);
        if (compacted.has(message.topic)) kept.records = kept.records.filter(({ key }) => key !== message.key);
        const oldest = Date.now() - (keptMs.get(message.topic) ?? Number.POSITIVE_INFINITY);
        kept.records = kept.records.filter(({ appendedAt }) => appendedAt.getTime() >= oldest);
        kept.records.push({ ...message, offset: kept.head, appendedAt: new Date() });
        kept.head += 1;
      }
      listeners.emit(messages.map(({ topic }) => topic));
    },
    read: async (offsets, limit) =>
      offsets.flatMap((from) => {
        const { records } = partitionAt(from);
        const at = records.findIndex(({ offset }) => offset >= from.offset);
        return at === -1 ? [] : records.slice(at, at + limit);
      }),
    heads: async (wanted) => offsetsOf(wanted, ({ head }) => head),
    offsetsAt: async (wanted, from) =>
      offsetsOf(wanted, ({ head, records }) => records.find(({ appendedAt }) => appendedAt >= from)?.offset ?? head),
    onAppend: listeners.add,
    notifiedUntil: Date.now,
    close: async () => listeners.clear(),
  };
};

/** A bus in this process's memory, for tests; its groups keep their offsets in their databases as on every bus. */
export const memoryBus = ({
  topics = Object.values(everyTopic),
  logger = silentLogger,
}: { topics?: readonly Topic[]; logger?: Logger } = {}): EventBus => logBus(memoryLog(topics), logger);
