import { expect, test } from '@jest/globals';
import { newId, type Decided, type MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import fc from 'fast-check';
import {
  askedInModel,
  decidedInModel,
  followedInModel,
  leftInModel,
  passedInModel,
  type ListingState,
  type Model,
} from '../../test/request-model.ts';
import {
  approve,
  ask,
  cancel,
  followListing,
  followMember,
  handOver,
  letFallThrough,
  passTime,
  reject,
  type ListingEnd,
} from './request-decisions.ts';
import { isOpen, type Adoption, type AdoptionRequest, type OfferedPet, type RequestEvent, type RequestId } from './request.ts';

const petId = newId() as PetId;
const owner = newId() as MemberId;
const requesters = [1, 2, 3].map(() => newId() as MemberId);
const application = {
  reason: 'We love dogs',
  experience: '',
  petCarePlan: '',
  timeline: 'soon',
  budget: 'low',
  homeType: 'Apartment',
  hasChildren: false,
  hasOtherPets: false,
  references: '',
  additionalInfo: '',
} as const;

const ends: Readonly<Record<ListingState, ListingEnd | undefined>> = {
  offered: undefined,
  'in review': undefined,
  refused: 'listing-refused',
  adopted: 'pet-adopted',
  deleted: 'listing-deleted',
};

const nth = fc.nat({ max: 5 });
const member = fc.constantFrom(owner, ...requesters);
const action = fc.constantFrom('approve', 'reject', 'cancel', 'hand over', 'owner lets fall', 'requester lets fall');
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;
const isRequesters = (one: Action): boolean => one === 'cancel' || one === 'requester lets fall';

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('ask' as const), who: fc.constantFrom(...requesters) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('decide' as const), action, nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('listing' as const),
      to: fc.constantFrom<ListingState>('offered', 'offered', 'in review', 'refused', 'adopted'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('listing' as const), to: fc.constant<ListingState>('deleted') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: member }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return' as const), who: member }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('time' as const), days: fc.constantFrom(0.5, 2, 5, 7, 14, 15) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;
type Deciding = (adoption: Adoption, at: Date) => Decided<Adoption, RequestEvent>;

/** All requests ever made for the pet; a decision sees what a transaction reads: the open and completed ones, and the one it is about. */
class Requests {
  readonly all: AdoptionRequest[] = [];
  readonly events: RequestEvent[] = [];
  version = 0;

  seen(about?: RequestId): Adoption {
    return {
      petId,
      version: this.version,
      requests: this.all.filter((one) => isOpen(one) || one.status === 'completed' || one.id === about),
    };
  }

  /** Whether it was taken. */
  decide(deciding: Deciding, at: Date, about?: RequestId): boolean {
    let decided: Decided<Adoption, RequestEvent>;
    try {
      decided = deciding(this.seen(about), at);
    } catch {
      return false;
    }
    const { state, events } = decided;
    expect(state.version).toBe(this.version + events.length);
    expect(events.map(({ request }) => request.version)).toEqual(events.map((_, index) => this.version + index + 1));
    for (const { request } of events) {
      const known = this.all.findIndex(({ id }) => id === request.id);
      this.all.splice(known === -1 ? this.all.length : known, 1, request);
    }
    this.version = state.version;
    this.events.push(...events);
    return true;
  }
}

const decidingOf = (action: Action, requestId: RequestId, pet: OfferedPet): Deciding => {
  const answer = { requestId, message: '' };
  const fall =
    (by: 'owner' | 'requester'): Deciding =>
    (adoption, at) =>
      letFallThrough(adoption, { requestId, by, reason: 'No room' }, at);
  const all: Record<Action, Deciding> = {
    approve: (adoption, at) => approve(adoption, pet, answer, at),
    reject: (adoption, at) => reject(adoption, answer, at),
    cancel: (adoption, at) => cancel(adoption, requestId, at),
    'hand over': (adoption, at) => handOver(adoption, requestId, at),
    'owner lets fall': fall('owner'),
    'requester lets fall': fall('requester'),
  };
  return all[action];
};

const offered = ({ listingState, changedAt }: Model): OfferedPet => ({
  ownerId: owner,
  name: 'شیرو',
  terms: { adoptionType: 'Adoption', price: 0 },
  status: listingState === 'adopted' ? 'Adopted' : 'Available',
  isPublic: listingState === 'offered' || listingState === 'adopted',
  changedAt: new Date(changedAt),
});

interface Both {
  readonly requests: Requests;
  readonly model: Model;
}

const takeAsk = ({ requests, model }: Both, who: MemberId): void => {
  if (model.away.has(who) || model.away.has(owner)) return;
  const at = new Date(model.now);
  const wish = { id: newId() as RequestId, requesterId: who, application, message: '' };
  const isTaken = requests.decide((adoption) => ask(adoption, offered(model), wish, at), at);
  expect(['ask', isTaken]).toEqual(['ask', askedInModel(model, who)]);
};

const takeDecision = ({ requests, model }: Both, action: Action, nthRequest: number): void => {
  const index = nthRequest % Math.max(requests.all.length, 1);
  const request = requests.all[index];
  if (request === undefined || model.away.has(isRequesters(action) ? request.requesterId : owner)) return;
  const isTaken = requests.decide(decidingOf(action, request.id, offered(model)), new Date(model.now), request.id);
  expect([action, isTaken]).toEqual([action, decidedInModel(model, action, index)]);
};

const takeListing = ({ requests, model }: Both, to: ListingState): void => {
  if (model.listingState === 'deleted') return;
  const end = ends[to];
  if (end !== undefined) requests.decide((adoption, at) => followListing(adoption, end, at), new Date(model.now));
  followedInModel(model, to);
};

const takeLeave = ({ requests, model }: Both, who: MemberId): void => {
  requests.decide((adoption, at) => followMember(adoption, who, at), new Date(model.now));
  leftInModel(model, who, who === owner);
};

/** Looks twice, as two instances do. */
const takeTime = ({ requests, model }: Both, days: number): void => {
  passedInModel(model, days);
  const ids = requests.all.map(({ id }) => id);
  for (const id of [...ids, ...ids]) requests.decide((adoption, at) => passTime(adoption, id, false, at), new Date(model.now), id);
};

/** Takes the step in both; both must agree on whether it may be taken. */
const take = (todo: Step, both: Both): void => {
  if (todo.kind === 'ask') takeAsk(both, todo.who);
  else if (todo.kind === 'decide') takeDecision(both, todo.action, todo.nth);
  else if (todo.kind === 'listing') takeListing(both, todo.to);
  else if (todo.kind === 'leave') takeLeave(both, todo.who);
  else if (todo.kind === 'return') both.model.away.delete(todo.who);
  else takeTime(both, todo.days);
};

const walk = (todo: readonly Step[], visit: (requests: Requests, model: Model) => void): void => {
  const requests = new Requests();
  const start = Date.parse('2026-05-01T09:00:00Z');
  const model: Model = { listingState: 'offered', changedAt: start, now: start, away: new Set(), requests: [] };
  for (const next of todo) {
    model.now += 1;
    take(next, { requests, model });
    visit(requests, model);
  }
};

const inAnyOrder = (visit: (requests: Requests, model: Model) => void): void =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (todo) => walk(todo, visit)),
    { numRuns: 500 },
  );

