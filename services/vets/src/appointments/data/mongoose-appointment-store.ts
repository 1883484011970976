import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import { documentsAsEvents } from '@paltu/events';
import type { AppointmentStore } from '../use-cases/ports.ts';
import { toAppointment } from './appointment-row.ts';
import { appointmentCollections } from './mongoose-appointment-collections.ts';
import { mongooseAppointmentQueries } from './mongoose-appointment-queries.ts';
import { mongooseAppointmentRepository } from './mongoose-appointment-repository.ts';
import { mongooseCalendars, type FollowSlots } from './mongoose-calendars.ts';

/** Appointments in MongoDB. @param follow what follows where slots of a vet, that begin at these times, were booked or became free */
export const mongooseAppointmentStore = (
  documents: Pick<Documents, 'collection'>,
  follow: FollowSlots,
): AppointmentStore<DocumentTransaction> => {
  const collections = appointmentCollections(documents);
  return {
    calendarsIn: (trx) => mongooseCalendars(collections, trx, follow),
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
