import { requestState } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onAdoptionChanged } from '../src/listings/listing-events.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'pets.adoptions',
    topic: requestState.topic.name,
    left: takenBy((take) => onAdoptionChanged(() => async (listingId, step) => take({ listingId, ...step }))),
    expects: ({ data, sequence }) => {
      const { id, petId, status } = data['request'] as { id: string; petId: string; status: string };
      return [{ listingId: petId, requestId: id, status, sequence }];
    },
  },
];
