import { setTimeout as passes } from 'node:timers/promises';
import { knexOutbox } from '@paltu/events';
import { keeping, silentLogger, systemClock, type Clock, type MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import { knexPetDirectory, type MemberPresence, type PetId } from '@paltu/projections';
import { withoutLocks } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { requestOutbox } from '../src/requests/request-events.ts';
import {
  knexAdoptionRepository,
  knexOfferedPets,
  knexRequestCount,
  knexRequestQueries,
  membersIn,
  type AdoptionRepository,
  type RequestScope,
} from '../src/requests/request-store.ts';
import { createRequest, followers, remindOfRequests, requestDecisions } from '../src/requests/request-use-cases.ts';
import type { RequestId } from '../src/requests/request.ts';
import { someDetails } from './running-adoption.ts';

/** A fence that is taken away: the lock of the pet, what a step finds once it holds that lock, the lock of who asks or leaves. */
export type Missing = 'pet lock' | 'conditional step' | 'member lock';

const unlocked = (trx: Knex.Transaction): Knex.Transaction => withoutLocks(trx, { rows: () => true, numbers: true });

/** Decides on the requests as they were before the pet was locked. */
const decidingTooEarly = (trx: Knex.Transaction, meet: () => Promise<void>): AdoptionRepository => {
  const locking = knexAdoptionRepository(trx);
  const reading = knexAdoptionRepository(unlocked(trx));
  return {
    ...locking,
    get: async (petId, requestId) => {
      const { requests } = await reading.get(petId, requestId);
      await meet();
      return { ...(await locking.get(petId, requestId)), requests };
    },
  };
};

const adoptionsOf = (trx: Knex.Transaction, missing: readonly Missing[], meet: () => Promise<void>): AdoptionRepository => {
  if (missing.includes('conditional step')) return decidingTooEarly(trx, meet);
  const store = knexAdoptionRepository(missing.includes('pet lock') ? unlocked(trx) : trx);
  const met = async <T>(read: Promise<T>): Promise<T> => {
    const found = await read;
    await meet();
    return found;
  };
  return {
    ...store,
    get: (petId, requestId) => met(store.get(petId, requestId)),
    findUnlessHeld: (petId, requestId) => met(store.findUnlessHeld(petId, requestId)),
  };
};

const membersOf = (trx: Knex.Transaction, missing: readonly Missing[]): MemberPresence =>
  membersIn(missing.includes('member lock') ? unlocked(trx) : trx);

/** Two who have read wait for each other before they go on, but not for long: behind a lock only one of them has read. */
const meetingOfTwo = (longestMs: number): (() => Promise<void>) => {
  const { promise: bothAreThere, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return async () => {
    arrived += 1;
    if (arrived >= 2) resolve();
    await Promise.race([bothAreThere, passes(longestMs)]);
  };
};

/** What can be done to requests, as the service does it but for the fences that are missing; two at once meet after they have read. */
export const unfencedAdoption = (database: Knex, missing: readonly Missing[], clock: Clock = systemClock) => {
  const meet = meetingOfTwo(40);
  const scopeOf = (trx: Knex.Transaction): RequestScope => {
    const adoptions = adoptionsOf(trx, missing, meet);
    return {
      adoptions,
      pets: knexOfferedPets(trx),
      members: membersOf(trx, missing),
      keep: keeping({ save: adoptions.save, outbox: requestOutbox(knexOutbox(trx, { source: '/paltu/adoption' })) }),
      countSince: knexRequestCount(trx),
    };
  };
  const inTransaction = transactionRunner(database, scopeOf);
  const deciding = { inTransaction, queries: knexRequestQueries(database), clock };
  const decisions = requestDecisions(deciding);
  const step = (memberId: string, requestId: string) => ({ memberId: memberId as MemberId, requestId: requestId as RequestId });
  return {
    ask: (memberId: string, petId: string) => {
      const application = { ...someDetails, hasChildren: false, hasOtherPets: false, references: '', additionalInfo: '' };
      const wish = { petId: petId as PetId, requesterId: memberId as MemberId, application, message: '' };
      return createRequest(deciding)(wish);
    },
    approve: (memberId: string, id: string) => decisions.answer({ ...step(memberId, id), status: 'approved', message: '' }),
    cancel: (memberId: string, id: string) => decisions.cancel(step(memberId, id)),
    handOver: (memberId: string, id: string) => decisions.handOver(step(memberId, id)),
    letFallThrough: (memberId: string, id: string) => decisions.end({ ...step(memberId, id), reason: 'We have to move' }),
    remind: () => remindOfRequests({ ...deciding, findAway: async () => new Set(), logger: silentLogger })(),
    /** Pets publishes that the listing was deleted. */
    applyDeletion: async (petId: string) => {
      const pet = (await knexPetDirectory(database).find([petId as PetId])).get(petId as PetId);
      if (pet === undefined) throw new Error('no such pet');
      await inTransaction((scope) =>
        followers(scope, clock).followListing({ pet: { ...pet, version: pet.version + 1, isDeleted: true }, end: 'listing-deleted' }),
      );
    },
    /** Auth publishes that the member has left. */
    applyLeaving: (memberId: string) =>
      inTransaction(async (scope) => {
        const state = { isAway: true, hasLeft: true, isSuspended: false, isErased: false };
        const report = { memberId: memberId as MemberId, version: 2, ...state, memberSince: null };
        if (await scope.members.keep(report)) await followers(scope, clock).followMember(report);
      }),
  };
};

export type UnfencedAdoption = ReturnType<typeof unfencedAdoption>;
