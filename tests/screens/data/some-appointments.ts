import { clockTimeAt } from '@paltu/reference';
import type { Appointment } from '../../../web/src/shared/api/types.ts';
import { anAppointment } from '../../../web/src/testing/an-appointment.ts';
import { memberId } from '../harness/people.ts';
import { memberIdOf } from './some-members.ts';

const anHour = 3_600_000;
const aDay = 24 * anHour;
const halfAnHour = anHour / 2;
/** From the last full hour on: as a clinic gives its times. */
const fromNow = (ms: number): string => new Date(Math.floor(Date.now() / anHour) * anHour + ms).toISOString();

/** The id of the `n`th appointment. */
export const appointmentId = (n: number): string => `0199a3f0-0000-7000-c000-${String(n).padStart(12, '0')}`;

const at = (startsAt: string): Pick<Appointment, 'startsAt' | 'endsAt'> => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + halfAnHour).toISOString(),
});

const withGuest = (given: Partial<Appointment['guest']>): Pick<Appointment, 'guest'> => ({ guest: { ...anAppointment().guest, ...given } });
const own = withGuest({ id: memberId, _id: memberId });
const urduVet = {
  ...anAppointment().vet,
  name: 'ڈاکٹر سعدیہ منیر',
  clinicName: 'گلبرگ پیٹ کلینک',
  address: 'گلی نمبر 4',
  city: 'Karachi',
  phone: null,
};

/** Own visits of every kind: one tomorrow, one too soon to cancel, one that the vet has cancelled; one that was, one that was missed. */
export const someAppointments = (): Appointment[] => [
  anAppointment({ id: appointmentId(1), ...at(fromNow(2 * anHour)), ...own, petName: 'میانو', petType: 'cat', reason: 'sick' }),
  anAppointment({
    id: appointmentId(2),
    ...at(fromNow(30 * anHour)),
    ...own,
    message: 'He limps since Sunday, and does not like to be held.',
  }),
  {
    ...anAppointment({ id: appointmentId(3), ...at(fromNow(4 * aDay)), ...own, vet: urduVet, reason: 'vaccination' }),
    status: 'cancelled',
    closing: { by: 'vet', at: fromNow(-anHour), code: null, reason: 'کلینک اس دن بند رہے گا۔' },
  },
  { ...anAppointment({ id: appointmentId(4), ...at(fromNow(-9 * aDay)), ...own }), status: 'completed' },
  { ...anAppointment({ id: appointmentId(5), ...at(fromNow(-20 * aDay)), ...own, reason: 'emergency' }), status: 'no-show' },
];

/** The day sheet of a vet who is the member: two that are over, one that is on, two to come, one cancelled. */
export const someVisits = (): Appointment[] => {
  const vet = { ...anAppointment().vet, ownerId: memberId };
  const hamza = withGuest({ id: memberIdOf(11), _id: memberIdOf(11), firstName: 'Hamza', lastName: 'Tanveer', fullName: 'Hamza Tanveer' });
  const sana = withGuest({
    id: memberIdOf(12),
    _id: memberIdOf(12),
    firstName: 'ثنا',
    lastName: 'اقبال',
    fullName: 'ثنا اقبال',
    phone: null,
  });
  return [
    { ...anAppointment({ id: appointmentId(11), ...at(fromNow(-2 * anHour)), vet, ...hamza }), status: 'completed' },
    anAppointment({ id: appointmentId(12), ...at(fromNow(-anHour)), vet, ...sana, petName: 'میانو', petType: 'cat', reason: 'sick' }),
    anAppointment({ id: appointmentId(13), ...at(fromNow(anHour)), vet, ...hamza, message: 'Second dose of the rabies vaccine, please.' }),
    anAppointment({ id: appointmentId(14), ...at(fromNow(2 * anHour)), vet, ...sana, petType: 'bird', petName: 'مٹھو' }),
    {
      ...anAppointment({ id: appointmentId(15), ...at(fromNow(3 * anHour)), vet, ...hamza }),
      status: 'cancelled',
      closing: { by: 'guest', at: fromNow(-anHour), code: null, reason: '' },
    },
  ];
};

/** What the list answers to a query, as the API reads it; `date` is not looked at: what is given is that day's. */
export const appointmentsPage = (all: readonly Appointment[], query = new URLSearchParams()) => {
  const [status, when] = [query.get('status'), query.get('when')];
  const isAsked = ({ startsAt }: Appointment): boolean => when === null || (when === 'upcoming') === Date.parse(startsAt) > Date.now();
  const appointments = all.filter((one) => (status === null || one.status === status) && isAsked(one));
  const limit = Number(query.get('limit') ?? 20);
  return { appointments, pagination: { page: 1, limit, total: appointments.length, totalPages: 1, totalIsCapped: false } };
};

/** Today in Pakistan, as `2026-05-01`. */
export const today = (): string => clockTimeAt(new Date()).date;
