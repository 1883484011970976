import { petDeleted, petState } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onPetChanged } from '../src/requests/request-events.ts';

const endOf = ({ isDeleted, status, approvalStatus }: { isDeleted: boolean; status: string; approvalStatus: string }) => {
  if (isDeleted) return 'listing-deleted';
  if (status === 'Adopted') return 'pet-adopted';
  return approvalStatus === 'rejected' ? 'listing-refused' : undefined;
};

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    // What it is handed is what every projection of pets keeps: `tooling/contracts/published-and-consumed.ts` looks at each field.
    consumer: 'adoption.closing',
    topic: petState.topic.name,
    left: takenBy((take) =>
      onPetChanged(
        () =>
          async ({ pet: { id, version }, end }) =>
            take([id, version, end]),
      ),
    ),
    expects: ({ subject, sequence, data }, type) => {
      const { status, approvalStatus } = data['pet'] as { status: string; approvalStatus: string };
      const end = endOf({ isDeleted: type === petDeleted.type, status, approvalStatus });
      return end === undefined ? [] : [[subject, sequence, end]];
    },
  },
];
