import { petLiked, petUnliked, petViewed, type EveryField, type InterestSchema } from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import type { InterestMessages, OwnedThing } from '@paltu/interests';

export const interestMessages: InterestMessages<OwnedThing> = (event, envelope) => {
  const { id: petId, ownerId, version, likes, views } = event.interest;
  const interest = { petId, version: BigInt(version), ownerId, likes, views } satisfies EveryField<typeof InterestSchema>;
  if (event.type === 'viewed') return [outgoingEvent(petViewed, { ...envelope, data: { interest } })];
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  return [event.type === 'liked' ? outgoingEvent(petLiked, liked) : outgoingEvent(petUnliked, liked)];
};
