import { data, languageOf, message, done, ok, pageQuery, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { NoticeQueries } from '../use-cases/ports.ts';
import type { ReadNotices } from '../use-cases/read-notices.ts';
import { noticeView, presentNotice, readBody } from './notice-schemas.ts';

export interface NoticeRouteNeeds {
  readonly queries: Pick<NoticeQueries, 'list' | 'countUnread'>;
  readonly readNotices: ReadNotices;
}

/** The bell. */
export const noticeRoutes = ({ queries, readNotices }: NoticeRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/notifications',
    access: 'member',
    limit: 'reads',
    summary: 'What the caller is notified of, the newest first, and how much of it is unread (counted to 1,001)',
    query: z.object(pageQuery(20)),
    answers: { 200: data({ notifications: z.array(noticeView), unread: z.int(), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const [{ notices, counted }, unread] = await Promise.all([queries.list(userId, query), queries.countUnread(userId)]);
      return ok({ notifications: notices.map(presentNotice), unread, pagination: paginationOf(query, counted) });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/notifications/unread',
    access: 'member',
    limit: 'reads',
    summary: 'How many notifications of the caller are unread (counted to 1,001)',
    answers: { 200: data({ unread: z.int() }) },
    handle: async ({ actor: { userId } }) => ok({ unread: await queries.countUnread(userId) }),
  }),
  route({
    method: 'patch',
    path: '/api/v1/notifications/read',
    access: 'member',
    limit: 'writes',
    summary: 'Mark notifications as read: those named, or all; others and what is read already change nothing',
    body: readBody,
    answers: { 200: message() },
    handle: async ({ actor: { userId: memberId }, body: { ids }, request }) => {
      await readNotices({ memberId, ids, language: languageOf(request) });
      return done();
    },
  }),
];
