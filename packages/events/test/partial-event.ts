import { create, type Message, type MessageInitShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { EventDefinition } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import type { OutgoingEvent } from '../src/envelope/event.ts';

interface PartialEventDetails<M extends Message> {
  readonly subject: string;
  readonly sequence?: number;
  readonly time?: Date;
  readonly data: NoInfer<MessageInitShape<GenMessage<M>>>;
}

/** For tests: an event that holds only the fields that a test is about, where `outgoingEvent` wants every field. */
export const partialEvent = <M extends Message>(
  definition: EventDefinition<M>,
  { subject, sequence = 1, time = new Date(), data }: PartialEventDetails<M>,
): OutgoingEvent => ({
  id: newId(),
  definition,
  subject,
  sequence,
  time,
  data: create(definition.schema, data as Record<string, unknown>),
});
