import type { Clock, MemberId } from '@paltu/kernel';
import { appointmentStatuses, dayInPakistan, instantAt, visitorTypes, visitReasons, type AppointmentStatus } from '@paltu/reference';
import {
  choice,
  created,
  data,
  idParam,
  ok,
  optionalMultilineText,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  requiredText,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { AppointmentFilter, AppointmentQueries } from './appointment-store.ts';
import type { AppointmentDecisions } from './appointment-use-cases.ts';
import { appointmentView, type AppointmentPresenter } from './appointment-views-http.ts';
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
  views,
  type AppointmentId,
  type SlotId,
  type VetId,
} from './appointment.ts';

const longestMessage = 500;

const slotId = z
  .uuid('slotId must be the id of a slot')
  .toLowerCase()
  .transform((id) => id as SlotId);

const whenWords = 'preferredDate is a day such as 2026-05-01, preferredTime a time such as 09:00';

const whichWords = 'slotId, or preferredDate with preferredTime, is required';

/** Those that were sent: together they make no time. */
const wrongParts = (date: string | undefined, time: string | undefined): string[] => [
  ...(date === undefined ? [] : ['preferredDate']),
  ...(time === undefined ? [] : ['preferredTime']),
];

/** POST /api/v1/vets/{id}/appointments */
const bookingBody = z
  .strictObject({
    petName: requiredText('Pet name', 60),
    petType: choice('Pet type', visitorTypes),
    reason: choice('Reason', visitReasons),
    message: optionalMultilineText('Message', longestMessage).default(''),
    slotId: slotId.optional(),
    preferredDate: z.string(whenWords).optional(),
    preferredTime: z.string(whenWords).optional(),
  })
  .transform(({ preferredDate: date, preferredTime: time, ...booking }, context) => {
    const expectedStart = instantAt({ date: date ?? '', time: time ?? '' });
    if (expectedStart !== undefined) return { ...booking, expectedStart };
    const isTimeGiven = date !== undefined || time !== undefined;
    if (isTimeGiven)
      for (const path of wrongParts(date, time)) context.addIssue({ code: 'custom', message: whenWords, path: [path], input: date });
    else if (booking.slotId === undefined) context.addIssue({ code: 'custom', message: whichWords, path: ['slotId'] });
    return { ...booking, expectedStart: undefined };
  });

/** DELETE /api/v1/vets/appointments/{id}: a vet gives the reason. */
const cancelBody = z.strictObject({ reason: optionalMultilineText('Reason', longestMessage).default('') });

/** PATCH /api/v1/vets/appointments/{id}/status: the status exactly as it is written here. */
const visitBody = z.strictObject({ status: z.enum(['completed', 'no-show'], 'Status must be completed or no-show') });

const vetParams = z.object({ id: idParam.transform((id) => id as VetId) });

const appointmentParams = z.object({ id: idParam.transform((id) => id as AppointmentId) });

const day = z
  .string()
  .refine((date) => instantAt({ date, time: '00:00' }) !== undefined, 'date must be a day such as 2026-05-01')
  .meta({ override: { type: 'string', format: 'date' } });

/** GET /api/v1/vets/user/appointments */
const appointmentsQuery = z.object({
  ...pageQuery(20),
  as: parameter(choice('as', views)),
  status: parameter(choice('status', appointmentStatuses)),
  date: parameter(day).describe('A day in Pakistan'),
  when: parameter(choice('when', ['upcoming', 'past'])),
});

type Query = z.output<typeof appointmentsQuery>;

/** Long before and after any appointment. */
const everBefore = new Date(0);
const everAfter = new Date('9999-01-01');

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);
const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);

/** Past is what has begun. */
const toFilter = ({ as, status, date, when }: Query, now: Date): AppointmentFilter => {
  const midnight = date === undefined ? undefined : instantAt({ date, time: '00:00' });
  if (midnight === undefined && when === undefined) return { as, status };
  const { start, end } = midnight === undefined ? { start: everBefore, end: everAfter } : dayInPakistan(midnight);
  const from = when === 'upcoming' ? laterOf(start, now) : start;
  const until = when === 'past' ? earlierOf(end, now) : end;
  return { as, status, begins: { from, until } };
};

