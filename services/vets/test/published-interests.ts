import { vetLiked, vetUnliked, type EventDefinition } from '@paltu/contracts';
import { interestEvents, type LikeEvent, type OwnedThing } from '@paltu/interests';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { interestMessages } from '../src/interests/events/interest-messages.ts';

const memberId = fc.uuid().map((id) => id as MemberId);

const fact = fc.record({
  interest: fc.record({
    id: fc.uuid(),
    ownerId: memberId,
    version: fc.integer({ min: 1 }),
    likes: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    views: fc.constant(0),
  }),
  memberId,
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

const publishedFact = (type: LikeEvent<OwnedThing>['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fact,
    publish: (state, outbox) => outbox.append(interestEvents(interestMessages, { type, ...state })),
    expected: ({ interest: { id, views: _, ...figures }, memberId: member, at }) => ({
      subject: id,
      sequence: figures.version,
      time: at,
      data: { interest: { vetId: id, ...figures }, memberId: member },
    }),
  });

export const publishedEvents = [publishedFact('liked', vetLiked), publishedFact('unliked', vetUnliked)];
