import { petState, userErased, userState } from '@paltu/contracts';
import type { Transaction } from '@paltu/persistence';
import { knownPetOfMessage, type KnownPet } from '@paltu/projections';
import type { HeardTopic } from '@paltu/testing/events';
import { onMemberChanged } from '../src/requests/events/on-member-changed.ts';
import { onPetChanged } from '../src/requests/events/on-pet-changed.ts';
import type { AccountReport } from '../src/requests/use-cases/follow-member-of.ts';

const noTransaction = undefined as unknown as Transaction;

interface ToldUser {
  readonly id: string;
  readonly deactivated: boolean;
  readonly createdAt: Date | undefined;
}

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'adoption.closing',
    topic: userState.topic.name,
    left: async (message) => {
      const taken: AccountReport[] = [];
      await onMemberChanged(() => async (report) => void taken.push(report)).prepare(message)(noTransaction);
      return taken;
    },
    expects: ({ data, sequence }, type) => {
      const { id, deactivated, createdAt } = data['user'] as ToldUser;
      const isErased = type === userErased.type;
      return [{ id, version: sequence, isAway: deactivated || isErased, isErased, memberSince: createdAt ?? null }];
    },
  },
  {
    // What it keeps is what every projection of pets keeps: `tooling/contracts/told-and-heard.ts` looks at each field.
    consumer: 'adoption.closing',
    topic: petState.topic.name,
    left: async (message) => {
      const taken: KnownPet[] = [];
      await onPetChanged(() => async (pet) => void taken.push(pet)).prepare(message)(noTransaction);
      const told = message.read(petState.field, petState.schema);
      return taken.map((pet) => [pet.id, pet.version, pet.isDeleted === (told && knownPetOfMessage(told, message).isDeleted)]);
    },
    expects: ({ subject, sequence }) => [[subject, sequence, true]],
  },
];
