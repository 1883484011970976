import type { Clock } from '@paltu/kernel';
import { created, data, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import {
  accountDeactivated,
  alreadyEnded,
  appointmentNotFound,
  notYourStep,
  ownProfile,
  slotNotFound,
  slotNotFree,
  tooEarly,
  tooLate,
  tooManyAppointments,
  vetNotFound,
} from '../domain/appointment-errors.ts';
import type { BookSlot } from '../use-cases/book-slot.ts';
import type { CancelAppointment } from '../use-cases/cancel-appointment.ts';
import type { AppointmentQueries } from '../use-cases/ports.ts';
import type { RecordAttendance } from '../use-cases/record-attendance.ts';
import { appointmentParams, appointmentsQuery, bookingBody, cancelBody, toFilter, vetParams, visitBody } from './appointment-body.ts';
import type { AppointmentPresenter } from './appointment-presenter.ts';
import { appointmentView } from './appointment-view.ts';

export interface AppointmentRouteNeeds {
  readonly bookSlot: BookSlot;
  readonly cancelAppointment: CancelAppointment;
  readonly recordAttendance: RecordAttendance;
  readonly queries: AppointmentQueries;
  readonly present: AppointmentPresenter;
  readonly clock: Clock;
}

const oneAppointment = data({ appointment: appointmentView });

const guestRoutes = ({ bookSlot, present }: AppointmentRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/vets/:id/appointments',
    access: 'member',
    limit: 'writes',
    summary: 'Book a slot of a vet: it is booked at once',
    params: vetParams,
    notFound: vetNotFound,
    body: bookingBody,
    answers: { 201: oneAppointment },
    refuses: [ownProfile, accountDeactivated, slotNotFound, slotNotFree, tooManyAppointments],
    handle: async ({ actor: { userId }, params, body }) => {
      const appointment = await bookSlot({ ...body, vetId: params.id, guestId: userId });
      return created({ appointment: await present.one(appointment) }, { message: 'Appointment booked successfully!' });
    },
  }),
];

const sideRoutes = ({ cancelAppointment, recordAttendance, queries, present, clock }: AppointmentRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/user/appointments',
    access: 'member',
    limit: 'reads',
    summary: "The caller's appointments, as a guest and as a vet: of those to come the next one first, else the last one",
    query: appointmentsQuery,
    answers: { 200: data({ appointments: z.array(appointmentView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const order = query.when === 'upcoming' || query.date !== undefined ? 'next' : 'last';
      const { appointments, counted } = await queries.list(userId, toFilter(query, clock.now()), order, query);
      return ok({ appointments: await present.many(appointments), pagination: paginationOf(query, counted) });
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/vets/appointments/:id',
    access: 'member',
    limit: 'writes',
    summary: 'Call an appointment off: a guest until two hours before, a vet with a reason',
    params: appointmentParams,
    notFound: appointmentNotFound,
    body: cancelBody,
    answers: { 200: oneAppointment },
    refuses: [tooLate, alreadyEnded],
    handle: async ({ actor: { userId }, params, body }) => {
      const appointment = await cancelAppointment({ appointmentId: params.id, memberId: userId, reason: body.reason });
      return ok({ appointment: await present.one(appointment) }, { message: 'Appointment cancelled successfully!' });
    },
  }),
  route({
    method: 'patch',
    path: '/api/v1/vets/appointments/:id/status',
    access: 'member',
    limit: 'writes',
    summary: 'Record as the vet whether the guest came',
    params: appointmentParams,
    notFound: appointmentNotFound,
    body: visitBody,
    answers: { 200: oneAppointment },
    refuses: [notYourStep, tooEarly, alreadyEnded],
    handle: async ({ actor: { userId }, params, body }) => {
      const appointment = await recordAttendance({ appointmentId: params.id, memberId: userId, status: body.status });
      return ok(
        { appointment: await present.one(appointment) },
        { message: body.status === 'completed' ? 'The visit is completed. Thank you!' : 'The visit is marked as missed.' },
      );
    },
  }),
];

/** Booking visits, and what becomes of them. */
export const appointmentRoutes = (needs: AppointmentRouteNeeds): Route[] => [...sideRoutes(needs), ...guestRoutes(needs)];
