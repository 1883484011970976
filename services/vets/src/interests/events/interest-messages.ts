import { vetLiked, vetUnliked, type EveryField, type VetInterestSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { Interest, InterestEvent, InterestOutbox } from '@paltu/interests';
import type { LikedVet } from '../domain/liked-vet.ts';

const interestMessage = ({ id, ownerId, version, likes }: Interest<LikedVet>) =>
  ({ vetId: id, version: BigInt(version), ownerId, likes }) satisfies EveryField<typeof VetInterestSchema>;

/** Views of vets are not counted, so none are told. */
const toMessages = (event: InterestEvent<LikedVet>): OutgoingEvent[] => {
  if (event.type === 'viewed') return [];
  const { type, interest, memberId, at: time } = event;
  const told = { subject: interest.id, sequence: interest.version, time, data: { interest: interestMessage(interest), memberId } };
  return [type === 'liked' ? outgoingEvent(vetLiked, told) : outgoingEvent(vetUnliked, told)];
};

export const interestOutbox = (outbox: Outbox): InterestOutbox<LikedVet> => ({
  append: (events) => outbox.append(events.flatMap(toMessages)),
});
