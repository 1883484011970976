import {
  choice,
  clientAddressOf,
  created,
  data,
  emailAddress,
  ok,
  optionalText,
  pageQuery,
  paginationOf,
  paginationView,
  requiredMultilineText,
  requiredText,
  robotTraps,
  route,
  tooManyRequests,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { contactCategories, type ContactMessage } from '../domain/contact-message.ts';
import type { ContactMessageQueries } from '../use-cases/ports.ts';
import type { SendContactMessage } from '../use-cases/send-contact-message.ts';

export interface ContactRouteNeeds {
  readonly queries: Pick<ContactMessageQueries, 'list'>;
  readonly sendContactMessage: SendContactMessage;
}

const body = z.strictObject({
  name: requiredText('Name', 100),
  email: emailAddress('Email', 'Please enter a valid email address'),
  phone: optionalText('Phone', 40).default(''),
  subject: requiredText('Subject', 200),
  message: requiredMultilineText('Message', 5_000),
  category: choice('Category', contactCategories).default('general'),
  ...robotTraps,
});

const receiptView = z.strictObject({ _id: z.uuid(), id: z.uuid(), receivedAt: z.iso.datetime() }).meta({ id: 'ContactReceipt' });

const contactMessageView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    category: z.enum(contactCategories),
    receivedAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' });

const present = ({ receivedAt, ...message }: ContactMessage): z.input<typeof contactMessageView> => ({
  _id: message.id,
  ...message,
  receivedAt: receivedAt.toISOString(),
});

/** The contact form, and what came by it. */
export const contactRoutes = ({ queries, sendContactMessage }: ContactRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/content/contact',
    access: 'public',
    limit: 'writes',
    summary: 'Write to us',
    body,
    answers: { 201: data({ contactMessage: receiptView }) },
    refuses: [tooManyRequests],
    handle: async ({ body: { website: _website, elapsedMs: _elapsed, ...written }, request }) => {
      const { id, receivedAt } = await sendContactMessage({ ...written, address: clientAddressOf(request) });
      const receipt = { _id: id, id, receivedAt: receivedAt.toISOString() };
      return created({ contactMessage: receipt }, { message: "Thank you for your message! We'll get back to you soon." });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/content/contact',
    access: 'admin',
    limit: 'reads',
    summary: 'What people wrote to us, the newest first; kept for a year',
    query: z.object(pageQuery(20)),
    answers: { 200: data({ contactMessages: z.array(contactMessageView), pagination: paginationView }) },
    handle: async ({ query }) => {
      const { messages, counted } = await queries.list(query);
      return ok({ contactMessages: messages.map(present), pagination: paginationOf(query, counted) });
    },
  }),
];
