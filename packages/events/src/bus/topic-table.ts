import type { Topic } from '@paltu/contracts';
import { MissingTopics } from '../ports/event-bus.ts';

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
