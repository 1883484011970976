import { accessoryLiked, accessoryUnliked, storeLiked, storeUnliked, storeViewed, type EventDefinition } from '@paltu/contracts';
import { interestEvents, type InterestEvent } from '@paltu/interests';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { LikedThing } from '../src/interests/domain/liked-thing.ts';
import { interestMessages } from '../src/interests/events/interest-messages.ts';

const memberId = fc.uuid().map((id) => id as MemberId);
const figure = fc.integer({ min: 0, max: 2 ** 31 - 1 });

const factOf = (kind: LikedThing['kind']) =>
  fc.record({
    interest: fc.record({
      id: fc.uuid(),
      kind: fc.constant(kind),
      ownerId: memberId,
      version: fc.integer({ min: 1 }),
      likes: figure,
      views: figure,
    }),
    memberId,
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  });

const publishedFact = (kind: LikedThing['kind'], type: InterestEvent<LikedThing>['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: factOf(kind),
    publish: (state, outbox) => outbox.append(interestEvents(interestMessages, { type, ...state })),
    expected: ({ interest: { id, kind: _, ...figures }, memberId: member, at }) => ({
      subject: id,
      sequence: figures.version,
      time: at,
      data: { interest: { thingId: id, ...figures }, ...(type === 'viewed' ? {} : { memberId: member }) },
    }),
  });

export const publishedEvents = [
  publishedFact('store', 'liked', storeLiked),
  publishedFact('store', 'unliked', storeUnliked),
  publishedFact('store', 'viewed', storeViewed),
  publishedFact('accessory', 'liked', accessoryLiked),
  publishedFact('accessory', 'unliked', accessoryUnliked),
];
