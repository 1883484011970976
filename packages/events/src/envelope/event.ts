import { create, type Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { EventDefinition, EveryField } from '@paltu/contracts';
import { newId } from '@paltu/kernel';

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

/** Offset 0 of the partitions that `heads` names. */
export const beginningOf = (heads: readonly PartitionOffset[]): PartitionOffset[] =>
  heads.map(({ topic, partition }) => ({ topic, partition, offset: 0 }));

/** A partition as the key of a map or set. */
export const partitionName = ({ topic, partition }: { topic: string; partition: number }): string => `${topic}/${partition}`;

/** The CloudEvents attributes of a message that was read, and its offset. */
export interface EventAttributes {
  readonly id: string;
  readonly source: string;
  readonly type: string;
  /** Id of the aggregate. */
  readonly subject: string;
  /** Version of the aggregate after this event. */
  readonly sequence: number;
  readonly time: Date;
  readonly traceparent: string | undefined;
  /** Nothing happened: an operator had the current state of the aggregate published again. */
  readonly isRepublished: boolean;
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
}

/** An event as a handler receives it. */
export interface ReceivedEvent<M extends Message = Message> extends EventAttributes {
  readonly data: M;
}

/**
 * Reads one field of the value as a message, whatever the type of the event; undefined when the value has no such field.
 * `field` is its name in JSON. @throws UndecodableEvent when the value cannot be read.
 */
export type ReadField = <M extends Message>(field: string, schema: GenMessage<M>) => M | undefined;

/** A message whose envelope was read and whose data was not looked at yet. */
export interface ReceivedMessage extends EventAttributes {
  /** When it was appended to the log. */
  readonly appendedAt: Date;
  readonly record: BusRecord;
  /** The event when it is of this kind, else undefined. Throws `UndecodableEvent` when the data cannot be read. */
  as<M extends Message>(definition: EventDefinition<M>): ReceivedEvent<M> | undefined;
  readonly read: ReadField;
}

/** An event on its way into the outbox. */
export interface OutgoingEvent {
  /** UUIDv7; the same on every copy of this event. */
  readonly id: string;
  readonly definition: EventDefinition;
  /** Id of the aggregate: key, partition key and CloudEvents subject. */
  readonly subject: string;
  /** Version of the aggregate after this event. */
  readonly sequence: number;
  readonly time: Date;
  readonly data: Message;
}

interface OutgoingEventDetails<M extends Message> {
  readonly subject: string;
  readonly sequence: number;
  readonly time: Date;
  /** Every field of the message, as a plain object. */
  readonly data: EveryField<GenMessage<M>>;
}

/** Names an event that happened to the aggregate `subject` at `time`; gives it its id. */
export const outgoingEvent = <M extends Message>(
  definition: EventDefinition<M>,
  { subject, sequence, time, data }: OutgoingEventDetails<M>,
): OutgoingEvent => ({ id: newId(), definition, subject, sequence, time, data: create(definition.schema, data) });
