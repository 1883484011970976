import { appointmentStatuses, dayInPakistan, instantAt, visitReasons, visitorTypes } from '@paltu/reference';
import { choice, idParam, optionalMultilineText, pageQuery, parameter, requiredText } from '@paltu/service-kit';
import { z } from 'zod';
import type { AppointmentId, SlotId, VetId } from '../domain/appointment.ts';
import { views, type AppointmentFilter } from '../use-cases/ports.ts';

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
export const bookingBody = z
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
export const cancelBody = z.strictObject({ reason: optionalMultilineText('Reason', longestMessage).default('') });

/** PATCH /api/v1/vets/appointments/{id}/status: the status exactly as it is written here. */
export const visitBody = z.strictObject({ status: z.enum(['completed', 'no-show'], 'Status must be completed or no-show') });

export const vetParams = z.object({ id: idParam.transform((id) => id as VetId) });

export const appointmentParams = z.object({ id: idParam.transform((id) => id as AppointmentId) });

const day = z
  .string()
  .refine((date) => instantAt({ date, time: '00:00' }) !== undefined, 'date must be a day such as 2026-05-01')
  .meta({ override: { type: 'string', format: 'date' } });

/** GET /api/v1/vets/user/appointments */
export const appointmentsQuery = z.object({
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
export const toFilter = ({ as, status, date, when }: Query, now: Date): AppointmentFilter => {
  const midnight = date === undefined ? undefined : instantAt({ date, time: '00:00' });
  if (midnight === undefined && when === undefined) return { as, status };
  const { start, end } = midnight === undefined ? { start: everBefore, end: everAfter } : dayInPakistan(midnight);
  const from = when === 'upcoming' ? laterOf(start, now) : start;
  const until = when === 'past' ? earlierOf(end, now) : end;
  return { as, status, begins: { from, until } };
};
