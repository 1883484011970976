import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { petApproved, petRejected } from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent, type Outbox } from '@paltu/events';
import type { Decision } from '../domain/decision.ts';
import type { PetDecided } from '../domain/review-events.ts';
import type { DecisionOutbox } from '../use-cases/ports.ts';

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

export const decisionOutbox = (outbox: Outbox): DecisionOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
