import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import { documentsAsEvents } from '@paltu/events';
import type { AppointmentStore } from '../use-cases/ports.ts';
import { toAppointment } from './appointment-row.ts';
import { appointmentCollections } from './mongoose-appointment-collections.ts';
import { mongooseAppointmentQueries } from './mongoose-appointment-queries.ts';
import { mongooseAppointmentRepository } from './mongoose-appointment-repository.ts';
import { mongooseCalendars } from './mongoose-calendars.ts';

/** Appointments in MongoDB. */
export const mongooseAppointmentStore = (documents: Pick<Documents, 'collection'>): AppointmentStore<DocumentTransaction> => {
  const collections = appointmentCollections(documents);
  return {
    calendarsIn: (trx) => mongooseCalendars(collections, trx),
    appointmentsIn: (trx) => mongooseAppointmentRepository(collections, trx),
    queries: mongooseAppointmentQueries(collections),
    asEvents: (toEvents) =>
      documentsAsEvents({
        name: 'appointments',
        collection: collections.appointments,
        toEvents: (stored) => toEvents(toAppointment(stored)),
      }),
  };
};
