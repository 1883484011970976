/** An ordered, partitioned stream of events; all events of one key are in one partition, in order. */
export interface Topic {
  readonly name: string;
  readonly partitions: number;
  /** Who may read it: everybody who may connect, or only the services of this product. */
  readonly audience: 'public' | 'closed';
  /** Whether only the newest record of each key is kept, and not every record. */
  readonly isCompacted: boolean;
  /** After how many minutes its records go; for ever unless given. */
  readonly keptMinutes?: number;
}

/** The service that alone publishes events on a topic: `pets` of `pets.pet.v1`. */
export const ownerOf = (topic: string): string => topic.split('.', 1)[0] ?? '';
