import type { Message } from '@bufbuild/protobuf';
import type { EventDefinition } from '@paltu/contracts';
import type { BusRecord } from '../bus/bus-message.ts';

/** The CloudEvents attributes of a message that was read, and its place on the log. */
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
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
}

/** An event as a handler receives it. */
export interface ReceivedEvent<M extends Message = Message> extends EventAttributes {
  readonly data: M;
}

/** A message whose envelope was read and whose data was not looked at yet. */
export interface ReceivedMessage extends EventAttributes {
  /** When the log took it. */
  readonly appendedAt: Date;
  readonly record: BusRecord;
  /** The event when it is of this kind, else undefined. Throws `UndecodableEvent` when the data cannot be read. */
  as<M extends Message>(definition: EventDefinition<M>): ReceivedEvent<M> | undefined;
}
