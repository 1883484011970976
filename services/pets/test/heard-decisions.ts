import { petApproved, topics } from '@paltu/contracts';
import type { HeardTopic } from '@paltu/testing/events';
import { applyRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { onPetApproved } from '../src/listings/events/on-pet-approved.ts';
import { onPetRejected } from '../src/listings/events/on-pet-rejected.ts';

const noTransaction = undefined as unknown as Transaction;

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'pets.decisions',
    topic: topics.decision.name,
    left: async (message) => {
      const taken: unknown[] = [];
      const take = (kind: string) => () => async (order: unknown) => {
        taken.push({ kind, order });
        return true;
      };
      const rule = message.type === petApproved.type ? onPetApproved(take('approve')) : onPetRejected(take('reject'));
      await applyRule(rule, message, noTransaction);
      return taken;
    },
    expects: ({ data: { petId, decisionId, contentVersion, reason } }, type) => [
      type === petApproved.type
        ? { kind: 'approve', order: { listingId: petId, decision: { decisionId, contentVersion } } }
        : { kind: 'reject', order: { listingId: petId, decision: { decisionId, contentVersion, reason } } },
    ],
  },
];
