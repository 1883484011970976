import { memberView, presentMember, type MemberDirectory, type MembersById } from '@paltu/projections';
import {
  choice,
  clientAddressOf,
  created,
  data,
  emailAddress,
  idParam,
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
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { ContactMessageQueries } from './contact-message-store.ts';
import type { MarkAnswered, SendContactMessage } from './contact-message-use-cases.ts';
import { contactCategories, contactMessageNotFound, type ContactMessage, type ContactMessageId } from './contact-message.ts';

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
  messages.map(({ id, name, phone, subject, message, category, receivedAt }) => ({
    ...{ id, name, phone, subject, message, category },
    receivedAt: receivedAt.toISOString(),
  }));

interface ContactRouteNeeds {
  readonly queries: Pick<ContactMessageQueries, 'list'>;
  readonly sendContactMessage: SendContactMessage;
  readonly markAnswered: MarkAnswered;
  /** Who an admin is that has answered. */
  readonly members: MemberDirectory;
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

const states = ['open', 'answered'] as const;

const listQuery = z.object({
  ...pageQuery(20),
  status: parameter(choice('status', states)).describe('Of either when it is left out'),
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
    /** Null as long as it is open. */
    answered: z.strictObject({ by: memberView, at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'ContactMessage' });

const markBody = z.strictObject({ answered: z.boolean('answered must be true or false') });

const present =
  (members: MembersById) =>
  ({ memberId: _writer, receivedAt, answeredAt, answeredBy, ...message }: ContactMessage): z.input<typeof contactMessageView> => ({
    _id: message.id,
    ...message,
    receivedAt: receivedAt.toISOString(),
    answered: answeredAt && answeredBy && { by: presentMember(answeredBy, members), at: answeredAt.toISOString() },
  });

const presentAll = async (members: MemberDirectory, messages: readonly ContactMessage[]) =>
  messages.map(present(await members.find(messages.flatMap(({ answeredBy }) => answeredBy ?? []))));

/** The contact form, and what came by it. */
export const contactRoutes = ({ queries, members, sendContactMessage, markAnswered }: ContactRouteNeeds): Route[] => [
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
    summary: 'What people wrote to us, the newest first unless the oldest are asked for; kept for a year',
    query: listQuery,
    answers: { 200: data({ contactMessages: z.array(contactMessageView), pagination: paginationView }) },
    handle: async ({ query: { status, sortBy, ...page } }) => {
      const { messages, counted } = await queries.list(page, { isAnswered: status && status === 'answered', sortBy });
      return ok({ contactMessages: await presentAll(members, messages), pagination: paginationOf(page, counted) });
    },
  }),
  route({
    method: 'patch',
    path: '/api/v1/content/contact/:id',
    access: 'admin',
    summary: 'Mark a message as answered, or as open again; what is marked so already stays as it is',
    params: z.object({ id: idParam.transform((id) => id as ContactMessageId) }),
    notFound: contactMessageNotFound,
    body: markBody,
    answers: { 200: data({ contactMessage: contactMessageView }) },
    handle: async ({ actor: { userId: by }, params: { id }, body: { answered } }) => {
      const [contactMessage] = await presentAll(members, [await markAnswered({ id, answered, by })]);
      return ok({ contactMessage: contactMessage as z.input<typeof contactMessageView> });
    },
  }),
];
