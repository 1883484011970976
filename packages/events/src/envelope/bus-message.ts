/** What travels: a CloudEvent in binary mode. `value` is null for a tombstone. */
export interface BusMessage {
  readonly topic: string;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly value: Uint8Array | null;
}

export interface Partition {
  readonly topic: string;
  readonly partition: number;
}

/** An offset of one partition: of a record, or of the next record that a reader wants. */
export interface PartitionOffset extends Partition {
  readonly offset: number;
}

/** The next offset of a group as it was committed, and when: a group that was rewound may come to the same offset again. */
export interface CommittedOffset extends PartitionOffset {
  readonly movedAt: Date;
}

/** A message with its offset and the instant at which it was appended. */
export interface BusRecord extends BusMessage, PartitionOffset {
  readonly appendedAt: Date;
}
