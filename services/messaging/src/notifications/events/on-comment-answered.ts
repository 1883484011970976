import { commentPosted } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Notify } from '../notice.ts';

/** Somebody else replied to a member's comment. */
export const onCommentAnswered = (notifyIn: (trx: Transaction) => Notify): EventRule =>
  on(commentPosted, async ({ id, time, isRepublished, data: { comment } }, trx) => {
    if (comment === undefined || isRepublished) return;
    const { parentAuthorId, authorId, parentId, articleSlug } = comment;
    if (parentAuthorId === '' || parentAuthorId === authorId) return;
    await notifyIn(trx)({
      eventId: id,
      type: 'comment.answered',
      memberIds: [parentAuthorId as MemberId],
      subjectId: parentId,
      params: {},
      page: `blog-${articleSlug}`,
      at: time,
    });
  });
