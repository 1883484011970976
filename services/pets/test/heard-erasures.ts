import { userErased, userState } from '@paltu/contracts';
import type { Transaction } from '@paltu/persistence';
import { onMemberErased } from '@paltu/projections';
import type { HeardTopic } from '@paltu/testing/events';

const noTransaction = undefined as unknown as Transaction;

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'pets.likes',
    topic: userState.topic.name,
    left: async (message) => {
      const forgotten: string[] = [];
      const rule = onMemberErased(() => async (memberId) => void forgotten.push(memberId));
      await rule.prepare(message)(noTransaction);
      return forgotten;
    },
    expects: ({ data }, type) => (type === userErased.type ? [(data['user'] as { id: string }).id] : []),
  },
];
