import { userErased, userState } from '@paltu/contracts';
import type { Transaction } from '@paltu/persistence';
import type { HeardTopic } from '@paltu/testing/events';
import { onOwnerChanged } from '../src/listings/events/on-owner-changed.ts';
import type { OwnerReport } from '../src/listings/use-cases/follow-owner.ts';

const noTransaction = undefined as unknown as Transaction;

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'pets.away-owners',
    topic: userState.topic.name,
    left: async (message) => {
      const taken: OwnerReport[] = [];
      const rule = onOwnerChanged(() => async (report) => void taken.push(report));
      await rule.prepare(message)(noTransaction);
      return taken;
    },
    expects: ({ data, sequence }, type) => {
      const { id, deactivated } = data['user'] as { id: string; deactivated: boolean };
      return [{ ownerId: id, version: sequence, isAway: deactivated, isErased: type === userErased.type }];
    },
  },
];
