import { expect, test } from '@jest/globals';
import { newId, type Decided, type MemberId } from '@paltu/kernel';
import fc from 'fast-check';
import {
  bookedInModel,
  decidedInModel,
  isThereInModel,
  leftInModel,
  passedInModel,
  suspendedInModel,
  type Model,
} from '../../test/appointment-model.ts';
import { book, cancel, followAbsence, followLeaving, passTime, recordAttendance } from './appointment-decisions.ts';
import type { Appointment, AppointmentEvent, AppointmentId, SlotId, VetId } from './appointment.ts';

const hourMs = 3_600_000;
const start = Date.parse('2027-05-01T09:00:00Z');
const vetId = newId() as VetId;
const owner = newId() as MemberId;
const guests = [1, 2, 3].map(() => newId() as MemberId);
const members = [owner, ...guests];
/** Slots of half an hour in the next days. */
const slots = [1, 2.5, 3, 25, 26, 30, 49, 73].map((hours) => ({
  id: newId() as SlotId,
  start: start + hours * hourMs,
  end: start + (hours + 0.5) * hourMs,
}));
type OneSlot = (typeof slots)[number];

const actions = ['guest cancels', 'vet cancels', 'guest came', 'guest did not come'] as const;
type Action = (typeof actions)[number];
const nth = fc.nat({ max: 9 });

const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('book' as const), who: fc.constantFrom(...members), slot: fc.constantFrom(...slots) }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('decide' as const), action: fc.constantFrom(...actions), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: fc.constantFrom(...members) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return' as const), who: fc.constantFrom(...members) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('suspend' as const), who: fc.constantFrom(...members) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('come back' as const), who: fc.constantFrom(...members) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('time' as const), hours: fc.constantFrom(0.25, 0.5, 1, 2, 3, 20, 24, 30) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** All visits to one vet, decided upon as a transaction does that has locked the vet. */
class Visits {
  readonly all: Appointment[] = [];
  readonly events: AppointmentEvent[] = [];

  /** Whether it was taken. */
  private take(known: Appointment | undefined, deciding: () => Decided<Appointment, AppointmentEvent>): boolean {
    let decided: Decided<Appointment, AppointmentEvent>;
    try {
      decided = deciding();
    } catch {
      return false;
    }
    const { state, events } = decided;
    if (state === known) return true;
    expect(state.version).toBe((known?.version ?? 0) + events.length);
    expect(events.every((event) => event.appointment === state)).toBe(true);
    this.all.splice(known === undefined ? this.all.length : this.all.indexOf(known), 1, state);
    this.events.push(...events);
    return true;
  }

  book(guestId: MemberId, slot: OneSlot, isPublic: boolean, now: Date): boolean {
    const isBooked = this.all.some(({ slotId, status }) => slotId === slot.id && status !== 'cancelled');
    const state = {
      vet: { id: vetId, ownerId: owner, name: 'Amna', isPublic },
      slot: { id: slot.id, startsAt: new Date(slot.start), endsAt: new Date(slot.end), isBooked },
      toCome: this.all.filter((one) => one.guestId === guestId && one.status === 'booked' && one.startsAt > now).length,
    };
    const visit = { petName: 'موتی', petType: 'dog', reason: 'checkup', message: '' } as const;
    return this.take(undefined, () => book(state, { ...visit, id: newId() as AppointmentId, guestId }, now));
  }

  decide(known: Appointment, action: Action, at: Date): boolean {
    const deciding: Record<Action, () => Decided<Appointment, AppointmentEvent>> = {
      'guest cancels': () => cancel(known, { by: 'guest', reason: '' }, at),
      'vet cancels': () => cancel(known, { by: 'vet', reason: 'Ill' }, at),
      'guest came': () => recordAttendance(known, 'completed', at),
      'guest did not come': () => recordAttendance(known, 'no-show', at),
    };
    return this.take(known, deciding[action]);
  }

  leave(member: MemberId, at: Date): void {
    for (const known of [...this.all])
      if ([known.guestId, owner].includes(member)) this.take(known, () => followLeaving(known, member === owner ? 'vet' : 'guest', at));
  }

  /** The vet is suspended. */
  suspend(at: Date): void {
    for (const known of [...this.all]) this.take(known, () => followAbsence(known, at));
  }

  /** Looks twice, as two instances do. */
  pass(isVetAway: boolean, at: Date): void {
    for (const _ of [1, 2]) for (const known of [...this.all]) this.take(known, () => passTime(known, isVetAway, at));
  }
}

type Of<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

/** A member leaves, is suspended, or is back from either. */
const moveMember = ({ kind, who }: Of<'leave' | 'return' | 'suspend' | 'come back'>, visits: Visits, model: Model): void => {
  const at = new Date(model.now);
  if (kind === 'leave') {
    visits.leave(who, at);
    leftInModel(model, who, owner);
  } else if (kind === 'suspend') {
    if (who === owner) visits.suspend(at);
    suspendedInModel(model, who, owner);
  } else (kind === 'return' ? model.away : model.suspended).delete(who);
};

