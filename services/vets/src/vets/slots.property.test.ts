import { expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import fc from 'fast-check';
import { listVet, openSlots, removeSlots, type SlotWish } from './vet-decisions.ts';
import { longestMinutes, shortestMinutes, type Slot, type SlotId, type Vet, type VetDetails, type VetEvent, type VetId } from './vet.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** 23:00 in Pakistan; minutes are counted from here. */
const start = Date.parse('2027-05-04T18:00:00Z');
const furthest = 90 * dayMinutes;

interface WishedMinutes {
  readonly from: number;
  readonly lasts: number;
}

/** Around the next two midnights of Pakistan, which are 60 and 1,500 minutes away, and around the limit of ninety days. */
const from = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(60, 60 + dayMinutes), fc.integer({ min: -90, max: 90 })).map(([near, by]) => near + by),
  },
  { weight: 1, arbitrary: fc.integer({ min: furthest - 3, max: furthest + 3 }) },
);
const lasts = fc.constantFrom(shortestMinutes, 15, 30, 30, 60, longestMinutes);
const wishes = fc.array(fc.record({ from, lasts }), { minLength: 1, maxLength: 3 });

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('open' as const), wishes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), nths: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('book' as const), nth: fc.nat({ max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('time' as const), minutes: fc.constantFrom(1, 20, 60) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** The calendar minute by minute: which slot has it. Nothing of the code that is looked at. */
class Minutes {
  readonly taken = new Map<number, string>();

  /** Whether all of these can be offered; then they are. What is there from the same minute to the same minute is the same. */
  offer(offered: readonly WishedMinutes[], now: number): boolean {
    const after = new Map(this.taken);
    for (const wish of offered) {
      if (wish.from <= now || wish.from > now + furthest) return false;
      const minutes = Array.from({ length: wish.lasts }, (_, nth) => wish.from + nth);
      const name = `${wish.from} ${wish.lasts}`;
      if (minutes.some((minute) => (after.get(minute) ?? name) !== name)) return false;
      for (const minute of minutes) after.set(minute, name);
    }
    for (const [minute, name] of after) this.taken.set(minute, name);
    return true;
  }

  free(name: string): void {
    for (const [minute, taken] of this.taken) if (taken === name) this.taken.delete(minute);
  }

  get names(): string[] {
    return [...new Set(this.taken.values())].sort();
  }
}

const instant = (minute: number): Date => new Date(start + minute * minuteMs);
const nameOf = ({ startsAt, endsAt }: Slot): string =>
  `${(startsAt.getTime() - start) / minuteMs} ${(endsAt.getTime() - startsAt.getTime()) / minuteMs}`;
const toWish = ({ from: begins, lasts: minutes }: WishedMinutes): SlotWish => ({
  id: newId() as SlotId,
  startsAt: instant(begins),
  endsAt: instant(begins + minutes),
});

/** A vet's slots, as a transaction keeps them that has locked the vet. */
class Calendar {
  vet: Vet = listVet(
    { id: newId() as VetId, ownerId: newId() as MemberId, details: {} as VetDetails, picture: null, pictures: [] },
    instant(0),
  ).state;
  slots: Slot[] = [];

  /** Whether it was taken. */
  private take(deciding: () => { readonly state: Vet; readonly events: readonly VetEvent[] }): boolean {
    let decided;
    try {
      decided = deciding();
    } catch {
      return false;
    }
    expect(decided.state.version).toBe(this.vet.version + decided.events.length);
    this.vet = decided.state;
    for (const event of decided.events)
      if (event.type === 'VetSlotsChanged') {
        const gone = new Set(event.removed.map(({ id }) => id));
        this.slots = [...this.slots.filter(({ id }) => !gone.has(id)), ...event.added];
      }
    return true;
  }

  open(offered: readonly WishedMinutes[], now: number): boolean {
    const known = this.slots.filter(({ endsAt }) => endsAt > instant(now));
    return this.take(() => openSlots(this.vet, known, offered.map(toWish), instant(now)).decided);
  }

  remove(slots: readonly Slot[], now: number): boolean {
    return this.take(() => removeSlots(this.vet, slots, instant(now)));
  }
}

interface Both {
  readonly calendar: Calendar;
  readonly minutes: Minutes;
  now: number;
}

const pick = (slots: readonly Slot[], nth: number): Slot[] => slots.slice(nth, nth + 1);

/** Takes the step in both; both must agree on whether it may be taken. */
const take = (todo: Step, both: Both): void => {
  const { calendar, minutes } = both;
  if (todo.kind === 'time') both.now += todo.minutes;
  else if (todo.kind === 'open') expect(calendar.open(todo.wishes, both.now)).toBe(minutes.offer(todo.wishes, both.now));
  else if (todo.kind === 'book')
    calendar.slots = calendar.slots.map((slot, index) => (index === todo.nth ? { ...slot, isBooked: true } : slot));
  else {
    const chosen = todo.nths.flatMap((nth) => pick(calendar.slots, nth));
    const isFree = chosen.every(({ isBooked }) => !isBooked);
    expect(calendar.remove(chosen, both.now)).toBe(isFree);
    if (isFree) for (const slot of chosen) minutes.free(nameOf(slot));
  }
};

test('in any order of steps, also across midnight, all slots are there that a calendar of minutes has, and no two share a minute', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25, size: 'max' }), (todo) => {
      const both: Both = { calendar: new Calendar(), minutes: new Minutes(), now: 0 };
      for (const next of todo) {
        const booked = both.calendar.slots.filter(({ isBooked }) => isBooked);
        take(next, both);
        expect(both.calendar.slots.map(nameOf).sort()).toEqual(both.minutes.names);
        expect(both.calendar.slots.filter(({ isBooked }) => isBooked)).toEqual(expect.arrayContaining(booked));
      }
    }),
    { numRuns: 500 },
  );
});
