import { requestState } from '@paltu/contracts';
import { applyRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { HeardTopic } from '@paltu/testing/events';
import { onAdoptionChanged } from '../src/listings/events/on-adoption-changed.ts';
import type { RequestReport } from '../src/listings/use-cases/follow-adoption.ts';

const noTransaction = undefined as unknown as Transaction;

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'pets.adoptions',
    topic: requestState.topic.name,
    left: async (message) => {
      const taken: RequestReport[] = [];
      const rule = onAdoptionChanged(() => async (report) => {
        taken.push(report);
        return true;
      });
      await applyRule(rule, message, noTransaction);
      return taken;
    },
    expects: ({ data }) => {
      const { id, petId, status } = data['request'] as { id: string; petId: string; status: string };
      return [{ listingId: petId, requestId: id, status }];
    },
  },
];
