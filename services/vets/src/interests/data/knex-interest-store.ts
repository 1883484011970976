import { knexInterestRepository, knexLikes } from '@paltu/interests';
import type { Knex } from 'knex';
import type { InterestsStore } from '../use-cases/ports.ts';
import { knexLikeQueries } from './knex-like-queries.ts';

/** Interests and likes in PostgreSQL. */
export const knexInterestStore = (database: Knex): InterestsStore<Knex.Transaction> => ({
  interestsIn: (trx) => knexInterestRepository(trx, 'vet_id'),
  likesIn: (trx) => knexLikes(trx, ({ id }) => ({ vet_id: id })),
  queries: knexLikeQueries(database),
});
