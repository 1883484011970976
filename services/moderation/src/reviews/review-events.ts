import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { petApproved, petDeleted, petRejected, petState, petWords, ReviewOutcomeSchema, type Pet } from '@paltu/contracts';
import { onStates, outgoingEvent, type EventRule, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { instantOf, petOfMessage } from '@paltu/projections';
import type { ApplyPetEvents } from './review-use-cases.ts';
import type { Decision, PetDecided, PetReport } from './review.ts';

const toMessage = ({ type, decision }: PetDecided): OutgoingEvent => {
  const { petId, contentVersion, decidedBy, decidedAt, reason } = decision;
  const decided = { decisionId: decision.id, petId, contentVersion, decidedBy, decidedAt: timestampFromDate(decidedAt) };
  const envelope = { subject: petId, sequence: decision.number, time: decidedAt };
  return type === 'PetApproved'
    ? outgoingEvent(petApproved, { ...envelope, data: decided })
    : outgoingEvent(petRejected, { ...envelope, data: { ...decided, reason: reason ?? '' } });
};

/** A decision that pets has not answered, published again. */
export const openDecision = (decision: Decision): OutgoingEvent =>
  toMessage({ type: decision.action === 'approve' ? 'PetApproved' : 'PetRejected', decision });

export const decisionOutbox = (outbox: Outbox) => ({
  append: (events: readonly PetDecided[]): Promise<void> => outbox.append(events.map(toMessage)),
});

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
