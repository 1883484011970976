import { choiceWords } from './choice-words.ts';
import { AppointmentSide, AppointmentStatus } from './gen/paltu/vets/v1/appointment_events_pb.ts';
import { VetVerificationStatus } from './gen/paltu/vets/v1/vet_events_pb.ts';

/** What members read of an appointment or of their papers, and what stands for it in the events of vets. */
export const vetWords = {
  status: choiceWords('status', {
    booked: AppointmentStatus.BOOKED,
    cancelled: AppointmentStatus.CANCELLED,
    completed: AppointmentStatus.COMPLETED,
    'no-show': AppointmentStatus.NO_SHOW,
  }),
  side: choiceWords('closed_by', {
    guest: AppointmentSide.GUEST,
    vet: AppointmentSide.VET,
    product: AppointmentSide.PRODUCT,
  }),
  verification: choiceWords('verification', {
    none: VetVerificationStatus.NONE,
    waiting: VetVerificationStatus.WAITING,
    verified: VetVerificationStatus.VERIFIED,
    'sent-back': VetVerificationStatus.SENT_BACK,
  }),
};
