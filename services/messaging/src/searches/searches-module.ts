import { reactor } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { z } from 'zod';
import { onPetListed } from './search-events.ts';
import { presentSearch, searchRoutes, searchView } from './search-http.ts';
import { knexSearchQueries, petsScopeIn, searchScopeIn } from './search-store.ts';
import { forgetMatches, notePet, searchDecisions, sendDigests } from './search-use-cases.ts';

/** At eight in the morning all of them are due: one run after the other sends some. */
const digestsEveryMs = 5_000;
const hourMs = 60 * 60_000;

/** What members look for, and what was found for them. */
export const searchesModule = ({ database, clock, logger, ...needs }: ServiceParts & Parameters<typeof searchScopeIn>[0]) => {
  const queries = knexSearchQueries(database);
  const inTransaction = transactionRunner(database, searchScopeIn(needs));
  return {
    routes: searchRoutes(queries, searchDecisions(inTransaction, clock)),
    consumers: [reactor({ consumer: 'messaging.searches', on: [onPetListed((trx) => notePet(petsScopeIn(trx)))] })],
    jobs: {
      'send digests': { everyMs: digestsEveryMs, run: sendDigests({ inTransaction, queries, clock, logger }), followsCommits: true },
      'forget matches': { everyMs: hourMs, run: forgetMatches(queries, clock) },
    },
    exported: {
      savedSearches: { view: z.array(searchView), present: async (id: MemberId) => (await queries.list(id)).map(presentSearch) },
    },
  };
};
