import { oneOf, oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { appointmentStatuses } from '@paltu/reference';
import type { Appointment } from '#shared/api/types.ts';

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
