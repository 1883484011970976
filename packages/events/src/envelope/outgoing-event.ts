import { create, type Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { EventDefinition, EveryField } from '@paltu/contracts';
import { newId } from '@paltu/kernel';

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

export interface OutgoingEventDetails<M extends Message> {
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
