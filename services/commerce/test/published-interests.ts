import { accessoryLiked, accessoryUnliked, storeLiked, storeUnliked, storeViewed } from '@paltu/contracts';
import { ownedThing, publishedInterest, type InterestToPublish } from '@paltu/interests/published-interest';
import { interestMessages as messages, type LikedThing } from '../src/interests/interests-module.ts';

const of = (kind: LikedThing['kind']): Pick<InterestToPublish<LikedThing>, 'things' | 'messages' | 'expected'> => ({
  things: ownedThing.map((thing) => ({ ...thing, kind })),
  messages,
  expected: ({ id: thingId, ownerId, version, likes, views }) => ({ thingId, ownerId, version, likes, views }),
});

export const publishedEvents = [
  publishedInterest({ definition: storeLiked, type: 'liked', ...of('store') }),
  publishedInterest({ definition: storeUnliked, type: 'unliked', ...of('store') }),
  publishedInterest({ definition: storeViewed, type: 'viewed', ...of('store') }),
  publishedInterest({ definition: accessoryLiked, type: 'liked', ...of('accessory') }),
  publishedInterest({ definition: accessoryUnliked, type: 'unliked', ...of('accessory') }),
];
