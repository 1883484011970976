import type { MemberId } from '@paltu/kernel';
import { data, languageOf, message, done, ok, pageQuery, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { pictureView } from '@paltu/pictures/picture-view';
import { z } from 'zod';
import type { NoticeQueries } from './notice-store.ts';
import type { ReadNotices } from './notice-use-cases.ts';
import { messageOf } from './notice-words.ts';
import { allNoticeTypes, type Notice, type NoticeId } from './notice.ts';

const readBody = z.strictObject({
  /** All where none are named. */
  ids: z
    .array(
      z.uuid('ids must be ids of notifications').transform((id) => id as NoticeId),
      'ids must be a list of ids of notifications',
    )
    .max(100, 'ids must be at most 100')
    .optional(),
});

export const noticeView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    type: z.enum(allNoticeTypes),
    /** Names, numbers and instants that stand in its words; which, follows from the type. */
    params: z.record(z.string(), z.string()),
    /** In English. */
    message: z.string(),
    time: z.iso.datetime(),
    unread: z.boolean(),
    /** Key of the page that shows more, with its query. */
    page: z.string(),
    /** Of the pet, product, store or vet that it is about; null where that has none to show, absent where it is about none. */
    image: pictureView.nullable().optional(),
  })
  .meta({ id: 'Notification' });

export const presentNotice = (notice: Notice): z.input<typeof noticeView> => {
  const { id, type, params, at, readAt, page } = notice;
  return { _id: id, id, type, params, message: messageOf(notice), time: at.toISOString(), unread: readAt === null, page };
};

/** Pictures of those of these things that have one and that `viewer` may see, by the id of the thing. */
export type FindPictures = (
  thingIds: readonly string[],
  viewer: MemberId,
) => Promise<ReadonlyMap<string, z.input<typeof pictureView> | null>>;

interface NoticeNeeds {
  readonly queries: Pick<NoticeQueries, 'list' | 'countUnread'>;
  readonly findPictures: FindPictures;
  readonly readNotices: ReadNotices;
}

/** The bell. */
export const noticeRoutes = ({ queries, findPictures, readNotices }: NoticeNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/notifications',
    access: 'member',
    summary: 'What the caller is notified of, the newest first, and how much of it is unread (counted to 1,001)',
    query: z.object(pageQuery(20)),
    answers: { 200: data({ notifications: z.array(noticeView), unread: z.int(), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const [{ notices, counted }, unread] = await Promise.all([queries.list(userId, query), queries.countUnread(userId)]);
      const pictures = await findPictures(
        notices.flatMap(({ thingId }) => thingId ?? []),
        userId,
      );
      const notifications = notices.map((notice) => ({
        ...presentNotice(notice),
        ...(notice.thingId === null ? {} : { image: pictures.get(notice.thingId) ?? null }),
      }));
      return ok({ notifications, unread, pagination: paginationOf(query, counted) });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/notifications/unread',
    access: 'member',
    summary: 'How many notifications of the caller are unread (counted to 1,001)',
    answers: { 200: data({ unread: z.int() }) },
    handle: async ({ actor: { userId } }) => ok({ unread: await queries.countUnread(userId) }),
  }),
  route({
    method: 'patch',
    path: '/api/v1/notifications/read',
    access: 'member',
    summary: 'Mark notifications as read: those named, or all; others and what is read already change nothing',
    body: readBody,
    answers: { 200: message() },
    handle: async ({ actor: { userId: memberId }, body: { ids }, request }) => {
      await readNotices({ memberId, ids, language: languageOf(request) });
      return done();
    },
  }),
];
