import type { Topic } from '@paltu/contracts';

/** How many partitions a topic has; throws for one that the table does not name. */
export type PartitionCount = (topic: string) => number;

export const topicTable = (topics: readonly Topic[]): PartitionCount => {
  const counts = new Map(topics.map(({ name, partitions }) => [name, partitions]));
  return (topic) => {
    const count = counts.get(topic);
    if (count === undefined) throw new Error(`there is no topic ${topic}`);
    return count;
  };
};
