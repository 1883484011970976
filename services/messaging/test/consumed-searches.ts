import { petDeleted, petPublished, petState } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onPetListed } from '../src/searches/search-events.ts';

type Fields = Readonly<Record<string, unknown>>;

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'messaging.searches',
    topic: petState.topic.name,
    left: takenBy((take) => onPetListed(() => async (report) => take(report))),
    expects: ({ data, time }, type) => {
      const pet = data['pet'] as Fields;
      const { id, ownerId, name, species, breed, age, gender, size, color, adoptionType } = pet;
      const { price, vaccinated, urgent, cityId, tags, description } = pet;
      const isDeleted = type === petDeleted.type;
      return [
        {
          pet: {
            id,
            ownerId,
            name,
            species,
            breed,
            age,
            agedAt: (pet['agedAt'] as Date).toISOString(),
            bornOn: pet['bornOn'] === '' ? null : pet['bornOn'],
            gender,
            size,
            color,
            adoptionType,
            price,
            vaccinated,
            urgent,
            cityId,
            tags,
            description,
          },
          isOpen: pet['approvalStatus'] === 'approved' && pet['ownerAway'] !== true && !isDeleted && pet['status'] === 'Available',
          isListed: type === petPublished.type,
          isDeleted,
          at: time,
        },
      ];
    },
  },
];
