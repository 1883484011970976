import { appointmentBooked, appointmentCancelled, appointmentCompleted, appointmentState, vetWords } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ActivityType, FigureRecords } from '../use-cases/ports.ts';

const types: Readonly<Record<string, ActivityType | undefined>> = {
  [appointmentBooked.type]: 'appointment.booked',
  [appointmentCancelled.type]: 'appointment.cancelled',
  [appointmentCompleted.type]: 'appointment.completed',
};

/** The visits that a member books, and that somebody books one with them: never who, or for which pet. */
export const onAppointmentChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onState(appointmentState, async ({ id, vetOwnerId, guestId, status }, { type, sequence, time }, trx) => {
    const records = recordsIn(trx);
    const memberId = guestId as MemberId;
    const activity = types[type];
    const entry = { subjectId: id, version: sequence, at: time, action: '' };
    const isCancelled = vetWords.status.toWord(status) === 'cancelled';
    await records.keepAppointment({ id, version: sequence, guestId: memberId, isCancelled });
    if (activity !== undefined) await records.keepActivities([{ ...entry, type: activity, memberId }]);
    if (activity === 'appointment.booked')
      await records.keepActivities([{ ...entry, type: 'appointment.received', memberId: vetOwnerId as MemberId }]);
  });
