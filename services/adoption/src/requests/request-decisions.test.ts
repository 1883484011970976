import { describe, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import type { KnownPet, PetId } from '@paltu/projections';
import {
  approve,
  ask,
  cancel,
  endOfListing,
  followListing,
  followMember,
  handOver,
  letFallThrough,
  meetOn,
  passTime,
  reject,
} from './request-decisions.ts';
import type { Adoption, AdoptionRequest, OfferedPet, RequestEvent, RequestId } from './request.ts';

const start = new Date('2026-05-01T09:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const ownerId = newId() as MemberId;
const pet: OfferedPet = {
  ownerId,
  name: 'شیرو',
  terms: { adoptionType: 'Sale', price: 5000 },
  status: 'Available',
  isPublic: true,
  changedAt: start,
};
const application = {
  reason: 'We love dogs',
  experience: 'Two before',
  petCarePlan: 'Walks',
  timeline: 'soon',
  budget: 'low',
  homeType: 'Apartment',
  hasChildren: false,
  hasOtherPets: false,
  references: '',
  additionalInfo: '',
} as const;

const nobody: Adoption = { petId: newId() as PetId, version: 0, requests: [] };
const askedBy = (adoption: Adoption, requesterId = newId() as MemberId) => {
  const id = newId() as RequestId;
  const { state } = ask(adoption, pet, { id, requesterId, application, message: 'Hello' }, start);
  return { state, id, requesterId };
};
const first = askedBy(nobody);
const second = askedBy(first.state);
const both = second.state;
const approved = approve(first.state, pet, { requestId: first.id, message: '' }, start).state;
const completed = handOver(approved, first.id, after(1)).state;

const one = (adoption: Adoption, id: RequestId) => adoption.requests.find((request) => request.id === id) as AdoptionRequest;
const outline = (events: readonly RequestEvent[]) => events.map(({ type, request }) => [type, request.id, request.version, request.status]);

describe('an approval', () => {
  test('declines the others, each by an event of its own in the order of the pet', () => {
    const { state, events } = approve(both, pet, { requestId: second.id, message: 'Yes' }, after(1));
    expect(outline(events)).toEqual([
      ['AdoptionApproved', second.id, 3, 'approved'],
      ['AdoptionRejected', first.id, 4, 'rejected'],
    ]);
    expect(state.version).toBe(4);
    expect(one(state, first.id)).toMatchObject({ answer: { code: 'another-approved' }, closing: { by: 'product' } });
  });

  test('needs a public pet that was not adopted, and no other approval', () => {
    const answer = { requestId: first.id, message: '' };
    for (const [seen, code] of [
      [undefined, 'pet.not-available'],
      [{ ...pet, isPublic: false }, 'pet.not-available'],
      [{ ...pet, status: 'Adopted' }, 'pet.not-available'],
    ] as const)
      expect(() => approve(first.state, seen, answer, start)).toThrow(expect.objectContaining({ code }));
    const twice = { ...both, requests: [one(approved, first.id), one(both, second.id)] };
    expect(() => approve(twice, pet, { requestId: second.id, message: '' }, start)).toThrow(
      expect.objectContaining({ code: 'pet.not-available' }),
    );
  });
});

test("a pet that was handed over is nobody else's until pets has published it since", () => {
  const notAvailable = expect.objectContaining({ code: 'pet.not-available' });
  const wish = { id: newId() as RequestId, requesterId: newId() as MemberId, application, message: '' };
  const answer = { requestId: second.id, message: '' };
  const waiting = { ...completed, requests: [...completed.requests, one(both, second.id)] };
  const offeredAgain = { ...pet, changedAt: after(1) };
  expect(() => ask(completed, pet, wish, after(2))).toThrow(notAvailable);
  expect(() => approve(waiting, pet, answer, after(2))).toThrow(notAvailable);
  expect(ask(completed, offeredAgain, wish, after(2)).events).toHaveLength(1);
  expect(approve(waiting, offeredAgain, answer, after(2)).events).toHaveLength(1);
  const back = letFallThrough(completed, { requestId: first.id, by: 'owner', reason: '' }, after(2)).state;
  expect(ask(back, pet, wish, after(2)).events).toHaveLength(1);
});

describe('every step from every status', () => {
  const rejected = reject(first.state, { requestId: first.id, message: '' }, start).state;
  const cancelled = cancel(first.state, first.id, start).state;
  const fallen = letFallThrough(approved, { requestId: first.id, by: 'requester', reason: '' }, start).state;
  const from = { pending: first.state, approved, rejected, cancelled, completed, 'fell-through': fallen };
  const at = after(2);
  const steps = {
    approve: (adoption: Adoption) => approve(adoption, pet, { requestId: first.id, message: '' }, at),
    reject: (adoption: Adoption) => reject(adoption, { requestId: first.id, message: '' }, at),
    cancel: (adoption: Adoption) => cancel(adoption, first.id, at),
    'hand over': (adoption: Adoption) => handOver(adoption, first.id, at),
    'fall through': (adoption: Adoption) => letFallThrough(adoption, { requestId: first.id, by: 'owner', reason: 'No room' }, at),
  };
  /** What each step leads to: nothing is refused, the status itself is repeated without effect. */
  const leads: Record<keyof typeof from, Partial<Record<keyof typeof steps, string>>> = {
    pending: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
    approved: { approve: 'same', 'hand over': 'completed', 'fall through': 'fell-through' },
    rejected: { reject: 'same' },
    cancelled: { cancel: 'same' },
    completed: { 'hand over': 'same', 'fall through': 'fell-through' },
    'fell-through': { 'fall through': 'same' },
  };
  const rows = (Object.keys(from) as (keyof typeof from)[]).flatMap((status) =>
    (Object.keys(steps) as (keyof typeof steps)[]).map((step) => [status, step, leads[status][step] ?? 'refused'] as const),
  );
  test.each(rows)('%s, %s: %s', (status, step, leadsTo) => {
    if (leadsTo === 'refused') {
      expect(() => steps[step](from[status])).toThrow(expect.objectContaining({ code: 'adoption-request.already-answered' }));
      return;
    }
    const { state, events } = steps[step](from[status]);
    expect(events).toHaveLength(leadsTo === 'same' ? 0 : 1);
    expect(one(state, first.id).status).toBe(leadsTo === 'same' ? status : leadsTo);
  });
});

test('a pet may come back for fourteen days', () => {
  const back = { requestId: first.id, by: 'requester', reason: 'Allergy' } as const;
  expect(letFallThrough(completed, back, after(15)).events).toHaveLength(1);
  expect(() => letFallThrough(completed, back, new Date(after(15).getTime() + 1))).toThrow();
});

test.each([
  ['pet-adopted', ['PetHandedOver'], ['AdoptionRejected', 'AdoptionRejected']],
  ['listing-deleted', ['AdoptionFellThrough'], ['AdoptionRejected', 'AdoptionRejected']],
  ['listing-refused', [], ['AdoptionRejected', 'AdoptionRejected']],
] as const)('%s closes every open request for the pet', (end, ofApproved, ofPending) => {
  expect(followListing(approved, end, start).events.map(({ type }) => type)).toEqual(ofApproved);
  expect(followListing(both, end, start).events.map(({ type }) => type)).toEqual(ofPending);
  expect(followListing(completed, end, start).events).toEqual([]);
});

test('a member who leaves ends the requests that they made or received, and no others', () => {
  expect(outline(followMember(both, first.requesterId, start).events)).toEqual([['AdoptionCancelled', first.id, 3, 'cancelled']]);
  expect(followMember(both, ownerId, start).events).toHaveLength(2);
  expect(followMember(approved, ownerId, start).events).toMatchObject([
    { type: 'AdoptionFellThrough', request: { closing: { by: 'owner', code: 'owner-left' } } },
  ]);
  expect(followMember(completed, ownerId, start).events).toEqual([]);
});

test('a day to meet is an event when it is named and when it is agreed on, and its side names no other for ten minutes', () => {
  const named = { requestId: first.id, by: 'owner', day: '2026-05-04' } as const;
  const { state, events } = meetOn(approved, named, after(1));
  expect(outline(events)).toEqual([['AdoptionMeetingNamed', first.id, approved.version + 1, 'approved']]);
  expect(meetOn(state, named, after(1)).events).toEqual([]);
  const another = { ...named, day: '2026-05-05' };
  expect(() => meetOn(state, another, after(1))).toThrow(expect.objectContaining({ code: 'adoption-request.too-many-days' }));
  expect(one(meetOn(state, another, after(1.1)).state, first.id).meeting).toMatchObject({ day: '2026-05-05', isAgreed: false });
  const agreed = meetOn(state, { ...named, by: 'requester' }, after(1));
  expect(one(agreed.state, first.id).meeting).toMatchObject({ by: 'owner', isAgreed: true });
  expect(outline(agreed.events)).toEqual([['AdoptionMeetingNamed', first.id, approved.version + 2, 'approved']]);
});

describe('time', () => {
  const passing = (adoption: Adoption, days: readonly number[]) => {
    let state = adoption;
    return days.flatMap((day) => {
      const decided = passTime(state, first.id, false, after(day));
      state = decided.state;
      return decided.events.map(({ type, request }) => [day, type, request.remindersSent]);
    });
  };
  test('reminds the owner at 48 hours and 7 days, once each, and declines after 14 days of silence', () => {
    expect(passing(first.state, [1.9, 2, 2.1, 6.9, 7, 13.9, 14, 15])).toEqual([
      [2, 'AdoptionAnswerDue', 1],
      [7, 'AdoptionAnswerDue', 2],
      [14, 'AdoptionRejected', 0],
    ]);
  });
  test('reminds both at 7 and 21 days without hand-over', () => {
    expect(passing(approved, [2, 6.9, 7, 20, 21, 22, 60])).toEqual([
      [7, 'AdoptionAnswerDue', 1],
      [21, 'AdoptionAnswerDue', 2],
    ]);
  });
  test('does not make up for reminders that nobody received', () => {
    expect(passing(first.state, [8, 8.1])).toEqual([[8, 'AdoptionAnswerDue', 2]]);
    expect(passing(first.state, [20])).toEqual([[20, 'AdoptionRejected', 0]]);
    expect(passing(completed, [100])).toEqual([]);
  });
});

const aListing = (over: Partial<KnownPet> = {}) =>
  ({ isDeleted: false, approvalStatus: 'approved', snapshot: { status: 'Available' }, ...over }) as KnownPet;

test('a listing ends the requests for it by being deleted, adopted or refused, and by nothing else', () => {
  expect(endOfListing(aListing())).toBeUndefined();
  expect(endOfListing(aListing({ approvalStatus: 'pending', isOwnerAway: true }))).toBeUndefined();
  expect(endOfListing(aListing({ isDeleted: true }))).toBe('listing-deleted');
  expect(endOfListing(aListing({ approvalStatus: 'rejected' }))).toBe('listing-refused');
  expect(endOfListing(aListing({ snapshot: { ...aListing().snapshot, status: 'Adopted' } }))).toBe('pet-adopted');
});
