import { messageSent } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { begin, write, thingKinds, type ConversationId, type MessageId, type ThingId } from '../src/conversations/conversation.ts';
import { messageOutbox } from '../src/conversations/conversation-events.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const text = fc.string({ unit: 'grapheme' });
const member = fc.uuid().map((id) => id as MemberId);
const visitor = fc.record({ name: text, email: text, emailKey: text, phone: text });

const facts = fc
  .record({
    id: fc.uuid().map((id) => id as ConversationId),
    messageId: fc.uuid().map((id) => id as MessageId),
    thingId: fc.uuid().map((id) => id as ThingId),
    kind: fc.constantFrom(...thingKinds),
    ownerId: member,
    asker: fc.oneof(member, visitor),
    side: fc.constantFrom('owner', 'asker'),
    before: fc.nat({ max: 1_000_000 }),
    written: text,
    at: instant,
  })
  .filter(({ ownerId, asker }) => ownerId !== asker)
  .map(({ id, messageId, thingId, kind, ownerId, asker, side, before, written, at }) => {
    const thing = { id: thingId, version: 1, kind, ownerId, name: written, picture: null, isPublic: true };
    const begun = { ...begin(thing, { id, asker }, at), lastNumber: before };
    return write(begun, { id: messageId, side: side as 'owner' | 'asker', text: written }, at);
  });

export const publishedEvents = [
  publishedEvent({
    definition: messageSent,
    facts,
    publish: (sent, outbox) => messageOutbox(outbox, () => []).append(sent, []),
    // Nothing of what was written, nor of how a visitor is reached.
    expected: ({ conversation: { id, thingKind, thingId, ownerId, askerId }, message }) => ({
      subject: id,
      sequence: message.number,
      time: message.sentAt,
      data: {
        message: {
          id: message.id,
          version: message.number,
          conversationId: id,
          thing: thingKind,
          thingId,
          senderId: (message.side === 'owner' ? ownerId : askerId) ?? '',
          recipientId: (message.side === 'owner' ? askerId : ownerId) ?? '',
          sentAt: message.sentAt,
        },
      },
    }),
  }),
];