/** Takes the step in both; both must agree on whether it may be taken. */
const take = (todo: Step, visits: Visits, model: Model): void => {
  const at = new Date(model.now);
  if (todo.kind === 'book') {
    if (!isThereInModel(model, todo.who)) return;
    const isTaken = visits.book(todo.who, todo.slot, isThereInModel(model, owner), at);
    expect(['book', isTaken]).toEqual(['book', bookedInModel(model, todo.who, todo.slot, owner)]);
  } else if (todo.kind === 'decide') {
    const index = todo.nth % Math.max(visits.all.length, 1);
    const [known, expected] = [visits.all[index], model.appointments[index]];
    if (known === undefined || expected === undefined) return;
    expect([todo.action, visits.decide(known, todo.action, at)]).toEqual([todo.action, decidedInModel(model, todo.action, expected)]);
  } else if (todo.kind === 'time') {
    passedInModel(model, todo.hours, owner);
    visits.pass(!isThereInModel(model, owner), new Date(model.now));
  } else moveMember(todo, visits, model);
};

const inAnyOrder = (visit: (visits: Visits, model: Model) => void): void =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (todo) => {
      const visits = new Visits();
      const model: Model = { now: start, away: new Set(), suspended: new Set(), appointments: [] };
      for (const next of todo) {
        take(next, visits, model);
        visit(visits, model);
      }
    }),
    { numRuns: 300 },
  );

test('in any order of steps every visit has the status that the table of steps gives it', () => {
  inAnyOrder(({ all }, { appointments }) => {
    expect(all.map(({ guestId, status }) => [guestId, status])).toEqual(appointments.map(({ guest, status }) => [guest, status]));
  });
});

test('a slot is booked once, and nobody has more than three to come', () => {
  inAnyOrder(({ all }, { now }) => {
    const taken = all.filter(({ status }) => status !== 'cancelled').map(({ slotId }) => slotId);
    expect(new Set(taken).size).toBe(taken.length);
    for (const guest of guests)
      expect(all.filter((one) => one.guestId === guest && one.status === 'booked' && one.startsAt.getTime() > now).length).toBeLessThan(4);
  });
});

test('each reminder is published once, in time, and of a visit that is still to come', () => {
  inAnyOrder(({ all, events }, { appointments }) => {
    const reminders = (id: AppointmentId) =>
      events.flatMap((event) => (event.type === 'AppointmentDue' && event.appointment.id === id ? [event] : []));
    expect(all.map(({ id }) => reminders(id).map(({ hoursBefore }) => hoursBefore))).toEqual(appointments.map((one) => one.reminders));
    for (const { id, startsAt } of all)
      for (const { at, hoursBefore } of reminders(id)) {
        expect(at < startsAt).toBe(true);
        expect(startsAt.getTime() - at.getTime()).toBeLessThanOrEqual(hoursBefore * hourMs);
      }
  });
});

test('nothing is to come of who is away, and a day after its end every visit has ended', () => {
  inAnyOrder(({ all }, { now, away }) => {
    const booked = all.filter(({ status }) => status === 'booked');
    const toCome = booked.filter(({ startsAt }) => startsAt.getTime() > now);
    expect(toCome.filter(({ guestId }) => away.has(guestId) || away.has(owner))).toEqual([]);
    expect(booked.filter(({ endsAt, nextDueAt }) => nextDueAt === null || endsAt.getTime() + 24 * hourMs <= now)).toEqual([]);
    expect(all.filter(({ status, nextDueAt }) => status !== 'booked' && nextDueAt !== null)).toEqual([]);
  });
});

test('of a suspended vet nothing begins within a day, what is called off so was still to come, and a guest keeps their visits', () => {
  inAnyOrder(({ all }, { now, suspended }) => {
    const soon = all.filter(
      ({ status, startsAt }) => status === 'booked' && startsAt.getTime() > now && startsAt.getTime() - 24 * hourMs <= now,
    );
    if (suspended.has(owner)) expect(soon).toEqual([]);
    for (const { status, closing, startsAt } of all.filter((one) => one.closing?.code === 'vet-away')) {
      const left = startsAt.getTime() - (closing?.at.getTime() ?? 0);
      expect([status, closing?.by, left > 0 && left <= 24 * hourMs]).toEqual(['cancelled', 'vet', true]);
    }
  });
});

test('a consumer of nothing but the events, each one version after the other, knows every visit', () => {
  inAnyOrder(({ all, events }) => {
    const followed = new Map<AppointmentId, Appointment>();
    for (const { appointment } of events) {
      expect(appointment.version).toBe((followed.get(appointment.id)?.version ?? 0) + 1);
      followed.set(appointment.id, appointment);
    }
    const withoutDue = ({ nextDueAt: _, ...rest }: Appointment) => rest;
    expect([...followed.values()].map(withoutDue)).toEqual(all.map(withoutDue));
  });
});
