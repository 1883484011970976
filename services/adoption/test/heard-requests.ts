import { petDeleted, petState } from '@paltu/contracts';
import { takenBy, type HeardTopic } from '@paltu/testing/events';
import { onPetChanged } from '../src/requests/events/on-pet-changed.ts';

export const heardTopics: readonly HeardTopic[] = [
  {
    // What it is handed is what every projection of pets keeps: `tooling/contracts/told-and-heard.ts` looks at each field.
    consumer: 'adoption.closing',
    topic: petState.topic.name,
    left: takenBy((take) =>
      onPetChanged(
        () =>
          async ({ id, version, isDeleted }) =>
            take([id, version, isDeleted]),
      ),
    ),
    expects: ({ subject, sequence, data }, type) => {
      const { status, approvalStatus } = data['pet'] as { status: string; approvalStatus: string };
      const isDeleted = type === petDeleted.type;
      const isEnded = isDeleted || status === 'Adopted' || approvalStatus === 'rejected';
      return isEnded ? [[subject, sequence, isDeleted]] : [];
    },
  },
];
