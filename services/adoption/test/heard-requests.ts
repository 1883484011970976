import { petDeleted, petState } from '@paltu/contracts';
import { applyRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { KnownPet } from '@paltu/projections';
import type { HeardTopic } from '@paltu/testing/events';
import { onPetChanged } from '../src/requests/events/on-pet-changed.ts';

const noTransaction = undefined as unknown as Transaction;

export const heardTopics: readonly HeardTopic[] = [
  {
    // What it is handed is what every projection of pets keeps: `tooling/contracts/told-and-heard.ts` looks at each field.
    consumer: 'adoption.closing',
    topic: petState.topic.name,
    left: async (message) => {
      const taken: KnownPet[] = [];
      await applyRule(
        onPetChanged(() => async (pet) => void taken.push(pet)),
        message,
        noTransaction,
      );
      return taken.map((pet) => [pet.id, pet.version, pet.isDeleted]);
    },
    expects: ({ subject, sequence, data }, type) => {
      const { status, approvalStatus } = data['pet'] as { status: string; approvalStatus: string };
      const isDeleted = type === petDeleted.type;
      const isEnded = isDeleted || status === 'Adopted' || approvalStatus === 'rejected';
      return isEnded ? [[subject, sequence, isDeleted]] : [];
    },
  },
];
