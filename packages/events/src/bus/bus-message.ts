/** What travels: a CloudEvent in binary mode. `value` is null for a tombstone. */
export interface BusMessage {
  readonly topic: string;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly value: Uint8Array | null;
}

/** Where a reader stands: the next offset it wants of one partition. */
export interface Place {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
}

/** A message with its place on the log and the instant at which the log took it. */
export interface BusRecord extends BusMessage, Place {
  readonly appendedAt: Date;
}
