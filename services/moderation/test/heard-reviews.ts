import { petDeleted, petState } from '@paltu/contracts';
import type { PetSnapshot } from '@paltu/projections';
import { takenBy, type HeardTopic } from '@paltu/testing/events';
import { onPetChanged } from '../src/reviews/events/on-pet-changed.ts';
import type { PetEvent } from '../src/reviews/use-cases/apply-pet-events.ts';

interface ToldPet extends Omit<PetSnapshot, 'createdAt' | 'updatedAt'> {
  readonly version: number;
  readonly contentVersion: number;
  readonly approvalStatus: PetEvent['report']['ownerStatus'];
  readonly rejectionReason: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date;
  readonly approvedAt: Date | undefined;
  readonly ownerAway: boolean;
}

const expected = (told: ToldPet, sequence: number, type: string): PetEvent['report'] => {
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
    ...pet
  } = told;
  return {
    petId: pet.id,
    version: sequence,
    contentVersion,
    pet: { ...pet, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    ownerStatus: approvalStatus,
    reason: rejectionReason,
    submittedAt,
    isDeleted: type === petDeleted.type,
    isOwnerAway: ownerAway,
  };
};

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'moderation.reviews',
    topic: petState.topic.name,
    left: takenBy((take) => onPetChanged(() => async (events) => take(...events))),
    expects: ({ data, sequence }, type) => [
      {
        report: expected(data['pet'] as ToldPet, sequence, type),
        appliedDecisionId: (data['review'] as { readonly decisionId: string } | undefined)?.decisionId,
      },
    ],
  },
];
