import type { Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { EventDefinition } from '@paltu/contracts';
import type { BusRecord } from './bus-message.ts';

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
