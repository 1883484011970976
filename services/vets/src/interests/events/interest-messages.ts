import { vetLiked, vetUnliked, type EveryField, type VetInterestSchema } from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import type { InterestMessages, OwnedThing } from '@paltu/interests';

/** Views of vets are not counted, so none are published. */
export const interestMessages: InterestMessages<OwnedThing> = (event, envelope) => {
  if (event.type === 'viewed') return [];
  const { id: vetId, ownerId, version, likes } = event.interest;
  const interest = { vetId, version: BigInt(version), ownerId, likes } satisfies EveryField<typeof VetInterestSchema>;
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  return [event.type === 'liked' ? outgoingEvent(vetLiked, liked) : outgoingEvent(vetUnliked, liked)];
};
