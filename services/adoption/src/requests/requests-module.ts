import { reactor, type RepublishedState } from '@paltu/events';
import { keeping, type MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import { knexFindAway, onMemberChanged, type ContactDirectory, type MemberDirectory, type PetDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { exportRoute } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { onPetChanged, requestOutbox, stateOfRequest } from './request-events.ts';
import { requestReadRoutes, requestRoutes } from './request-http.ts';
import {
  knexAdoptionRepository,
  knexCards,
  knexOfferedPets,
  knexRequestCount,
  knexRequestQueries,
  membersIn,
  readRequestStates,
  type RequestScope,
} from './request-store.ts';
import { createRequest, followers, remindOfRequests, requestDecisions } from './request-use-cases.ts';
import { requestPresenter, requestView } from './request-views-http.ts';

interface RequestsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly pets: PetDirectory;
}

const remindEveryMs = 60_000;

const everyRequest: RepublishedState = {
  name: 'requests',
  readBatch: async (trx, after, limit) => {
    const { requests, last } = await readRequestStates(trx, after, limit);
    return { events: requests.flatMap(stateOfRequest), last };
  },
};

/** Requests: made, answered, ended, read. */
export const requestsModule = ({ database, outboxIn, clock, logger, members, contacts, pets }: RequestsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): RequestScope => {
    const adoptions = knexAdoptionRepository(trx);
    return {
      adoptions,
      pets: knexOfferedPets(trx),
      members: membersIn(trx),
      keep: keeping({ save: adoptions.save, outbox: requestOutbox(outboxIn(trx)) }),
      countSince: knexRequestCount(trx),
    };
  };
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexRequestQueries(database);
  const findAway = knexFindAway(database);
  const present = requestPresenter({ members, contacts, pets, findAway, readCards: knexCards(database) });
  const exported = { view: z.array(requestView), present: async (id: MemberId) => present.many(await queries.listAll(id), id) };
  const decisions = requestDecisions({ inTransaction, queries, clock });

  return {
    routes: [
      exportRoute({
        path: '/api/v1/adoption/export',
        summary: 'All that is kept here of the caller: every request that they made or received',
        parts: { adoptionRequests: exported },
      }),
      ...requestReadRoutes(queries, present),
      ...requestRoutes({ createRequest: createRequest({ inTransaction, clock }), decisions, present }),
    ],
    consumers: [
      reactor({
        consumer: 'adoption.closing',
        on: [
          onPetChanged((trx) => followers(scopeOf(trx), clock).followListing),
          onMemberChanged({ keepIn: (trx) => membersIn(trx).keep, followIn: [(trx) => followers(scopeOf(trx), clock).followMember] }),
        ],
        // What is ended already is not ended again, and versions reveal what is old: what it consumes again changes nothing.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
    republishes: [everyRequest],
    jobs: { 'remind of requests': { everyMs: remindEveryMs, run: remindOfRequests({ inTransaction, queries, findAway, clock, logger }) } },
  };
};
