import { partitionName, beginningOf, type PartitionOffset, type CommittedOffset } from '../envelope/event.ts';
import type { SubscriptionOptions, OrderedLog } from '../ports/event-bus.ts';

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

/**
 * The committed offsets of a group. Where there are fewer than `count`, as many as were known, because it is new or somebody deleted rows,
 * those that are missing are stored first, at the head or at the beginning by its options.
 */
export const committedOffsets = async <Trx>(
  log: Pick<OrderedLog, 'heads'>,
  { group, topics, startAt, store }: SubscriptionOptions<Trx>,
  count = Infinity,
): Promise<CommittedOffset[]> => {
  const rows = await store.offsets.read(group, topics);
  if (rows.length >= count) return rows;
  const heads = await log.heads(topics);
  await store.offsets.create(group, startAt === 'head' ? heads : beginningOf(heads));
  return store.offsets.read(group, topics);
};

/** Another instance may have sent the group back meanwhile, so they are read again after this time. */
const longestMs = 10_000;

/** The offsets of a group as this instance knows them, to read the log without a lock: what is locked afterwards decides. */
export interface KnownOffsets {
  /** Those of the last read, as this instance moved them since; none while they have to be read. */
  known(): readonly PartitionOffset[];
  read(): Promise<readonly PartitionOffset[]>;
  /** After a commit of this instance. */
  move(offsets: readonly PartitionOffset[]): void;
  /** Something else moved them: they are read again. */
  forget(): void;
}

export const knownOffsets = <Trx>(log: Pick<OrderedLog, 'heads'>, options: SubscriptionOptions<Trx>): KnownOffsets => {
  let count = Infinity;
  let known = new Map<string, PartitionOffset>();
  let readAgainAt = 0;
  const keep = (offsets: readonly PartitionOffset[]): void => offsets.forEach((one) => known.set(partitionName(one), one));
  return {
    known: () => [...known.values()],
    read: async () => {
      if (known.size === 0 || Date.now() > readAgainAt) {
        const offsets = await committedOffsets(log, options, count);
        count = offsets.length;
        known = new Map();
        keep(offsets);
        readAgainAt = Date.now() + longestMs;
      }
      return [...known.values()];
    },
    move: keep,
    forget: () => known.clear(),
  };
};
