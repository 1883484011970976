import { transactionRunner } from '@paltu/persistence';
import type { ContactDirectory, MemberDirectory, PetDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexAdoptionRepository } from './data/knex-adoption-repository.ts';
import { knexCards } from './data/knex-cards.ts';
import { knexMemberPresence } from './data/knex-member-presence.ts';
import { knexOfferedPets } from './data/knex-offered-pets.ts';
import { knexRequestCount } from './data/knex-request-count.ts';
import { knexRequestQueries } from './data/knex-request-queries.ts';
import { requestOutbox } from './events/request-messages.ts';
import { ownerRoutes } from './http/owner-routes.ts';
import { requestPresenter } from './http/request-presenter.ts';
import { requestReadRoutes } from './http/request-read-routes.ts';
import { requesterRoutes } from './http/requester-routes.ts';
import { answerRequest } from './use-cases/answer-request.ts';
import { cancelRequest } from './use-cases/cancel-request.ts';
import { createRequest } from './use-cases/create-request.ts';
import type { RequestScope } from './use-cases/ports.ts';

export interface RequestsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly pets: PetDirectory;
}

/** Requests: made, answered, ended, read. */
export const requestsModule = ({ database, outboxIn, clock, members, contacts, pets }: RequestsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): RequestScope => ({
    adoptions: knexAdoptionRepository(trx),
    pets: knexOfferedPets(trx),
    members: knexMemberPresence(trx),
    outbox: requestOutbox(outboxIn(trx)),
    countSince: knexRequestCount(trx),
  });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexRequestQueries(database);
  const present = requestPresenter({ members, contacts, pets, readCards: knexCards(database) });
  const deciding = { inTransaction, queries, clock };

  return {
    routes: [
      ...requestReadRoutes({ queries, present }),
      ...requesterRoutes({ createRequest: createRequest({ inTransaction, clock }), cancelRequest: cancelRequest(deciding), present }),
      ...ownerRoutes({ answerRequest: answerRequest(deciding), present }),
    ],
  };
};
