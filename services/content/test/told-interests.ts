import { articleLiked, articleUnliked, articleViewed, commentLiked, commentUnliked, type EventDefinition } from '@paltu/contracts';
import { interestEvents, type Interest, type InterestEvent, type LikeEvent } from '@paltu/interests';
import type { MemberId } from '@paltu/kernel';
import { toldEvent } from '@paltu/testing/events';
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
  fc.tuple(fact, memberId).map(([told, member]): InterestEvent<LikedThing> => ({ type, ...told, memberId: member }));

const toldFact = (definition: EventDefinition, facts: fc.Arbitrary<InterestEvent<LikedThing>>) =>
  toldEvent({
    definition,
    facts,
    say: (event, outbox) => outbox.append(interestEvents(interestMessages, event)),
    tells: ({ interest: { authorId, ...told }, at, ...event }) => ({
      subject: told.id,
      sequence: told.version,
      time: at,
      data: { interest: { ...told, authorId: authorId ?? '' }, ...('memberId' in event ? { memberId: event.memberId } : {}) },
    }),
  });

export const toldEvents = [
  toldFact(articleLiked, likeOf('liked', ofArticle)),
  toldFact(articleUnliked, likeOf('unliked', ofArticle)),
  toldFact(commentLiked, likeOf('liked', ofComment)),
  toldFact(commentUnliked, likeOf('unliked', ofComment)),
  toldFact(
    articleViewed,
    ofArticle.map((told) => ({ type: 'viewed', ...told })),
  ),
];
