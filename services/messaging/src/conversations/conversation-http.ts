import {
  data,
  done,
  idParam,
  message,
  ok,
  parameter,
  requiredMultilineText,
  route,
  tooManyRequests,
  wholeNumber,
  type CountWork,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { ConversationCursor, ConversationQueries } from './conversation-queries-store.ts';
import type { ConversationDecisions, UnmaskMessage } from './conversation-use-cases.ts';
import { conversationView, messageView, presentMessage, unreadView, type ConversationPresenter } from './conversation-views-http.ts';
import {
  accountDeactivated,
  blocked,
  conversationNotFound,
  memberLeft,
  messageNotFound,
  ownNumber,
  phoneUnknown,
  requireSide,
  withVisitor,
  type ConversationId,
  type MessageId,
} from './conversation.ts';
import type { ReportConversation } from './report-use-cases.ts';
import { writingStopped } from './report.ts';

const readBody = z.strictObject({
  upTo: z.int('upTo must be the number of a message').min(1, 'upTo must be the number of a message'),
});

const reportBody = z.strictObject({ reason: requiredMultilineText('Reason', 500, 'A reason is required') });

export const conversationParams = z.object({ id: idParam.transform((id) => id as ConversationId) });

const cursorShape = /^(\d{1,15})_([0-9a-f-]{36})$/;

const writeCursor = ({ lastMessageAt, id }: ConversationCursor): string => `${lastMessageAt.getTime()}_${id}`;

const cursor = z
  .string('after must be what an earlier page gave as next')
  .regex(cursorShape, 'after must be what an earlier page gave as next')
  .transform((text): ConversationCursor => {
    const [, at = '', id = ''] = cursorShape.exec(text) ?? [];
    return { lastMessageAt: new Date(Number(at)), id: id as ConversationId };
  })
  .refine(({ id }) => z.uuid().safeParse(id).success, 'after must be what an earlier page gave as next')
  .meta({ override: { type: 'string' } });

const limit = wholeNumber('limit', 1, 100);

const listQuery = z.object({ after: parameter(cursor), limit: limit.default(20) });

/** `before`: messages with lower numbers. */
const threadQuery = z.object({ before: parameter(wholeNumber('before', 1, 999_999_999)), limit: limit.default(50) });

interface MailboxNeeds {
  readonly queries: Pick<ConversationQueries, 'find' | 'list' | 'listMessages' | 'countUnread'>;
  readonly decisions: ConversationDecisions;
  readonly present: ConversationPresenter;
}

/** The mailbox of a member. */
export const mailboxRoutes = ({ queries, decisions, present }: MailboxNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/messages/conversations',
    access: 'member',
    summary: 'Own conversations, the one with the newest message first; `after` goes on where a page gave `next`',
    query: listQuery,
    answers: { 200: data({ conversations: z.array(conversationView), unread: unreadView, next: z.string().nullable() }) },
    handle: async ({ actor: { userId }, query: { after, limit } }) => {
      const [found, unread] = await Promise.all([queries.list(userId, limit + 1, after), queries.countUnread(userId)]);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return ok({ conversations: await present.many(page, userId), unread, next: last === undefined ? null : writeCursor(last) });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/messages/conversations/:id',
    access: 'member',
    summary: 'One conversation with its newest messages, or those `before` a number, the oldest first',
    params: conversationParams,
    notFound: conversationNotFound,
    query: threadQuery,
    answers: { 200: data({ conversation: conversationView, messages: z.array(messageView), next: z.int().nullable() }) },
    handle: async ({ actor: { userId }, params, query: { before, limit } }) => {
      const { conversation, side } = requireSide(await queries.find(params.id), userId);
      const messages = await queries.listMessages(params.id, limit, before);
      const first = messages[0]?.number ?? 1;
      return ok({
        conversation: await present.one(conversation, userId),
        messages: messages.map((message) => presentMessage(conversation, message, side)),
        next: first > 1 ? first : null,
      });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/messages/conversations/:id/read',
    access: 'member',
    summary: 'Mark messages as read, up to the number of the last one that was seen',
    params: conversationParams,
    notFound: conversationNotFound,
    body: readBody,
    answers: { 200: data({ conversation: conversationView }) },
    handle: async ({ actor: { userId }, params, body }) => {
      const conversation = await decisions.read(params.id, userId, body.upTo);
      return ok({ conversation: await present.one(conversation, userId) });
    },
  }),
];

interface SideNeeds {
  readonly decisions: ConversationDecisions;
  readonly unmaskMessage: UnmaskMessage;
  /** Of members, by id. */
  readonly countMessage: CountWork;
  readonly reportConversation: ReportConversation;
  readonly present: ConversationPresenter;
}

const path = '/api/v1/messages/conversations/:id';
const ofConversation = { access: 'member', limit: 'writes', params: conversationParams, notFound: conversationNotFound } as const;

const blockRoute = (decisions: ConversationDecisions, method: 'post' | 'delete'): Route =>
  route({
    ...ofConversation,
    method,
    path: `${path}/block`,
    summary: method === 'post' ? 'Want nothing more from the other side, about anything' : 'Take back that the other side was blocked',
    answers: { 200: message() },
    refuses: [withVisitor],
    handle: async ({ actor: { userId: memberId }, params }) => {
      await decisions.block(params.id, memberId, method === 'post');
      return done();
    },
  });

/** What one side of a conversation does. */
export const sideRoutes = ({ decisions, unmaskMessage, countMessage, reportConversation, present }: SideNeeds): Route[] => [
  route({
    ...ofConversation,
    method: 'post',
    path: `${path}/share-phone`,
    summary: 'Show the other side the own number, and what was written unmasked; that it was shared is kept',
    answers: { 200: data({ conversation: conversationView }) },
    refuses: [phoneUnknown],
    handle: async ({ actor: { userId: memberId }, params }) => {
      const conversation = await decisions.sharePhone(params.id, memberId);
      return ok({ conversation: await present.one(conversation, memberId) });
    },
  }),
  route({
    ...ofConversation,
    method: 'post',
    path: `${path}/messages/:messageId/unmask`,
    summary: 'Show what is masked in an own message, which its writer says is no number and no address',
    params: conversationParams.extend({ messageId: idParam.transform((id) => id as MessageId) }),
    answers: { 200: data({ chatMessage: messageView }) },
    refuses: [messageNotFound, ownNumber, blocked, writingStopped, memberLeft, accountDeactivated, tooManyRequests],
    handle: async ({ actor: { userId: memberId }, params: { id, messageId } }) => {
      const { conversation, message: shown } = await countMessage(memberId, () => unmaskMessage(id, messageId, memberId));
      return ok({ chatMessage: presentMessage(conversation, shown, shown.side) });
    },
  }),
  blockRoute(decisions, 'post'),
  blockRoute(decisions, 'delete'),
  route({
    ...ofConversation,
    method: 'post',
    path: `${path}/report`,
    summary: 'Ask admins to look at a conversation; once more answers the same',
    body: reportBody,
    answers: { 200: message() },
    handle: async ({ actor: { userId: memberId }, params, body }) => {
      await reportConversation(params.id, memberId, body.reason);
      return done();
    },
  }),
];
