import { appointmentStatuses } from '@paltu/reference';
import type { Appointment } from '#shared/api/types.ts';
import { oneOf, oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { Query } from '#shared/navigation/page-path.ts';

export type AppointmentStep = 'completed' | 'no-show' | 'cancel';
export type AppointmentSide = 'guest' | 'vet';

/** What steps are read from: how a visit stands, and when it is. */
export type AppointmentState = Pick<Appointment, 'status' | 'startsAt' | 'mayCancelUntil'>;

/** What one of the two sides may do with an appointment at `now`; the first is the usual one. */
export function stepsOf(
  { status, startsAt, mayCancelUntil }: AppointmentState,
  side: AppointmentSide,
  now = Date.now(),
): readonly AppointmentStep[] {
  if (status !== 'booked') return [];
  if (side === 'guest') return now <= Date.parse(mayCancelUntil) ? ['cancel'] : [];
  return now < Date.parse(startsAt) ? ['cancel'] : ['completed', 'no-show'];
}

/** Whether the visit is still to come. */
export function isToCome({ status, startsAt }: AppointmentState, now = Date.now()): boolean {
  return status === 'booked' && now < Date.parse(startsAt);
}

export const appointmentTimes = ['upcoming', 'past'] as const;
export type AppointmentTime = (typeof appointmentTimes)[number];

interface AppointmentFilters {
  status?: Appointment['status'] | undefined;
}
interface AppointmentSettings {
  when: AppointmentTime;
}

/** The list of own appointments in the address: `?tab=appointments&when=past&status=cancelled&page=2`. */
export const appointmentList: ListSchema<AppointmentFilters, AppointmentSettings> = {
  filters: { status: oneOf(appointmentStatuses) },
  settings: { when: oneOfOr('upcoming', appointmentTimes) },
};

/** The queries of the dashboard's places for appointments. */
export const appointmentPlace = (when: AppointmentTime): Query =>
  when === 'upcoming' ? { tab: 'appointments' } : { tab: 'appointments', when };
