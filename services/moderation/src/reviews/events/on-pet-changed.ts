import { petDeleted, petState, petWords, ReviewOutcomeSchema, type Pet } from '@paltu/contracts';
import { onStates, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { instantOf, petOfMessage } from '@paltu/projections';
import type { PetReport } from '../domain/pet-reports.ts';
import type { ApplyPetEvents } from '../use-cases/apply-pet-events.ts';

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
export const onPetChanged = (applyIn: (trx: Transaction) => ApplyPetEvents): EventRule =>
  onStates(petState, (states, trx) => {
    const events = states.map(({ state, event }) => ({
      report: reportOf(state, event.sequence, event.type === petDeleted.type),
      appliedDecisionId: event.read('review', ReviewOutcomeSchema)?.decisionId,
    }));
    return applyIn(trx)(events);
  });
