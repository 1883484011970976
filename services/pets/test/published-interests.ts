import { petLiked, petUnliked, petViewed, type EventDefinition } from '@paltu/contracts';
import { interestEvents, type Interest, type InterestEvent, type OwnedThing } from '@paltu/interests';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { interestMessages } from '../src/interests/events/interest-messages.ts';

const count = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const memberId = fc.uuid().map((id) => id as MemberId);

const interest: fc.Arbitrary<Interest<OwnedThing>> = fc.record({
  id: fc.uuid(),
  ownerId: memberId,
  version: fc.integer({ min: 1 }),
  likes: count,
  views: count,
});

const fact = fc.record({ interest, at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }) });
const factOfMember = fc.tuple(fact, memberId).map(([state, member]) => ({ ...state, memberId: member }));

const publishedFact = (definition: EventDefinition, facts: fc.Arbitrary<InterestEvent<OwnedThing>>) =>
  publishedEvent({
    definition,
    facts,
    publish: (event, outbox) => outbox.append(interestEvents(interestMessages, event)),
    expected: ({ interest: { id, ...figures }, at, ...event }) => ({
      subject: id,
      sequence: figures.version,
      time: at,
      data: { interest: { petId: id, ...figures }, ...('memberId' in event ? { memberId: event.memberId } : {}) },
    }),
  });

export const publishedEvents = [
  publishedFact(
    petLiked,
    factOfMember.map((state) => ({ type: 'liked', ...state })),
  ),
  publishedFact(
    petUnliked,
    factOfMember.map((state) => ({ type: 'unliked', ...state })),
  ),
  publishedFact(
    petViewed,
    fact.map((state) => ({ type: 'viewed', ...state })),
  ),
];