interface AppointmentRouteNeeds {
  readonly decisions: AppointmentDecisions;
  readonly queries: AppointmentQueries;
  readonly present: AppointmentPresenter;
  readonly clock: Clock;
}

const oneAppointment = data({ appointment: appointmentView });

const guestRoutes = ({ decisions, present }: AppointmentRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/vets/:id/appointments',
    access: 'member',
    summary: 'Book a slot of a vet: it is booked at once',
    params: vetParams,
    notFound: vetNotFound,
    body: bookingBody,
    answers: { 201: oneAppointment },
    refuses: [ownProfile, accountDeactivated, slotNotFound, slotNotFree, tooManyAppointments],
    handle: async ({ actor: { userId }, params, body }) => {
      const appointment = await decisions.book({ ...body, vetId: params.id, guestId: userId });
      return created({ appointment: await present.one(appointment) }, { message: 'Appointment booked successfully!' });
    },
  }),
];

const sideRoutes = ({ decisions, queries, present, clock }: AppointmentRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/user/appointments',
    access: 'member',
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
    summary: 'Call an appointment off: a guest until two hours before, a vet with a reason',
    params: appointmentParams,
    notFound: appointmentNotFound,
    body: cancelBody,
    answers: { 200: oneAppointment },
    refuses: [tooLate, alreadyEnded],
    handle: async ({ actor: { userId }, params, body }) => {
      const appointment = await decisions.cancel({ appointmentId: params.id, memberId: userId, reason: body.reason });
      return ok({ appointment: await present.one(appointment) }, { message: 'Appointment cancelled successfully!' });
    },
  }),
  route({
    method: 'patch',
    path: '/api/v1/vets/appointments/:id/status',
    access: 'member',
    summary: 'Record as the vet whether the guest came',
    params: appointmentParams,
    notFound: appointmentNotFound,
    body: visitBody,
    answers: { 200: oneAppointment },
    refuses: [notYourStep, tooEarly, alreadyEnded],
    handle: async ({ actor: { userId }, params, body }) => {
      const appointment = await decisions.recordAttendance({ appointmentId: params.id, memberId: userId, status: body.status });
      return ok(
        { appointment: await present.one(appointment) },
        { message: body.status === 'completed' ? 'The visit is completed. Thank you!' : 'The visit is marked as missed.' },
      );
    },
  }),
];

/** Booking visits, and what becomes of them. */
export const appointmentRoutes = (needs: AppointmentRouteNeeds): Route[] => [...sideRoutes(needs), ...guestRoutes(needs)];

/** What is counted of the vet that a member is. */
export interface OwnFigures {
  readonly id: VetId;
  readonly patients: number;
  readonly rating: number;
  readonly reviews: number;
}

interface StatsRouteNeeds {
  readonly queries: Pick<AppointmentQueries, 'countByStatus' | 'countFreeSlots'>;
  /** @throws AppError `vet.not-found` */
  readonly getOwnFigures: (ownerId: MemberId) => Promise<OwnFigures>;
  readonly clock: Clock;
}

const byStatus = Object.fromEntries(appointmentStatuses.map((status) => [status, z.int()])) as Record<AppointmentStatus, z.ZodInt>;

const statsView = z
  .strictObject({
    appointments: z.strictObject({ ...byStatus, total: z.int() }),
    patients: z.int(),
    rating: z.number(),
    reviews: z.int(),
    freeSlots: z.int(),
  })
  .meta({ id: 'VetStats' });

/** What a vet's dashboard counts. */
export const statsRoutes = ({ queries, getOwnFigures, clock }: StatsRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/user/stats',
    access: 'member',
    summary: 'Appointments with the caller by state, guests, reviews and free slots to come',
    answers: { 200: data({ stats: statsView }) },
    refuses: [vetNotFound],
    handle: async ({ actor: { userId } }) => {
      const { id, ...figures } = await getOwnFigures(userId);
      const [counts, freeSlots] = await Promise.all([queries.countByStatus(id), queries.countFreeSlots(id, clock.now())]);
      const filled = Object.fromEntries(appointmentStatuses.map((status) => [status, counts[status] ?? 0])) as Record<
        AppointmentStatus,
        number
      >;
      const total = Object.values(filled).reduce((sum, count) => sum + count, 0);
      return ok({ stats: { appointments: { ...filled, total }, ...figures, freeSlots } });
    },
  }),
];
