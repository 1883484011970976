import {
  articleLiked,
  articleUnliked,
  articleViewed,
  commentLiked,
  commentUnliked,
  type ContentInterestSchema,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { InterestEvent } from '../domain/interest-changes.ts';
import type { Interest } from '../domain/interest.ts';
import type { InterestOutbox } from '../use-cases/ports.ts';

const interestMessage = ({ id, version, articleSlug, authorId, likes, views }: Interest) =>
  ({ id, version: BigInt(version), articleSlug, authorId: authorId ?? '', likes, views }) satisfies EveryField<
    typeof ContentInterestSchema
  >;

const toMessage = (event: InterestEvent): OutgoingEvent => {
  const interest = interestMessage(event.interest);
  const envelope = { subject: event.interest.id, sequence: event.interest.version, time: event.at };
  switch (event.type) {
    case 'ArticleLiked':
      return outgoingEvent(articleLiked, { ...envelope, data: { interest, memberId: event.memberId } });
    case 'ArticleUnliked':
      return outgoingEvent(articleUnliked, { ...envelope, data: { interest, memberId: event.memberId } });
    case 'ArticleViewed':
      return outgoingEvent(articleViewed, { ...envelope, data: { interest } });
    case 'CommentLiked':
      return outgoingEvent(commentLiked, { ...envelope, data: { interest, memberId: event.memberId } });
    case 'CommentUnliked':
      return outgoingEvent(commentUnliked, { ...envelope, data: { interest, memberId: event.memberId } });
  }
};

export const interestOutbox = (outbox: Outbox): InterestOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
