import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { conversationNotFound } from '../domain/conversation-errors.ts';
import type { ConversationQueries } from '../use-cases/ports.ts';
import type { ReadMessages } from '../use-cases/read-messages.ts';
import { requireSide } from '../use-cases/require-side.ts';
import type { ConversationPresenter } from './conversation-presenter.ts';
import {
  conversationParams,
  conversationView,
  listQuery,
  messageView,
  readBody,
  threadQuery,
  unreadView,
  writeCursor,
} from './conversation-schemas.ts';
import { presentMessage } from './message-presenter.ts';

export interface ReadingRouteNeeds {
  readonly queries: Pick<ConversationQueries, 'find' | 'list' | 'listMessages' | 'countUnread'>;
  readonly readMessages: ReadMessages;
  readonly present: ConversationPresenter;
}

/** The mailbox of a member. */
const listRoute = ({ queries, present }: ReadingRouteNeeds): Route =>
  route({
    method: 'get',
    path: '/api/v1/messages/conversations',
    access: 'member',
    limit: 'reads',
    summary: 'Own conversations, the one with the newest message first; `after` goes on where a page gave `next`',
    query: listQuery,
    answers: { 200: data({ conversations: z.array(conversationView), unread: unreadView, next: z.string().nullable() }) },
    handle: async ({ actor: { userId }, query: { after, limit } }) => {
      const [found, unread] = await Promise.all([queries.list(userId, limit + 1, after), queries.countUnread(userId)]);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return ok({ conversations: await present.many(page, userId), unread, next: last === undefined ? null : writeCursor(last) });
    },
  });

export const readingRoutes = (needs: ReadingRouteNeeds): Route[] => [
  listRoute(needs),
  route({
    method: 'get',
    path: '/api/v1/messages/conversations/:id',
    access: 'member',
    limit: 'reads',
    summary: 'One conversation with its newest messages, or those `before` a number, the oldest first',
    params: conversationParams,
    notFound: conversationNotFound,
    query: threadQuery,
    answers: { 200: data({ conversation: conversationView, messages: z.array(messageView), next: z.int().nullable() }) },
    handle: async ({ actor: { userId }, params, query: { before, limit } }) => {
      const { conversation, side } = requireSide(await needs.queries.find(params.id), userId);
      const messages = await needs.queries.listMessages(params.id, limit, before);
      const first = messages[0]?.number ?? 1;
      return ok({
        conversation: await needs.present.one(conversation, userId),
        messages: messages.map((message) => presentMessage(conversation, message, side)),
        next: first > 1 ? first : null,
      });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/messages/conversations/:id/read',
    access: 'member',
    limit: 'writes',
    summary: 'Mark messages as read, up to the number of the last one that was seen',
    params: conversationParams,
    notFound: conversationNotFound,
    body: readBody,
    answers: { 200: data({ conversation: conversationView }) },
    handle: async ({ actor: { userId }, params, body }) => {
      const conversation = await needs.readMessages({ conversationId: params.id, readerId: userId, upTo: body.upTo });
      return ok({ conversation: await needs.present.one(conversation, userId) });
    },
  }),
];
