import type { Clock } from '@paltu/kernel';
import { dayInPakistan, instantAt } from '@paltu/reference';
import { created, data, done, forEverybody, forThisReader, message, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { slotBooked, slotOverlaps, vetNotFound } from '../domain/vet-errors.ts';
import { firstDays } from '../domain/slot-days.ts';
import { furthestAheadMs } from '../domain/slot.ts';
import { isPublic, type VetId } from '../domain/vet.ts';
import type { OpenSlots } from '../use-cases/open-slots.ts';
import type { TimeSpan, VetQueries } from '../use-cases/ports.ts';
import type { RemoveSlots } from '../use-cases/remove-slots.ts';
import type { ViewVet } from '../use-cases/view-vet.ts';
import { openSlotsBody, presentSlot, removeSlotsBody, slotDayView, slotsQuery, slotView } from './slot-schemas.ts';
import { vetParams } from './vet-schemas.ts';

export interface SlotRouteNeeds {
  readonly viewVet: ViewVet;
  readonly openSlots: OpenSlots;
  readonly removeSlots: RemoveSlots;
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

/** One page of slots, by days. */
const pageOf = async (queries: SlotRouteNeeds['queries'], vetId: VetId, date: string | undefined, now: Date) => {
  const days = await queries.listSlotDays(vetId, toCome(undefined, now));
  const shown = date === undefined ? firstDays(days).map((day) => day.date) : [date];
  const slots = await Promise.all(shown.map((day) => queries.listSlots(vetId, toCome(day, now))));
  return { days: [...days], slots: slots.flat().map(presentSlot) };
};

/** When a vet can be visited. */
export const slotRoutes = ({ viewVet, openSlots, removeSlots, queries, clock }: SlotRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/user/slots',
    access: 'member',
    limit: 'reads',
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
    limit: 'reads',
    summary: 'Slots of a vet that are to come on one day, or on the first three with free ones, and how many there are on each day',
    params: vetParams,
    notFound: vetNotFound,
    query: slotsQuery,
    answers: { 200: data({ days: z.array(slotDayView), slots: z.array(slotView) }) },
    handle: async ({ actor, params, query }) => {
      const { vet } = await viewVet({ vetId: params.id, viewer: actor });
      const page = await pageOf(queries, vet.id, query.date, clock.now());
      return ok(page, { headers: isPublic(vet) ? { ...forEverybody, vary: 'Authorization' } : forThisReader });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/vets/slots',
    access: 'member',
    limit: 'writes',
    summary: 'Offer times for visits: all of them, or none; one that is there already is the same slot',
    body: openSlotsBody,
    answers: { 201: data({ slots: z.array(slotView) }) },
    refuses: [vetNotFound, slotOverlaps],
    handle: async ({ actor: { userId }, body }) => {
      const slots = await openSlots({ ownerId: userId, times: body.slots });
      return created({ slots: slots.map(presentSlot) }, { message: 'Slots added successfully!' });
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/vets/slots',
    access: 'member',
    limit: 'writes',
    summary: 'Take times back: all of them, or none; those that are not there are passed over',
    body: removeSlotsBody,
    answers: { 200: message() },
    refuses: [vetNotFound, slotBooked],
    handle: async ({ actor: { userId }, body }) => {
      const ids = body.slots.flatMap(({ id }) => id ?? []);
      const starts = body.slots.flatMap(({ startsAt }) => startsAt ?? []);
      await removeSlots({ ownerId: userId, chosen: { ids, starts } });
      return done('Slots removed successfully!');
    },
  }),
];
