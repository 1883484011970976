import { petDeleted, petState, petWords, ReviewOutcomeSchema, type Pet } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { instantOf, petOfMessage } from '@paltu/projections';
import type { PetReport } from '../domain/pet-reports.ts';
import type { ApplyPetEvent } from '../use-cases/apply-pet-event.ts';

const reportOf = (message: Pet, sequence: number, isDeleted: boolean): PetReport => {
  const pet = petOfMessage(message);
  return {
    petId: pet.id,
    version: sequence,
    contentVersion: message.contentVersion,
    pet,
    ownerStatus: petWords.approvalStatus.toWord(message.approvalStatus),
    reason: message.rejectionReason,
    submittedAt: instantOf('submitted_at', message.submittedAt),
    isDeleted,
    isOwnerAway: message.ownerAway,
  };
};

/** Every event of pets carries the whole listing: one translation for all. */
export const onPetChanged = (applyIn: (trx: Transaction) => ApplyPetEvent): EventRule =>
  onState(petState, async (pet, event, trx) => {
    const report = reportOf(pet, event.sequence, event.type === petDeleted.type);
    await applyIn(trx)({ report, appliedDecisionId: event.read('review', ReviewOutcomeSchema)?.decisionId });
  });
