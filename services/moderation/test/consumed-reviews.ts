import { petDeleted, petState } from '@paltu/contracts';
import type { PetSnapshot } from '@paltu/projections';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onPetChanged } from '../src/reviews/review-events.ts';
import type { PetEvent } from '../src/reviews/review-use-cases.ts';

interface PetOfEvent extends Omit<PetSnapshot, 'createdAt' | 'updatedAt' | 'agedAt'> {
  readonly version: number;
  readonly contentVersion: number;
  readonly approvalStatus: PetEvent['report']['ownerStatus'];
  readonly rejectionReason: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly agedAt: Date;
  readonly submittedAt: Date;
  readonly approvedAt: Date | undefined;
  readonly ownerAway: boolean;
}

const expected = (fields: PetOfEvent, sequence: number, type: string): PetEvent['report'] => {
  const {
    version,
    contentVersion,
    approvalStatus,
    rejectionReason,
    submittedAt,
    approvedAt: _,
    ownerAway,
    createdAt,
    updatedAt,
    agedAt,
    ...pet
  } = fields;
  return {
    petId: pet.id,
    version: sequence,
    contentVersion,
    pet: { ...pet, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), agedAt: agedAt.toISOString() },
    ownerStatus: approvalStatus,
    reason: rejectionReason,
    submittedAt,
    isDeleted: type === petDeleted.type,
    isOwnerAway: ownerAway,
  };
};

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'moderation.reviews',
    topic: petState.topic.name,
    left: takenBy((take) => onPetChanged(() => async (events) => take(...events))),
    expects: ({ data, sequence }, type) => [
      {
        report: expected(data['pet'] as PetOfEvent, sequence, type),
        appliedDecisionId: (data['review'] as { readonly decisionId: string } | undefined)?.decisionId,
      },
    ],
  },
];
