import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { messageSent, messageWords, type EveryField, type SentMessageSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import { memberOf, otherSide, type MessageSent } from '../domain/conversation.ts';
import type { ConversationScope } from '../use-cases/ports.ts';

const sentMessage = ({ conversation, message }: MessageSent) =>
  ({
    id: message.id,
    version: BigInt(message.number),
    conversationId: conversation.id,
    thing: messageWords.thing.toChoice(conversation.thingKind),
    thingId: conversation.thingId,
    senderId: message.writerId ?? '',
    recipientId: memberOf(conversation, otherSide(message.side)) ?? '',
    sentAt: timestampFromDate(message.sentAt),
  }) satisfies EveryField<typeof SentMessageSchema>;

/** A message as it goes out: nothing of what was written. */
const toMessage = (sent: MessageSent): OutgoingEvent =>
  outgoingEvent(messageSent, {
    subject: sent.conversation.id,
    sequence: sent.message.number,
    time: sent.message.sentAt,
    data: { message: sentMessage(sent) },
  });

export const messageOutbox = (outbox: Outbox): ConversationScope['outbox'] => ({
  append: (events) => outbox.append(events.map(toMessage)),
});
