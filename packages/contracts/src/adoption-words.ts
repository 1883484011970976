import { choiceWords } from './choice-words.ts';
import { AdoptionSide, AdoptionStatus, AdoptionStep } from './gen/paltu/adoption/v1/request_events_pb.ts';

/** What everybody concerned reads on a request for a pet, and what stands for it in the events of adoption. */
export const adoptionWords = {
  status: choiceWords('status', {
    pending: AdoptionStatus.PENDING,
    approved: AdoptionStatus.APPROVED,
    rejected: AdoptionStatus.REJECTED,
    cancelled: AdoptionStatus.CANCELLED,
    completed: AdoptionStatus.COMPLETED,
    'fell-through': AdoptionStatus.FELL_THROUGH,
  }),
  side: choiceWords('closed_by', {
    owner: AdoptionSide.OWNER,
    requester: AdoptionSide.REQUESTER,
    product: AdoptionSide.PRODUCT,
  }),
  step: choiceWords('awaited', { answer: AdoptionStep.ANSWER, 'hand-over': AdoptionStep.HAND_OVER }),
};
