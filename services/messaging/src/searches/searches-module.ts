import { reactor } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import type { MemberPresence } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexListedPets, knexPetsOfDigest } from './data/knex-listed-pets.ts';
import { knexMatches } from './data/knex-matches.ts';
import { knexSavedSearches } from './data/knex-saved-searches.ts';
import { knexSearchQueries } from './data/knex-search-queries.ts';
import { onPetListed } from './events/on-pet-listed.ts';
import { exportParts } from './http/export-view.ts';
import { searchRoutes } from './http/search-routes.ts';
import { changeSearch } from './use-cases/change-search.ts';
import { deleteSearch } from './use-cases/delete-search.ts';
import { forgetMatches } from './use-cases/forget-matches.ts';
import { notePet } from './use-cases/note-pet.ts';
import type { NotifyOfDigest, SearchScope } from './use-cases/ports.ts';
import { saveSearch } from './use-cases/save-search.ts';
import { sendDigests } from './use-cases/send-digests.ts';

export interface SearchesNeeds extends ServiceParts {
  readonly membersIn: (trx: Knex.Transaction) => MemberPresence;
  readonly notifyIn: (trx: Knex.Transaction) => NotifyOfDigest;
}

/** At eight in the morning all of them are due: one run after the other sends some. */
const digestsEveryMs = 5_000;
const hourMs = 60 * 60_000;

const scopeIn =
  ({ membersIn, notifyIn }: Pick<SearchesNeeds, 'membersIn' | 'notifyIn'>) =>
  (trx: Knex.Transaction): SearchScope => ({
    searches: knexSavedSearches(trx),
    matches: knexMatches(trx),
    members: membersIn(trx),
    notify: notifyIn(trx),
  });

/** Nothing is looked for on behalf of a member who is erased. */
export const forgetSearchesOf = (trx: Knex.Transaction) => knexSavedSearches(trx).forget;

/** For the mail of a digest. */
export const petsOfDigest = knexPetsOfDigest;

/** What members look for, and what was found for them. */
export const searchesModule = (needs: SearchesNeeds) => {
  const { database, clock, logger } = needs;
  const queries = knexSearchQueries(database);
  const changing = { inTransaction: transactionRunner(database, scopeIn(needs)), clock };
  return {
    routes: searchRoutes({
      queries,
      saveSearch: saveSearch(changing),
      changeSearch: changeSearch(changing),
      deleteSearch: deleteSearch(changing),
    }),
    consumers: [
      reactor({
        consumer: 'messaging.searches',
        on: [onPetListed((trx) => notePet({ pets: knexListedPets(trx), matches: knexMatches(trx) }))],
      }),
    ],
    jobs: {
      'send digests': { everyMs: digestsEveryMs, run: sendDigests({ ...changing, queries, logger }) },
      'forget matches': { everyMs: hourMs, run: forgetMatches({ queries, clock }) },
    },
    exported: exportParts(queries),
  };
};
