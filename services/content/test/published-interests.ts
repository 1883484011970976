import { articleLiked, articleUnliked, articleViewed, commentLiked, commentUnliked, type EventDefinition } from '@paltu/contracts';
import { interestEvents, type Interest, type InterestEvent, type LikeEvent } from '@paltu/interests';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { LikedThing } from '../src/interests/domain/liked-thing.ts';
import { interestMessages } from '../src/interests/events/interest-messages.ts';

const count = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const memberId = fc.uuid().map((id) => id as MemberId);

const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const factOf = (author: fc.Arbitrary<MemberId | null>) => {
  const interest: fc.Arbitrary<Interest<LikedThing>> = fc.record({
    id: fc.uuid(),
    articleSlug: fc.string({ unit: 'grapheme' }),
    authorId: author,
    version: fc.integer({ min: 1 }),
    likes: count,
    views: count,
  });
  return fc.record({ interest, at });
};
const ofArticle = factOf(fc.constant(null));
const ofComment = factOf(memberId);
const likeOf = (type: LikeEvent<LikedThing>['type'], fact: typeof ofArticle) =>
  fc.tuple(fact, memberId).map(([state, member]): InterestEvent<LikedThing> => ({ type, ...state, memberId: member }));

const publishedFact = (definition: EventDefinition, facts: fc.Arbitrary<InterestEvent<LikedThing>>) =>
  publishedEvent({
    definition,
    facts,
    publish: (event, outbox) => outbox.append(interestEvents(interestMessages, event)),
    expected: ({ interest: { authorId, ...state }, at, ...event }) => ({
      subject: state.id,
      sequence: state.version,
      time: at,
      data: { interest: { ...state, authorId: authorId ?? '' }, ...('memberId' in event ? { memberId: event.memberId } : {}) },
    }),
  });

export const publishedEvents = [
  publishedFact(articleLiked, likeOf('liked', ofArticle)),
  publishedFact(articleUnliked, likeOf('unliked', ofArticle)),
  publishedFact(commentLiked, likeOf('liked', ofComment)),
  publishedFact(commentUnliked, likeOf('unliked', ofComment)),
  publishedFact(
    articleViewed,
    ofArticle.map((state) => ({ type: 'viewed', ...state })),
  ),
];