test('in any order of steps every request has the status that the table of steps gives it', () => {
  inAnyOrder((requests, model) => {
    expect(requests.all.map(({ requesterId, status }) => [requesterId, status])).toEqual(
      model.requests.map(({ requester, status }) => [requester, status]),
    );
  });
});

test('a pet has one approved request at most, and a member one open request for it', () => {
  inAnyOrder(({ all }) => {
    expect(all.filter(({ status }) => status === 'approved').length).toBeLessThanOrEqual(1);
    const open = all.filter(isOpen).map(({ requesterId }) => requesterId);
    expect(new Set(open).size).toBe(open.length);
  });
});

test('nothing is open for a pet that is gone, nor of a member who is', () => {
  inAnyOrder(({ all }, { listingState, away }) => {
    const open = all.filter(isOpen);
    if (listingState === 'deleted' || listingState === 'adopted') expect(open).toEqual([]);
    if (listingState === 'refused') expect(open.filter(({ status }) => status === 'pending')).toEqual([]);
    expect(open.filter(({ ownerId, requesterId }) => away.has(ownerId) || away.has(requesterId))).toEqual([]);
  });
});

test('each side can end every open request, at any time', () => {
  inAnyOrder((requests, model) => {
    const endings: Record<string, readonly Action[]> = {
      pending: ['reject', 'cancel'],
      approved: ['owner lets fall', 'requester lets fall'],
    };
    for (const { id, status } of requests.all.filter(isOpen))
      for (const action of endings[status] ?? []) {
        const { state } = decidingOf(action, id, offered(model))(requests.seen(), new Date(model.now));
        expect(state.requests.filter(isOpen).map((request) => request.id)).not.toContain(id);
      }
  });
});

test('a consumer of nothing but the events, each one version after the other, knows every request', () => {
  inAnyOrder(({ events, all, version }) => {
    expect(events.map(({ request }) => request.version)).toEqual(Array.from({ length: version }, (_, index) => index + 1));
    const followed = new Map(events.map(({ request }) => [request.id, request]));
    expect([...followed.values()]).toEqual(all);
  });
});
