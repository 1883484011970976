import type { Decided } from '@paltu/kernel';
import type { AppointmentEvent } from '../domain/appointment-events.ts';
import type { Appointment } from '../domain/appointment.ts';
import type { AppointmentScope } from './ports.ts';

/** Keeps a decision, what follows from it and what it says; what changed nothing is not written. */
export const keepDecided = async (
  { appointments, calendars, outbox }: AppointmentScope,
  before: Appointment,
  { state, events }: Decided<Appointment, AppointmentEvent>,
): Promise<Appointment> => {
  if (state === before) return state;
  await appointments.save(state);
  if (before.status === 'booked' && state.status === 'cancelled') await calendars.setBooked(state.slotId, false);
  const isFirst = state.status === 'completed' && !(await appointments.hasCompleted(state.vetId, state.guestId, state.id));
  if (isFirst) await calendars.addPatient(state.vetId);
  await outbox.append(events);
  return state;
};
