import { vetLiked, vetUnliked, type EveryField, type VetInterestSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { InterestEvent } from '../domain/interest-events.ts';
import type { Interest } from '../domain/interest.ts';
import type { InterestOutbox } from '../use-cases/ports.ts';

const interestMessage = ({ id, ownerId, version, likes }: Interest) =>
  ({ vetId: id, version: BigInt(version), ownerId, likes }) satisfies EveryField<typeof VetInterestSchema>;

const toMessage = ({ type, interest, memberId, at }: InterestEvent): OutgoingEvent => {
  const told = { subject: interest.id, sequence: interest.version, time: at, data: { interest: interestMessage(interest), memberId } };
  return type === 'VetLiked' ? outgoingEvent(vetLiked, told) : outgoingEvent(vetUnliked, told);
};

export const interestOutbox = (outbox: Outbox): InterestOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
