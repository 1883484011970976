import type { Clock } from '@paltu/kernel';
import {
  choice,
  clientAddressOf,
  created,
  data,
  emailAddress,
  languageOf,
  ok,
  optionalText,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  requiredMultilineText,
  requiredText,
  robotTraps,
  route,
  tooManyRequests,
  wholeNumber,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { ContactMessageQueries } from './contact-message-store.ts';
import type { SendContactMessage } from './contact-message-use-cases.ts';
import { contactCategories, type ContactMessage } from './contact-message.ts';

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

interface ContactRouteNeeds {
  readonly queries: Pick<ContactMessageQueries, 'list'>;
  readonly sendContactMessage: SendContactMessage;
  readonly clock: Clock;
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

/** `days`: only those of the last so many days. */
const listQuery = z.object({
  ...pageQuery(20),
  days: parameter(wholeNumber('days', 1, 365)),
  sortBy: parameter(choice('sortBy', ['newest', 'oldest'])).transform((order) => order ?? 'newest'),
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

const present = ({ memberId: _writer, receivedAt, ...message }: ContactMessage): z.input<typeof contactMessageView> => ({
  _id: message.id,
  ...message,
  receivedAt: receivedAt.toISOString(),
});

const dayMs = 24 * 60 * 60_000;

/** The contact form, and what came by it. */
export const contactRoutes = ({ queries, sendContactMessage, clock }: ContactRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/content/contact',
    access: 'optional',
    summary: 'Write to us; of a member who is logged in it is kept that they wrote it',
    body,
    answers: { 201: data({ contactMessage: receiptView }) },
    refuses: [tooManyRequests],
    handle: async ({ actor, body: { website: _website, elapsedMs: _elapsed, ...written }, request }) => {
      const sender = { memberId: actor?.userId ?? null, address: clientAddressOf(request) };
      const { id, receivedAt } = await sendContactMessage({ ...written, ...sender, language: languageOf(request) });
      const receipt = { _id: id, id, receivedAt: receivedAt.toISOString() };
      return created({ contactMessage: receipt }, { message: "Thank you for your message! We'll get back to you soon." });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/content/contact',
    access: 'admin',
    summary:
      'What people wrote to us, the newest first unless the oldest are asked for, with `days` only those of the last so many days; kept for a year',
    query: listQuery,
    answers: { 200: data({ contactMessages: z.array(contactMessageView), pagination: paginationView }) },
    handle: async ({ query: { days, sortBy, ...page } }) => {
      const since = days === undefined ? undefined : new Date(clock.now().getTime() - days * dayMs);
      const { messages, counted } = await queries.list(page, { since, sortBy });
      return ok({ contactMessages: messages.map(present), pagination: paginationOf(page, counted) });
    },
  }),
];
