import { vetLiked, vetUnliked } from '@paltu/contracts';
import type { OwnedThing } from '@paltu/interests';
import { ownedThing, publishedInterest, type InterestToPublish } from '@paltu/interests/published-interest';
import { interestMessages as messages } from '../src/interests/interests-module.ts';

const ofVet: Pick<InterestToPublish<OwnedThing>, 'things' | 'messages' | 'expected'> = {
  things: ownedThing,
  messages,
  // Looks at vets are not counted.
  expected: ({ id: vetId, ownerId, version, likes }) => ({ vetId, ownerId, version, likes }),
};

export const publishedEvents = [
  publishedInterest({ definition: vetLiked, type: 'liked', ...ofVet }),
  publishedInterest({ definition: vetUnliked, type: 'unliked', ...ofVet }),
];
