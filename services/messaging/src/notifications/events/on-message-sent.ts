import { messageSent } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Notify } from '../notice.ts';
import type { FindTopic } from '../use-cases/ports.ts';

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
