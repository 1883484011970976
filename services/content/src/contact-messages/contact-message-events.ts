import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { contactMessageReceived, type ContactMessageSchema, type EveryField } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { ContactMessage, ContactMessageReceived } from './contact-message.ts';

/** A message is published once, as it came. */
const firstVersion = 1;

const contactMessage = ({ id, category, receivedAt }: ContactMessage) =>
  ({ id, version: BigInt(firstVersion), category, receivedAt: timestampFromDate(receivedAt) }) satisfies EveryField<
    typeof ContactMessageSchema
  >;

const toMessage = ({ message }: ContactMessageReceived): OutgoingEvent =>
  outgoingEvent(contactMessageReceived, {
    subject: message.id,
    sequence: firstVersion,
    time: message.receivedAt,
    data: { message: contactMessage(message) },
  });

export const contactMessageOutbox = (outbox: Outbox) => ({
  append: (events: readonly ContactMessageReceived[]): Promise<void> => outbox.append(events.map(toMessage)),
});
