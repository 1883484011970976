import { articleLiked, articleUnliked, articleViewed, commentLiked, commentUnliked, type EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { toldEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { InterestEvent, Liked } from '../src/interests/domain/interest-changes.ts';
import type { Interest } from '../src/interests/domain/interest.ts';
import { interestOutbox } from '../src/interests/events/interest-messages.ts';

const count = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const memberId = fc.uuid().map((id) => id as MemberId);

const interest: fc.Arbitrary<Interest> = fc.record({
  id: fc.uuid(),
  articleSlug: fc.string({ unit: 'grapheme' }),
  authorId: fc.option(memberId),
  version: fc.integer({ min: 1 }),
  likes: count,
  views: count,
});

const fact = fc.record({ interest, at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }) });
const likeOf = (type: Liked['type']) =>
  fc.tuple(fact, memberId).map(([told, member]): InterestEvent => ({ type, ...told, memberId: member }));

const toldFact = (definition: EventDefinition, facts: fc.Arbitrary<InterestEvent>) =>
  toldEvent({
    definition,
    facts,
    say: (event, outbox) => interestOutbox(outbox).append([event]),
    tells: ({ interest: { authorId, ...told }, at, ...event }) => ({
      subject: told.id,
      sequence: told.version,
      time: at,
      data: { interest: { ...told, authorId: authorId ?? '' }, ...('memberId' in event ? { memberId: event.memberId } : {}) },
    }),
  });

export const toldEvents = [
  toldFact(articleLiked, likeOf('ArticleLiked')),
  toldFact(articleUnliked, likeOf('ArticleUnliked')),
  toldFact(commentLiked, likeOf('CommentLiked')),
  toldFact(commentUnliked, likeOf('CommentUnliked')),
  toldFact(
    articleViewed,
    fact.map((told) => ({ type: 'ArticleViewed', ...told })),
  ),
];
