import { topics } from '@paltu/contracts';
import type { KeptSlot, KeptVisit } from '../../product/kept-visits.ts';
import type { Acknowledged } from '../acknowledged-log.ts';
import type { Check, Evidence } from './evidence.ts';
import { eventsById, gaps } from './gaps.ts';

type Kept = Pick<Evidence, 'acknowledged' | 'slots' | 'visits'>;

/** A promise that does not depend on events. */
export interface KeptCheck {
  readonly name: string;
  readonly violations: (kept: Kept) => string[];
}

const slotsAreKept: KeptCheck = {
  name: 'every acknowledged time that a vet offers is there',
  violations: ({ acknowledged, slots }) => {
    const there = new Set(slots.map(({ id }) => id));
    return acknowledged.flatMap((entry) =>
      entry.kind === 'slot' && !there.has(entry.slotId) ? [`slot ${entry.slotId} is not there`] : [],
    );
  },
};

const visitsAreKept: KeptCheck = {
  name: 'every acknowledged step of a visit is in its history',
  violations: ({ acknowledged, visits }) => {
    const stored = new Map(visits.map((visit) => [visit.id, visit]));
    return acknowledged.flatMap((entry) =>
      entry.kind === 'visit' && stored.get(entry.visitId)?.history.includes(entry.step) !== true
        ? [`visit ${entry.visitId}, ${entry.step}, is not stored`]
        : [],
    );
  },
};

/** Visits that are booked by the answers so far, of each slot. */
const publishedTwice = (acknowledged: readonly Acknowledged[]): string[] => {
  const open = new Map<string, Set<string>>();
  return acknowledged.flatMap((entry) => {
    if (entry.kind !== 'visit') return [];
    const booked = open.get(entry.slotId) ?? new Set<string>();
    open.set(entry.slotId, booked);
    if (entry.step === 'booked') booked.add(entry.visitId);
    else booked.delete(entry.visitId);
    return booked.size > 1 ? [`slot ${entry.slotId} was promised to ${[...booked].join(' and ')}`] : [];
  });
};

const bookedAndStored = (slots: readonly KeptSlot[], visits: readonly KeptVisit[]): string[] => {
  const there = new Map(slots.map((slot) => [slot.id, slot]));
  const booked = Map.groupBy(
    visits.filter(({ status }) => status === 'booked'),
    ({ slotId }) => slotId,
  );
  return [
    ...[...booked].flatMap(([id, group]) => [
      ...(group.length > 1 ? [`slot ${id} is booked ${group.length} times`] : []),
      ...(there.get(id)?.isBooked === true ? [] : [`slot ${id} is booked, and is ${there.has(id) ? 'free' : 'gone'}`]),
    ]),
    ...slots.filter(({ id, isBooked }) => isBooked && !booked.has(id)).map(({ id }) => `slot ${id} is taken, and nobody booked it`),
  ];
};

const bookedOnce: KeptCheck = {
  name: 'no time of a vet is promised to two, and those that are taken are booked',
  violations: ({ acknowledged, slots, visits }) => [...publishedTwice(acknowledged), ...bookedAndStored(slots, visits)],
};

const noOverlaps: KeptCheck = {
  name: 'no two times of a vet overlap',
  violations: ({ slots }) =>
    [...Map.groupBy(slots, ({ vetId }) => vetId).values()].flatMap((ofOne) => {
      const inOrder = ofOne.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
      return inOrder.flatMap((slot, nth) => {
        const next = inOrder[nth + 1];
        return next !== undefined && next.startsAt < slot.endsAt ? [`slots ${slot.id} and ${next.id}`] : [];
      });
    }),
};

/** What holds of the store alone. */
export const keptVisitChecks: readonly KeptCheck[] = [slotsAreKept, visitsAreKept, bookedOnce, noOverlaps];

const publishedInOrder: Check = {
  name: 'what is published of vets and of visits has no gap, and ends with what is stored',
  violations: ({ log, vets, visits }) => [
    ...gaps(eventsById(log, topics.vet.name), vets),
    ...gaps(eventsById(log, topics.appointment.name), visits),
  ],
};

export const visitChecks: readonly Check[] = [...keptVisitChecks, publishedInOrder];
