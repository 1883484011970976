import { expect, test } from '@jest/globals';
import { newId, type Decided } from '@paltu/kernel';
import type { Availability } from '@paltu/reference';
import fc from 'fast-check';
import { anApprovedListing, nextDay } from '../../test/listing-builders.ts';
import { isPublished, type Listing, type ListingEvent, type RequestId } from './listing.ts';
import { edit, remove } from './owner-decisions.ts';
import { handOver, release, reserve } from './reservation.ts';

const [mine, another] = [newId() as RequestId, newId() as RequestId];

const offered = (listing: Listing, status: Availability) => edit(listing, { details: { status } }, nextDay);

const reserved = () => reserve(anApprovedListing(), mine, nextDay).state;

test('an approved request reserves the pet, its hand-over makes it adopted, its return offers it again', () => {
  const listing = anApprovedListing();
  const waiting = reserve(listing, mine, nextDay);
  const gone = handOver(waiting.state, mine, nextDay);
  const back = release(gone.state, mine, nextDay);
  const steps = [waiting, gone, back];
  expect(steps.map(({ state }) => state.details.status)).toEqual(['Pending', 'Adopted', 'Available']);
  expect(steps.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['PetUpdated', 'PetUpdated', 'PetUpdated']);
  expect(back.state).toMatchObject({ version: listing.version + 3, contentVersion: listing.contentVersion, reservation: null });
  expect(steps.every(({ state }) => isPublished(state))).toBe(true);
});

test('its owner cannot offer a reserved pet to others, and may set it to adopted', () => {
  expect(() => offered(reserved(), 'Available')).toThrow('An adoption request for this pet is approved');
  expect(offered(reserved(), 'Adopted').state.details.status).toBe('Adopted');
  expect(edit(reserved(), { details: { urgent: true } }, nextDay).state.reservation).toEqual({ requestId: mine, isHandedOver: false });
});

test('what was agreed on stays while a request is approved: the kind of offer, the price and the name', () => {
  const changes = [{ adoptionType: 'Sale', price: 5000 }, { adoptionType: 'Trial' }, { name: 'Another' }] as const;
  for (const details of changes)
    expect(() => edit(reserved(), { details }, nextDay)).toThrow('An adoption request for this pet is approved');
  const { adoptionType, price, name } = reserved().details;
  const kept = edit(reserved(), { details: { adoptionType, price, name, description: 'Kind to children' } }, nextDay);
  expect(kept.state.reservation).toEqual({ requestId: mine, isHandedOver: false });
  const gone = handOver(reserved(), mine, nextDay).state;
  expect(edit(gone, { details: { name: 'Another' } }, nextDay).state.details.name).toBe('Another');
});

test('a pet that its owner has given away already stays adopted when a request is approved', () => {
  const given = offered(anApprovedListing(), 'Adopted').state;
  const { state, events } = reserve(given, mine, nextDay);
  expect([state.details.status, state.reservation]).toEqual(['Adopted', { requestId: mine, isHandedOver: false }]);
  expect(events.map(({ type, listing }) => [type, listing.details.status])).toEqual([['PetUpdated', 'Adopted']]);
});

test('events of another request than the reserving one change nothing', () => {
  const listing = reserved();
  for (const decide of [reserve, handOver, release]) expect(decide(listing, another, nextDay)).toEqual({ state: listing, events: [] });
});

test('what was carried out already is not carried out again', () => {
  const listing = reserved();
  expect(reserve(listing, mine, nextDay).events).toEqual([]);
  const gone = handOver(listing, mine, nextDay).state;
  expect(handOver(gone, mine, nextDay).events).toEqual([]);
  expect(reserve(gone, mine, nextDay).events).toEqual([]);
});

test('a pet that its owner offers again after the hand-over is not taken back by the past request', () => {
  const again = offered(handOver(reserved(), mine, nextDay).state, 'Available').state;
  expect(again.reservation).toBeNull();
  expect(release(offered(again, 'Adopted').state, mine, nextDay).events).toEqual([]);
  expect(reserve(again, another, nextDay).state.reservation).toEqual({ requestId: another, isHandedOver: false });
});

test('a deleted listing stays as it is', () => {
  const { state } = remove(reserved(), nextDay);
  for (const decide of [reserve, handOver, release]) expect(decide(state, mine, nextDay)).toEqual({ state, events: [] });
});

test('whatever comes in whatever order, a pet with an approved request is not offered, and every event moves the version by one', () => {
  const requestId = fc.constantFrom(mine, another);
  type Step = { readonly decide: typeof reserve; readonly requestId: RequestId } | { readonly status: Availability };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ decide: fc.constantFrom(reserve, handOver, release), requestId }),
    fc.record({ status: fc.constantFrom<Availability>('Available', 'Pending', 'Adopted') }),
  );
  const carryOut = (listing: Listing, todo: Step): Decided<Listing, ListingEvent> => {
    if ('decide' in todo) return todo.decide(listing, todo.requestId, nextDay);
    try {
      return offered(listing, todo.status);
    } catch {
      return { state: listing, events: [] };
    }
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let listing = anApprovedListing();
      for (const todo of steps) {
        const { state, events } = carryOut(listing, todo);
        expect(state.version).toBe(listing.version + events.length);
        if (state.reservation?.isHandedOver === false) expect(state.details.status).not.toBe('Available');
        listing = state;
      }
    }),
  );
});
