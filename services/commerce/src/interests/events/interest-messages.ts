import {
  accessoryLiked,
  accessoryUnliked,
  storeLiked,
  storeUnliked,
  storeViewed,
  type CommerceInterestSchema,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import type { Interest, InterestMessages } from '@paltu/interests';
import type { LikedThing } from '../domain/liked-thing.ts';

const interestMessage = ({ id: thingId, ownerId, version, likes, views }: Interest<LikedThing>) =>
  ({ thingId, version: BigInt(version), ownerId, likes, views }) satisfies EveryField<typeof CommerceInterestSchema>;

/** Views are counted of stores alone. */
export const interestMessages: InterestMessages<LikedThing> = (event, envelope) => {
  const interest = interestMessage(event.interest);
  if (event.type === 'viewed') return [outgoingEvent(storeViewed, { ...envelope, data: { interest } })];
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  const isLiked = event.type === 'liked';
  if (event.interest.kind === 'store') return [isLiked ? outgoingEvent(storeLiked, liked) : outgoingEvent(storeUnliked, liked)];
  return [isLiked ? outgoingEvent(accessoryLiked, liked) : outgoingEvent(accessoryUnliked, liked)];
};
