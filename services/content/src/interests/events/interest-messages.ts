import {
  articleLiked,
  articleUnliked,
  articleViewed,
  commentLiked,
  commentUnliked,
  type ContentInterestSchema,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import type { Interest, InterestMessages } from '@paltu/interests';
import type { LikedThing } from '../domain/liked-thing.ts';

const interestMessage = ({ id, version, articleSlug, authorId, likes, views }: Interest<LikedThing>) =>
  ({ id, version: BigInt(version), articleSlug, authorId: authorId ?? '', likes, views }) satisfies EveryField<
    typeof ContentInterestSchema
  >;

export const interestMessages: InterestMessages<LikedThing> = (event, envelope) => {
  const interest = interestMessage(event.interest);
  if (event.type === 'viewed') return [outgoingEvent(articleViewed, { ...envelope, data: { interest } })];
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  const isLiked = event.type === 'liked';
  if (event.interest.authorId === null) return [isLiked ? outgoingEvent(articleLiked, liked) : outgoingEvent(articleUnliked, liked)];
  return [isLiked ? outgoingEvent(commentLiked, liked) : outgoingEvent(commentUnliked, liked)];
};
