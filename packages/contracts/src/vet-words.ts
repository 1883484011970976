import { choiceWords } from './choice-words.ts';
import { AppointmentSide, AppointmentStatus } from './gen/paltu/vets/v1/appointment_events_pb.ts';

/** What the two sides read on an appointment, and what stands for it in the events of vets. */
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
};
