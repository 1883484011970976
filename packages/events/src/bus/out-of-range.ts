import type { PartitionOffset } from '../envelope/bus-message.ts';
import { partitionName } from '../ports/ordered-log.ts';

/** The ends of topics, and those among them that the bus does not have. */
export interface FoundHeads {
  readonly offsets: readonly PartitionOffset[];
  readonly missing: readonly string[];
}

export type TopicHeads = (topics: readonly string[]) => Promise<FoundHeads>;

/** What cannot be read on from these offsets, for a person to read; `heads` were asked for after the offsets. */
export const findOutOfRange = (offsets: readonly PartitionOffset[], { offsets: heads, missing }: FoundHeads): string[] => {
  const ends = new Map(heads.map((head) => [partitionName(head), head.offset]));
  const beyond = offsets.flatMap((one) => {
    const end = ends.get(partitionName(one));
    return end !== undefined && one.offset > end ? [`${partitionName(one)} ends at ${end}, the offset is ${one.offset}`] : [];
  });
  return [...missing.map((topic) => `${topic} is missing`), ...beyond];
};
