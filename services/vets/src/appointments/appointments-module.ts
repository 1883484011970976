import type { Clock, Logger, MemberId } from '@paltu/kernel';
import type { ContactDirectory, FindAway, MemberDirectory } from '@paltu/projections';
import type { Transactions } from '@paltu/runtime';
import { z } from 'zod';
import { appointmentOutbox, stateOfAppointment } from './appointment-events.ts';
import { appointmentRoutes, statsRoutes, type OwnFigures } from './appointment-http.ts';
import type { AppointmentScope, AppointmentStore } from './appointment-store.ts';
import { appointmentDecisions, followMember, keepAppointments, remindOfAppointments } from './appointment-use-cases.ts';
import { appointmentPresenter, appointmentView, type ReadPractices } from './appointment-views-http.ts';

interface AppointmentsNeeds<Trx> extends Transactions<Trx> {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly store: AppointmentStore<Trx>;
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly vets: {
    readonly readPractices: ReadPractices;
    readonly findAway: FindAway;
    readonly getOwnFigures: (ownerId: MemberId) => Promise<OwnFigures>;
    /** In that transaction: whether a member has left, until it ends. */
    readonly isAwayIn: (trx: Trx) => (memberId: MemberId) => Promise<boolean>;
  };
}

const remindEveryMs = 60_000;

/** Appointments: booked, called off, recorded, read. */
export const appointmentsModule = <Trx>({
  store,
  outboxIn,
  clock,
  logger,
  members,
  contacts,
  vets,
  ...transactions
}: AppointmentsNeeds<Trx>) => {
  const scopeOf = (trx: Trx): AppointmentScope => {
    const scope = {
      calendars: store.calendarsIn(trx),
      appointments: store.appointmentsIn(trx),
      outbox: appointmentOutbox(outboxIn(trx)),
      isAway: vets.isAwayIn(trx),
    };
    return { ...scope, keep: keepAppointments(scope) };
  };
  const inTransaction = transactions.inTransaction(scopeOf);
  const { queries } = store;
  const decisions = appointmentDecisions({ inTransaction, queries, clock });
  const present = appointmentPresenter({ members, contacts, readPractices: vets.readPractices, findAway: vets.findAway });

  return {
    decisions,
    hasVisited: queries.hasVisited,
    followIn: (trx: Trx) => followMember(scopeOf(trx), clock),
    exported: { view: z.array(appointmentView), present: async (memberId: MemberId) => present.many(await queries.listAll(memberId)) },
    routes: [
      ...statsRoutes({ queries, getOwnFigures: vets.getOwnFigures, clock }),
      ...appointmentRoutes({ decisions, queries, present, clock }),
    ],
    republishes: [store.asEvents((appointment) => [stateOfAppointment(appointment)])],
    jobs: {
      'remind of appointments': {
        everyMs: remindEveryMs,
        run: remindOfAppointments({ inTransaction, queries, findAway: vets.findAway, clock, logger }),
      },
    },
  };
};
