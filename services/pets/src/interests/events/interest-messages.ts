import { petLiked, petUnliked, petViewed, type EveryField, type InterestSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { Interest, InterestEvent, InterestOutbox } from '@paltu/interests';
import type { LikedListing } from '../domain/liked-listing.ts';

const interestMessage = ({ id, ownerId, version, likes, views }: Interest<LikedListing>) =>
  ({ petId: id, version: BigInt(version), ownerId, likes, views }) satisfies EveryField<typeof InterestSchema>;

const toMessage = (event: InterestEvent<LikedListing>): OutgoingEvent => {
  const interest = interestMessage(event.interest);
  const envelope = { subject: event.interest.id, sequence: event.interest.version, time: event.at };
  switch (event.type) {
    case 'liked':
      return outgoingEvent(petLiked, { ...envelope, data: { interest, memberId: event.memberId } });
    case 'unliked':
      return outgoingEvent(petUnliked, { ...envelope, data: { interest, memberId: event.memberId } });
    case 'viewed':
      return outgoingEvent(petViewed, { ...envelope, data: { interest } });
  }
};

/** How much a listing is liked and looked at when nothing has happened: of the type that names nobody. */
export const stateOfInterest = (interest: Interest<LikedListing>, at: Date): OutgoingEvent[] => [
  toMessage({ type: 'viewed', interest, at }),
];

export const interestOutbox = (outbox: Outbox): InterestOutbox<LikedListing> => ({
  append: (events) => outbox.append(events.map(toMessage)),
});
