import { cacheTags } from '@paltu/contracts/cache-tags';
import type { Clock } from '@paltu/kernel';
import { clockTimeAt, dayInPakistan, instantAt } from '@paltu/reference';
import { created, data, done, forEverybody, forThisReader, message, ok, parameter, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { vetParams } from './vet-fields-http.ts';
import type { TimeSpan, VetQueries } from './vet-store.ts';
import type { SlotDecisions, ViewVet } from './vet-use-cases.ts';
import {
  furthestAheadMs,
  isPublic,
  longestMinutes,
  mostSlotsAtOnce,
  shortestMinutes,
  slotBooked,
  slotOverlaps,
  usualMinutes,
  vetNotFound,
  type SlotId,
  type VetId,
} from './vet.ts';

const minuteMs = 60_000;

const noTime = 'A slot is a date such as 2026-05-01 with a time such as 09:00, or startsAt';

const wholeMinute = (at: Date): boolean => at.getTime() % minuteMs === 0;

const startsAt = z.iso
  .datetime({ offset: true, error: noTime })
  .transform((at) => new Date(at))
  .refine(wholeMinute, 'A slot begins at a whole minute');

const moment = { date: z.string(noTime).optional(), time: z.string(noTime).optional(), startsAt: startsAt.optional() };

interface Moment {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly startsAt?: Date | undefined;
}

/** When it begins; undefined when the parts give no time, or do not agree. */
const startOf = ({ date, time, startsAt: at }: Moment): Date | undefined => {
  if (date === undefined && time === undefined) return at;
  const shown = instantAt({ date: date ?? '', time: time ?? '' });
  return at === undefined || at.getTime() === shown?.getTime() ? shown : undefined;
};

const minutesRule = `A slot lasts ${shortestMinutes} to ${longestMinutes} whole minutes`;
const duration = z.int(minutesRule).min(shortestMinutes, minutesRule).max(longestMinutes, minutesRule);

const openedSlot = z.strictObject({ ...moment, durationMinutes: duration.default(usualMinutes) }, noTime).transform((slot, context) => {
  const start = startOf(slot);
  if (start !== undefined) return { startsAt: start, endsAt: new Date(start.getTime() + slot.durationMinutes * minuteMs) };
  context.addIssue({ code: 'custom', message: noTime, input: slot });
  return z.NEVER;
});

const some = `slots must be a list of 1 to ${mostSlotsAtOnce}`;

/** POST /api/v1/vets/slots */
export const openSlotsBody = z.strictObject({ slots: z.array(openedSlot, some).min(1, some).max(mostSlotsAtOnce, some) });

const slotId = z.uuid('A slot is named by its id, or by when it begins').toLowerCase();

const chosenSlot = z
  .preprocess(
    (value) => (typeof value === 'string' ? { id: value } : value),
    z.strictObject({ ...moment, id: slotId.optional(), _id: slotId.optional() }, noTime),
  )
  .transform((slot, context) => {
    const id = slot.id ?? slot._id;
    if (id !== undefined) return { id: id as SlotId, startsAt: undefined };
    const start = startOf(slot);
    if (start !== undefined) return { id: undefined, startsAt: start };
    context.addIssue({ code: 'custom', message: noTime, input: slot });
    return z.NEVER;
  });

/** DELETE /api/v1/vets/slots */
export const removeSlotsBody = z.strictObject({ slots: z.array(chosenSlot, some).min(1, some).max(mostSlotsAtOnce, some) });

/** A day in Pakistan. */
const dayParameter = parameter(
  z
    .string()
    .refine((date) => instantAt({ date, time: '00:00' }) !== undefined, 'date must be a day such as 2026-05-01')
    .meta({ override: { type: 'string', format: 'date' } }),
);

/** How many slots there are on a day of Pakistan that has some. */
const slotCountView = z.strictObject({ free: z.int(), booked: z.int() }).meta({ id: 'VetSlotCount' });

/** GET /api/v1/vets/{id}/slots */
const slotsQuery = z.object({ date: dayParameter });

/** `date` and `time` are those of Pakistan. */
const slotView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    date: z.string(),
    time: z.string(),
    status: z.enum(['free', 'booked']),
  })
  .meta({ id: 'VetSlot' });

