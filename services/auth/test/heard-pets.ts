import { interestState, petCreated, petDeleted, petPublished, petState } from '@paltu/contracts';
import type { Transaction } from '@paltu/persistence';
import type { HeardTopic } from '@paltu/testing/events';
import { onInterestChanged } from '../src/figures/events/on-interest-changed.ts';
import { onPetChanged } from '../src/figures/events/on-pet-changed.ts';
import type { FigureRecords } from '../src/figures/use-cases/ports.ts';

const noTransaction = undefined as unknown as Transaction;

/** What a handler writes down, as it comes. */
const written = (into: unknown[]) => (): FigureRecords => ({
  addActivity: async (activity) => void into.push(activity),
  dropActivities: async (subjectId) => void into.push({ dropped: subjectId }),
  keepInterest: async (interest) => void into.push(interest),
});

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'auth.figures',
    topic: petState.topic.name,
    left: async (message) => {
      const taken: unknown[] = [];
      await onPetChanged(written(taken)).prepare(message)(noTransaction);
      return taken;
    },
    expects: ({ data, sequence, time }, type) => {
      const { id, ownerId, name } = data['pet'] as { id: string; ownerId: string; name: string };
      if (type === petDeleted.type) return [{ dropped: id }];
      const told = { [petCreated.type]: 'pet.listed', [petPublished.type]: 'pet.published' }[type];
      return told === undefined ? [] : [{ subjectId: id, version: sequence, memberId: ownerId, type: told, action: name, at: time }];
    },
  },
  {
    consumer: 'auth.figures',
    topic: interestState.topic.name,
    left: async (message) => {
      const taken: unknown[] = [];
      await onInterestChanged(written(taken)).prepare(message)(noTransaction);
      return taken;
    },
    expects: ({ data, sequence }) => {
      const { petId, ownerId, views } = data['interest'] as { petId: string; ownerId: string; views: number };
      return [{ id: petId, version: sequence, ownerId, views }];
    },
  },
];
