import { petLiked, petUnliked, petViewed, type EveryField, type InterestSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { InterestEvent } from '../domain/interest-events.ts';
import type { Interest } from '../domain/interest.ts';
import type { InterestOutbox } from '../use-cases/ports.ts';

const interestMessage = ({ id, ownerId, version, likes, views }: Interest) =>
  ({ petId: id, version: BigInt(version), ownerId, likes, views }) satisfies EveryField<typeof InterestSchema>;

const toMessage = (event: InterestEvent): OutgoingEvent => {
  const interest = interestMessage(event.interest);
  const envelope = { subject: event.interest.id, sequence: event.interest.version, time: event.at };
  switch (event.type) {
    case 'PetLiked':
      return outgoingEvent(petLiked, { ...envelope, data: { interest, memberId: event.memberId } });
    case 'PetUnliked':
      return outgoingEvent(petUnliked, { ...envelope, data: { interest, memberId: event.memberId } });
    case 'PetViewed':
      return outgoingEvent(petViewed, { ...envelope, data: { interest } });
  }
};

/** How much a listing is liked and looked at when nothing has happened: of the type that names nobody. */
export const stateOfInterest = (interest: Interest, at: Date): OutgoingEvent[] => [toMessage({ type: 'PetViewed', interest, at })];

export const interestOutbox = (outbox: Outbox): InterestOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