interface ShownSlot {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isBooked: boolean;
}

export const presentSlot = ({ id, startsAt: starts, endsAt, isBooked }: ShownSlot): z.input<typeof slotView> => ({
  _id: id,
  id,
  startsAt: starts.toISOString(),
  endsAt: endsAt.toISOString(),
  ...clockTimeAt(starts),
  status: isBooked ? 'booked' : 'free',
});

interface SlotRouteNeeds {
  readonly view: ViewVet;
  readonly decisions: SlotDecisions;
  readonly queries: Pick<VetQueries, 'getOfOwner' | 'listSlotDays' | 'listSlots'>;
  readonly clock: Clock;
}

/** What is still to come of that day, or of all days. */
export const toCome = (date: string | undefined, now: Date): TimeSpan => {
  const midnight = date === undefined ? undefined : instantAt({ date, time: '00:00' });
  if (midnight === undefined) return { from: now, until: new Date(now.getTime() + furthestAheadMs + 1) };
  const { start, end } = dayInPakistan(midnight);
  return { from: start > now ? start : now, until: end };
};

const mostShown = 100;

/** The slots of one day, or the first of all, and how many each day has. */
const pageOf = async (queries: SlotRouteNeeds['queries'], vetId: VetId, date: string | undefined, now: Date) => {
  const days = await queries.listSlotDays(vetId, toCome(undefined, now));
  const slots = await queries.listSlots(vetId, toCome(date, now), date === undefined ? mostShown : undefined);
  const counts = days.map(({ date: day, ...count }) => [day, count] as const);
  return { days: Object.fromEntries(counts), slots: slots.map(presentSlot) };
};

/** When a vet can be visited. */
export const slotRoutes = ({ view, decisions: { open, remove }, queries, clock }: SlotRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/user/slots',
    access: 'member',
    summary: 'All slots to come of the caller’s own profile, free and booked ones',
    answers: { 200: data({ slots: z.array(slotView) }) },
    refuses: [vetNotFound],
    handle: async ({ actor: { userId } }) => {
      const { vet } = await queries.getOfOwner(userId);
      const slots = await queries.listSlots(vet.id, toCome(undefined, clock.now()));
      return ok({ slots: slots.map(presentSlot) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/vets/:id/slots',
    access: 'optional',
    // What has begun is left out: such an answer is as old as an entry may get.
    cache: { tags: [cacheTags.vet, cacheTags.slots] },
    summary: `Slots of a vet that are to come on one day, else the first ${mostShown} in order, and how many there are on each day`,
    params: vetParams,
    notFound: vetNotFound,
    query: slotsQuery,
    answers: { 200: data({ days: z.record(z.iso.date(), slotCountView), slots: z.array(slotView) }) },
    handle: async ({ actor, params, query }) => {
      const { vet } = await view(params.id, actor);
      const page = await pageOf(queries, vet.id, query.date, clock.now());
      return ok(page, { headers: isPublic(vet) ? { ...forEverybody, vary: 'Authorization' } : forThisReader });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/vets/slots',
    access: 'member',
    summary: 'Offer times for visits: all of them, or none; one that is there already is the same slot',
    body: openSlotsBody,
    answers: { 201: data({ slots: z.array(slotView) }) },
    refuses: [vetNotFound, slotOverlaps],
    handle: async ({ actor: { userId }, body }) => {
      const slots = await open({ ownerId: userId, times: body.slots });
      return created({ slots: slots.map(presentSlot) }, { message: 'Slots added successfully!' });
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/vets/slots',
    access: 'member',
    summary: 'Take times back: all of them, or none; those that are not there are passed over',
    body: removeSlotsBody,
    answers: { 200: message() },
    refuses: [vetNotFound, slotBooked],
    handle: async ({ actor: { userId }, body }) => {
      const ids = body.slots.flatMap(({ id }) => id ?? []);
      const starts = body.slots.flatMap(({ startsAt }) => startsAt ?? []);
      await remove(userId, { ids, starts });
      return done('Slots removed successfully!');
    },
  }),
];
