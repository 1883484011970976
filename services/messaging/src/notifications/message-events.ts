import { messageSent, commentPosted } from '@paltu/contracts';
import { on, onAll, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Notify } from './notice.ts';

/**
 * What conversations are about, and up to which message a member of each has read it, as of now, in their order; undefined when it is no
 * more, or the member has left.
 */
export type FindTopics = (
  wanted: readonly { readonly conversationId: string; readonly memberId: MemberId }[],
) => Promise<readonly ({ readonly thing: string; readonly readUpTo: number } | undefined)[]>;

/** Somebody wrote: the receiver is notified unless they have read it meanwhile. */
export const onMessageSent = (notifyIn: (trx: Transaction) => Notify, topicsOf: (trx: Transaction) => FindTopics): EventRule =>
  onAll(messageSent, async (events, trx) => {
    const sent = events.flatMap(({ id, time, isRepublished, sequence, data: { message } }) =>
      message === undefined || isRepublished
        ? []
        : [
            {
              id,
              time,
              sequence,
              conversationId: message.conversationId,
              thingId: message.thingId,
              memberId: message.recipientId as MemberId,
            },
          ],
    );
    const topics = await topicsOf(trx)(sent);
    const requests = sent.flatMap(({ id: eventId, time: at, sequence, conversationId: subjectId, thingId, memberId }, index) => {
      const topic = topics[index];
      if (topic === undefined || topic.readUpTo >= sequence) return [];
      const page = `messages?id=${subjectId}`;
      const params = { thing: topic.thing };
      return [{ eventId, type: 'message.received' as const, memberIds: [memberId], subjectId, thingId, params, page, at }];
    });
    await notifyIn(trx)(...requests);
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
