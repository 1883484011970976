import { z } from 'zod';
import { messageOf } from '../domain/notice-text.ts';
import { allNoticeTypes, type Notice, type NoticeId } from '../notice.ts';

export const readBody = z.strictObject({
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
  })
  .meta({ id: 'Notification' });

export const presentNotice = (notice: Notice): z.input<typeof noticeView> => {
  const { id, type, params, at, readAt, page } = notice;
  return { _id: id, id, type, params, message: messageOf(notice), time: at.toISOString(), unread: readAt === null, page };
};
