import { petApproved, topics } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onPetApproved, onPetRejected } from '../src/listings/listing-events.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'pets.decisions',
    topic: topics.decision.name,
    left: takenBy((take, { type }) => {
      const takeAs = (kind: string) => () => async (listingId: string, decision: unknown) => take({ kind, order: { listingId, decision } });
      return type === petApproved.type ? onPetApproved(takeAs('approve')) : onPetRejected(takeAs('reject'));
    }),
    expects: ({ data: { petId, decisionId, contentVersion, reason } }, type) => [
      type === petApproved.type
        ? { kind: 'approve', order: { listingId: petId, decision: { decisionId, contentVersion } } }
        : { kind: 'reject', order: { listingId: petId, decision: { decisionId, contentVersion, reason } } },
    ],
  },
];
