import { petState, requestState } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onPetChanged, onRequestChanged } from '../src/homecomings/homecoming-events.ts';

const consumer = 'commerce.homecomings';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer,
    topic: petState.topic.name,
    left: takenBy((take) => onPetChanged(() => ({ keepPets: async (pets) => take(...pets) }))),
    expects: ({ data, sequence: version }) => {
      const { id, species, cityId } = data['pet'] as Record<'id' | 'species' | 'cityId', string>;
      return [{ id, version, species, cityId }];
    },
  },
  {
    consumer,
    topic: requestState.topic.name,
    left: takenBy((take) => onRequestChanged(() => ({ keep: async (homecoming) => take(homecoming) }))),
    expects: ({ data, sequence: version }) => {
      const { id, petId, requesterId, status, completedAt } = data['request'] as Record<
        'id' | 'petId' | 'requesterId' | 'status',
        string
      > & {
        readonly completedAt?: Date;
      };
      if (completedAt === undefined) return [];
      return [{ id, version, petId, memberId: requesterId, cameAt: status === 'completed' ? completedAt : null }];
    },
  },
];
