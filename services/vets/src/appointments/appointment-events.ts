import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentDue,
  appointmentMissed,
  vetWords,
  type AppointmentSchema,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { AppointmentStatus } from '@paltu/reference';
import type { Appointment, AppointmentEvent } from './appointment.ts';

const appointmentMessage = (appointment: Appointment) => {
  const { id, vetId, vetName, vetOwnerId, guestId, slotId, petType, reason, closing } = appointment;
  return {
    id,
    version: BigInt(appointment.version),
    vetId,
    vetName,
    vetOwnerId,
    guestId,
    slotId,
    startsAt: timestampFromDate(appointment.startsAt),
    endsAt: timestampFromDate(appointment.endsAt),
    petType,
    reason,
    status: vetWords.status.toChoice(appointment.status),
    closedBy: closing ? vetWords.side.toChoice(closing.by) : undefined,
    code: closing?.code ?? '',
    createdAt: timestampFromDate(appointment.createdAt),
    updatedAt: timestampFromDate(appointment.updatedAt),
    closedAt: closing ? timestampFromDate(closing.at) : undefined,
  } satisfies EveryField<typeof AppointmentSchema>;
};

/** A fact about an appointment as it goes out: nothing of what the two sides wrote. */
const toMessage = (event: AppointmentEvent): OutgoingEvent => {
  const { appointment, at } = event;
  const outgoing = {
    subject: appointment.id,
    sequence: appointment.version,
    time: at,
    data: { appointment: appointmentMessage(appointment) },
  };
  switch (event.type) {
    case 'AppointmentBooked':
      return outgoingEvent(appointmentBooked, outgoing);
    case 'AppointmentCancelled':
      return outgoingEvent(appointmentCancelled, outgoing);
    case 'AppointmentCompleted':
      return outgoingEvent(appointmentCompleted, outgoing);
    case 'AppointmentMissed':
      return outgoingEvent(appointmentMissed, outgoing);
    case 'AppointmentDue':
      return outgoingEvent(appointmentDue, { ...outgoing, data: { ...outgoing.data, hoursBefore: event.hoursBefore } });
  }
};

const typeByStatus = {
  booked: 'AppointmentBooked',
  cancelled: 'AppointmentCancelled',
  completed: 'AppointmentCompleted',
  'no-show': 'AppointmentMissed',
} as const satisfies Readonly<Record<AppointmentStatus, AppointmentEvent['type']>>;

/** The appointment as it is, when nothing has happened to it: its last step once more. */
export const stateOfAppointment = (appointment: Appointment): OutgoingEvent => {
  const at = appointment.history.at(-1)?.at ?? appointment.updatedAt;
  return toMessage({ type: typeByStatus[appointment.status], appointment, at });
};

export const appointmentOutbox = (outbox: Outbox) => ({
  append: (events: readonly AppointmentEvent[]): Promise<void> => outbox.append(events.map(toMessage)),
});
