import { reactor, type RepublishedState } from '@paltu/events';
import { keeping, type MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import { knexFindAway, onMemberChanged, type ContactDirectory, type MemberDirectory, type PetDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { exportRoute } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { knexAdoptionRepository } from './data/knex-adoption-repository.ts';
import { knexCards } from './data/knex-cards.ts';
import { knexOfferedPets } from './data/knex-offered-pets.ts';
import { knexRequestCount } from './data/knex-request-count.ts';
import { knexRequestFigures } from './data/knex-request-figures.ts';
import { knexRequestQueries } from './data/knex-request-queries.ts';
import { readRequestStates } from './data/knex-request-states.ts';
import { membersIn } from './data/members-in.ts';
import { onPetChanged } from './events/on-pet-changed.ts';
import { requestOutbox, stateOfRequest } from './events/request-messages.ts';
import { endingRoutes } from './http/ending-routes.ts';
import { figureRoutes } from './http/figure-routes.ts';
import { ownerRoutes } from './http/owner-routes.ts';
import { requestPresenter } from './http/request-presenter.ts';
import { requestReadRoutes } from './http/request-read-routes.ts';
import { requestView } from './http/request-view.ts';
import { requesterRoutes } from './http/requester-routes.ts';
import { answerRequest } from './use-cases/answer-request.ts';
import { cancelRequest } from './use-cases/cancel-request.ts';
import { createRequest } from './use-cases/create-request.ts';
import { endAdoption } from './use-cases/end-adoption.ts';
import { followListing } from './use-cases/follow-listing.ts';
import { followMember } from './use-cases/follow-member.ts';
import { handOverPet } from './use-cases/hand-over-pet.ts';
import type { RequestScope } from './use-cases/ports.ts';
import { remindOfRequests } from './use-cases/remind-of-requests.ts';

export interface RequestsNeeds extends ServiceParts {
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
    const outbox = requestOutbox(outboxIn(trx));
    return {
      adoptions,
      pets: knexOfferedPets(trx),
      members: membersIn(trx),
      outbox,
      keep: keeping({ save: adoptions.save, outbox }),
      countSince: knexRequestCount(trx),
    };
  };
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexRequestQueries(database);
  const present = requestPresenter({ members, contacts, pets, findAway: knexFindAway(database), readCards: knexCards(database) });
  const exported = { view: z.array(requestView), present: async (id: MemberId) => present.many(await queries.listAll(id), id) };
  const deciding = { inTransaction, queries, clock };

  return {
    routes: [
      ...figureRoutes({ figures: knexRequestFigures(database), clock }),
      exportRoute({
        path: '/api/v1/adoption/export',
        summary: 'All that is kept here of the caller: every request that they made or received',
        parts: { adoptionRequests: exported },
      }),
      ...requestReadRoutes({ queries, present }),
      ...requesterRoutes({ createRequest: createRequest({ inTransaction, clock }), cancelRequest: cancelRequest(deciding), present }),
      ...ownerRoutes({ answerRequest: answerRequest(deciding), handOverPet: handOverPet(deciding), present }),
      ...endingRoutes({ endAdoption: endAdoption(deciding), present }),
    ],
    consumers: [
      reactor({
        consumer: 'adoption.closing',
        on: [
          onPetChanged((trx) => followListing({ scope: scopeOf(trx), clock })),
          onMemberChanged({ keepIn: (trx) => membersIn(trx).keep, followIn: [(trx) => followMember({ scope: scopeOf(trx), clock })] }),
        ],
        // What is ended already is not ended again, and versions reveal what is old: what it consumes again changes nothing.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
    republishes: [everyRequest],
    jobs: { 'remind of requests': { everyMs: remindEveryMs, run: remindOfRequests({ ...deciding, logger }) } },
  };
};
