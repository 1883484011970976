import { userErased, userState } from '@paltu/contracts';
import type { Transaction } from '@paltu/persistence';
import type { HeardTopic } from '@paltu/testing/events';
import { onMemberChanged } from '../src/closing/events/on-member-changed.ts';
import type { AccountReport } from '../src/closing/use-cases/ports.ts';

const noTransaction = undefined as unknown as Transaction;

interface ToldUser {
  readonly id: string;
  readonly deactivated: boolean;
}

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'vets.closing',
    topic: userState.topic.name,
    left: async (message) => {
      const taken: AccountReport[] = [];
      await onMemberChanged(() => async (report) => void taken.push(report)).prepare(message)(noTransaction);
      return taken;
    },
    expects: ({ data, sequence }, type) => {
      const { id, deactivated } = data['user'] as ToldUser;
      const isErased = type === userErased.type;
      return [{ memberId: id, version: sequence, isAway: deactivated || isErased, isErased }];
    },
  },
];
