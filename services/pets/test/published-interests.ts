import { petLiked, petUnliked, petViewed } from '@paltu/contracts';
import type { OwnedThing } from '@paltu/interests';
import { ownedThing, publishedInterest, type InterestToPublish } from '@paltu/interests/published-interest';
import { interestMessages as messages } from '../src/interests/interests-module.ts';

const ofPet: Pick<InterestToPublish<OwnedThing>, 'things' | 'messages' | 'expected'> = {
  things: ownedThing,
  messages,
  expected: ({ id: petId, ...figures }) => ({ petId, ...figures }),
};

export const publishedEvents = [
  publishedInterest({ definition: petLiked, type: 'liked', ...ofPet }),
  publishedInterest({ definition: petUnliked, type: 'unliked', ...ofPet }),
  publishedInterest({ definition: petViewed, type: 'viewed', ...ofPet }),
];
