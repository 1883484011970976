import { rowsAsEvents } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { ContactDirectory, MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { z } from 'zod';
import { toAppointment } from './data/appointment-row.ts';
import { knexAppointmentQueries } from './data/knex-appointment-queries.ts';
import { knexAppointmentRepository } from './data/knex-appointment-repository.ts';
import { knexCalendars } from './data/knex-calendars.ts';
import { appointmentOutbox, stateOfAppointment } from './events/appointment-messages.ts';
import { appointmentPresenter, type ReadPractices } from './http/appointment-presenter.ts';
import { appointmentRoutes } from './http/appointment-routes.ts';
import { appointmentView } from './http/appointment-view.ts';
import { statsRoutes, type OwnFigures } from './http/stats-routes.ts';
import { bookSlot } from './use-cases/book-slot.ts';
import { cancelAppointment } from './use-cases/cancel-appointment.ts';
import { followLeaving, type Leaving } from './use-cases/follow-leaving.ts';
import type { AppointmentScope } from './use-cases/ports.ts';
import { remindOfAppointments } from './use-cases/remind-of-appointments.ts';
import { tellVisit } from './use-cases/tell-visit.ts';

export interface AppointmentsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly vets: {
    readonly readPractices: ReadPractices;
    readonly findOwnFigures: (ownerId: MemberId) => Promise<OwnFigures | undefined>;
    /** In that transaction: whether a member has left, until it ends. */
    readonly isAwayIn: (trx: Knex.Transaction) => (memberId: MemberId) => Promise<boolean>;
  };
}

const remindEveryMs = 60_000;

/** Appointments: booked, called off, told of, read. */
export const appointmentsModule = ({ database, outboxIn, clock, members, contacts, vets }: AppointmentsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): AppointmentScope => ({
    calendars: knexCalendars(trx),
    appointments: knexAppointmentRepository(trx),
    outbox: appointmentOutbox(outboxIn(trx)),
    isAway: vets.isAwayIn(trx),
  });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexAppointmentQueries(database);
  const present = appointmentPresenter({ members, contacts, readPractices: vets.readPractices });
  const deciding = { inTransaction, queries, clock };

  return {
    hasVisited: queries.hasVisited,
    followIn: (trx: Knex.Transaction) => (leaving: Leaving) => followLeaving(scopeOf(trx), leaving, clock),
    exported: { view: z.array(appointmentView), present: async (memberId: MemberId) => present.many(await queries.listAll(memberId)) },
    routes: [
      ...statsRoutes({ queries, findOwnFigures: vets.findOwnFigures, clock }),
      ...appointmentRoutes({
        bookSlot: bookSlot({ inTransaction, clock }),
        cancelAppointment: cancelAppointment(deciding),
        tellVisit: tellVisit(deciding),
        queries,
        present,
        clock,
      }),
    ],
    republishes: [rowsAsEvents({ table: 'appointments', toEvents: (row) => [stateOfAppointment(toAppointment(row))] })],
    jobs: { 'remind of appointments': { everyMs: remindEveryMs, run: remindOfAppointments(deciding) } },
  };
};
