import { messageSent, commentPosted } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Notify } from './notice.ts';

/** What a conversation is about, and up to which message a member of it has read it, as of now; undefined when it is no more, or the member has left. */
export type FindTopic = (
  conversationId: string,
  memberId: MemberId,
) => Promise<{ readonly thing: string; readonly readUpTo: number } | undefined>;

/** Somebody wrote: the receiver is notified unless they have read it meanwhile. */
export const onMessageSent = (notifyIn: (trx: Transaction) => Notify, topicOf: (trx: Transaction) => FindTopic): EventRule =>
  on(messageSent, async ({ id, time, isRepublished, sequence, data: { message } }, trx) => {
    if (message === undefined || isRepublished) return;
    const recipientId = message.recipientId as MemberId;
    const topic = await topicOf(trx)(message.conversationId, recipientId);
    if (topic === undefined || topic.readUpTo >= sequence) return;
    await notifyIn(trx)({
      eventId: id,
      type: 'message.received',
      memberIds: [recipientId],
      subjectId: message.conversationId,
      params: { thing: topic.thing },
      page: `messages?id=${message.conversationId}`,
      at: time,
    });
  });

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
