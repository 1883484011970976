import { rowsAsEvents } from '@paltu/events';
import type { Knex } from 'knex';
import type { AppointmentStore } from '../use-cases/ports.ts';
import { toAppointment } from './appointment-row.ts';
import { knexAppointmentQueries } from './knex-appointment-queries.ts';
import { knexAppointmentRepository } from './knex-appointment-repository.ts';
import { knexCalendars } from './knex-calendars.ts';

/** Appointments in PostgreSQL. */
export const knexAppointmentStore = (database: Knex): AppointmentStore<Knex.Transaction> => ({
  calendarsIn: knexCalendars,
  appointmentsIn: knexAppointmentRepository,
  queries: knexAppointmentQueries(database),
  asEvents: (toEvents) => rowsAsEvents({ table: 'appointments', toEvents: (row) => toEvents(toAppointment(row)) }),
});
