import { contactMessageReceived } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { contactMessageOutbox } from '../src/contact-messages/contact-message-events.ts';
import { contactCategories, type ContactMessage, type ContactMessageId } from '../src/contact-messages/contact-message.ts';

const text = fc.string({ unit: 'grapheme' });

const message: fc.Arbitrary<ContactMessage> = fc.record({
  id: fc.uuid().map((id) => id as ContactMessageId),
  memberId: fc.option(fc.uuid().map((id) => id as MemberId)),
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  category: fc.constantFrom(...contactCategories),
  answeredAt: fc.constant(null),
  answeredBy: fc.constant(null),
  receivedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

export const publishedEvents = [
  publishedEvent({
    definition: contactMessageReceived,
    facts: message,
    publish: (received, outbox) => contactMessageOutbox(outbox).append([{ type: 'ContactMessageReceived', message: received }]),
    expected: ({ id, category, receivedAt }) => ({
      subject: id,
      sequence: 1,
      time: receivedAt,
      data: { message: { id, version: 1, category, receivedAt } },
    }),
  }),
];
