import { z } from 'zod';
import { contactCategories, type ContactMessage } from '../domain/contact-message.ts';

/** What the caller has written to us. */
export const exportView = z.array(
  z.strictObject({
    id: z.uuid(),
    name: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    category: z.enum(contactCategories),
    receivedAt: z.iso.datetime(),
  }),
);

export const presentExport = (messages: readonly ContactMessage[]): z.input<typeof exportView> =>
  messages.map(({ email: _email, memberId: _writer, receivedAt, ...message }) => ({ ...message, receivedAt: receivedAt.toISOString() }));
