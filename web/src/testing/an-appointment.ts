import type { Appointment } from '#shared/api/types.ts';
import { clockTimeAt } from '@paltu/reference';

const anHour = 3_600_000;

/** A booked visit as the API answers it to its sides; name what matters. Day, time and the last moment to cancel follow from `startsAt`. */
export function anAppointment(given: Partial<Appointment> = {}): Appointment {
  const startsAt = given.startsAt ?? '2026-11-24T05:00:00.000Z';
  const begins = Date.parse(startsAt);
  const iso = (ms: number) => new Date(ms).toISOString();
  const id = given.id ?? 'appointment-1';
  return {
    ...{ _id: id, id, status: 'booked', slotId: 'slot-1', startsAt, endsAt: iso(begins + anHour / 2), ...clockTimeAt(new Date(begins)) },
    vet: {
      ...{ _id: 'vet-1', id: 'vet-1', ownerId: 'vet-owner-1', name: 'Dr. Bilal Ahmed', clinicName: 'City Pet Clinic' },
      ...{ address: '12-B, Mall Road', city: 'Lahore', phone: '+924235761234', consultationFee: 1500, isAway: false },
    },
    guest: {
      ...{ _id: 'user-1', id: 'user-1', firstName: 'Ayesha', lastName: 'Khan', fullName: 'Ayesha Khan', verified: false },
      ...{ rating: null, phone: '+923001234567' },
    },
    ...{ petName: 'Sheru', petType: 'dog', reason: 'checkup', message: '', closing: null },
    history: [{ status: 'booked', at: iso(begins - 48 * anHour), by: 'guest' }],
    mayCancelUntil: iso(begins - 2 * anHour),
    ...{ createdAt: iso(begins - 48 * anHour), updatedAt: iso(begins - 48 * anHour) },
    ...given,
  };
}
