import { articleLiked, articleUnliked, articleViewed, commentLiked, commentUnliked } from '@paltu/contracts';
import { publishedInterest, type InterestToPublish } from '@paltu/interests/published-interest';
import type { MemberId } from '@paltu/kernel';
import fc from 'fast-check';
import { interestMessages as messages, type LikedThing } from '../src/interests/interests-module.ts';

const of = (authorId: fc.Arbitrary<MemberId | null>): Pick<InterestToPublish<LikedThing>, 'things' | 'messages' | 'expected'> => ({
  things: fc.record({ id: fc.uuid(), articleSlug: fc.string({ unit: 'grapheme' }), authorId }),
  messages,
  expected: ({ authorId: author, ...interest }) => ({ ...interest, authorId: author ?? '' }),
});
const ofArticle = of(fc.constant(null));
const ofComment = of(fc.uuid().map((id) => id as MemberId));

export const publishedEvents = [
  publishedInterest({ definition: articleLiked, type: 'liked', ...ofArticle }),
  publishedInterest({ definition: articleUnliked, type: 'unliked', ...ofArticle }),
  publishedInterest({ definition: commentLiked, type: 'liked', ...ofComment }),
  publishedInterest({ definition: commentUnliked, type: 'unliked', ...ofComment }),
  publishedInterest({ definition: articleViewed, type: 'viewed', ...ofArticle }),
];
