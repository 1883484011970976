import { keeping } from '@paltu/kernel';
import type { AppointmentScope } from './ports.ts';

/** How decisions about appointments are kept: a slot that was called off is free again, and a guest who came first is a patient more. */
export const keepAppointments = ({ appointments, calendars, outbox }: Omit<AppointmentScope, 'keep'>): AppointmentScope['keep'] =>
  keeping({
    save: async (appointment, before) => {
      const { id, status, vetId, guestId, slotId } = appointment;
      await appointments.save(appointment);
      if (before.status === 'booked' && status === 'cancelled') await calendars.setBooked(slotId, false);
      if (status === 'completed' && !(await appointments.hasCompleted(vetId, guestId, id))) await calendars.addPatient(vetId);
    },
    outbox,
  });
