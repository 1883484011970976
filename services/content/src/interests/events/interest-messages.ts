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
import type { Interest, InterestEvent, InterestOutbox } from '@paltu/interests';
import type { LikedThing } from '../domain/liked-thing.ts';

const interestMessage = ({ id, version, articleSlug, authorId, likes, views }: Interest<LikedThing>) =>
  ({ id, version: BigInt(version), articleSlug, authorId: authorId ?? '', likes, views }) satisfies EveryField<
    typeof ContentInterestSchema
  >;

const toMessage = (event: InterestEvent<LikedThing>): OutgoingEvent => {
  const interest = interestMessage(event.interest);
  const envelope = { subject: event.interest.id, sequence: event.interest.version, time: event.at };
  if (event.type === 'viewed') return outgoingEvent(articleViewed, { ...envelope, data: { interest } });
  const told = { ...envelope, data: { interest, memberId: event.memberId } };
  const isLiked = event.type === 'liked';
  if (event.interest.authorId === null) return isLiked ? outgoingEvent(articleLiked, told) : outgoingEvent(articleUnliked, told);
  return isLiked ? outgoingEvent(commentLiked, told) : outgoingEvent(commentUnliked, told);
};

export const interestOutbox = (outbox: Outbox): InterestOutbox<LikedThing> => ({
  append: (events) => outbox.append(events.map(toMessage)),
});
