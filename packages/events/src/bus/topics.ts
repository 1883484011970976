import type { Topic } from '@paltu/contracts';
import { MissingTopics, type OrderedLog } from '../ports/event-bus.ts';

const SEED = 0x9747b28c;
const M = 0x5bd1e995;
const R = 24;

const scramble = (word: number): number => {
  const multiplied = Math.imul(word, M);
  return Math.imul(multiplied ^ (multiplied >>> R), M);
};

/** Kafka's variant of murmur2 over the bytes of a key, as a signed 32-bit integer. */
export const murmur2 = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rest = bytes.length & 3;
  const end = bytes.length - rest;
  let hash = SEED ^ bytes.length;
  for (let at = 0; at < end; at += 4) hash = Math.imul(hash, M) ^ scramble(view.getInt32(at, true));
  if (rest > 0) {
    for (let at = bytes.length - 1; at >= end; at -= 1) hash ^= view.getUint8(at) << (8 * (at - end));
    hash = Math.imul(hash, M);
  }
  hash = Math.imul(hash ^ (hash >>> 13), M);
  return hash ^ (hash >>> 15);
};

/** The partition that Kafka's default partitioner gives this key: both adapters use it. */
export const partitionOf = (key: string, partitions: number): number => (murmur2(Buffer.from(key, 'utf8')) & 0x7fffffff) % partitions;

/** How many partitions a topic has; throws `MissingTopics` for one that the table does not name. */
export type PartitionCount = (topic: string) => number;

export const topicTable = (topics: Iterable<Topic>): PartitionCount => {
  const counts = new Map(Array.from(topics, ({ name, partitions }) => [name, partitions]));
  return (topic) => {
    const count = counts.get(topic);
    if (count === undefined) throw new MissingTopics([topic]);
    return count;
  };
};

/** @throws Error when the bus has another partition count for a topic than the contracts: its keys would move. */
export const checkCount = ({ name, partitions }: Topic, found: number | undefined): void => {
  if (found !== partitions)
    throw new Error(
      `topic ${name} has ${found} partitions on the bus and ${partitions} in the contracts; the count of a topic never changes`,
    );
};

/** Whether appends are notified now: a reader that is at the end is woken by the next, or when they are no longer. */
export const isNotified = (log: Pick<OrderedLog, 'notifiedUntil'>): boolean => Date.now() - log.notifiedUntil() <= 1_000;

/** Listeners by the topics that they want. */
export const topicListeners = () => {
  const listeners = new Map<() => void, ReadonlySet<string>>();
  return {
    /** Returns the way to stop. */
    add: (topics: readonly string[], listener: () => void): (() => void) => {
      // A function of its own, so that the same listener may be added twice.
      const call = (): void => listener();
      listeners.set(call, new Set(topics));
      return () => void listeners.delete(call);
    },
    /** Calls each listener of one of these topics once. */
    emit: (topics: Iterable<string>): void => {
      const changed = [...new Set(topics)];
      for (const [call, wanted] of listeners) if (changed.some((topic) => wanted.has(topic))) call();
    },
    emitAll: () => {
      for (const call of listeners.keys()) call();
    },
    clear: () => listeners.clear(),
  };
};
