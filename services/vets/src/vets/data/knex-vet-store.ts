import { rowsAsEvents } from '@paltu/events';
import type { Reads } from '@paltu/persistence';
import { knexFindAway, knexMemberPresence } from '@paltu/projections';
import { countWords } from '@paltu/search/postgres';
import type { Knex } from 'knex';
import type { VetStore } from '../use-cases/ports.ts';
import { knexSlotRepository } from './knex-slot-repository.ts';
import { knexVetQueries } from './knex-vet-queries.ts';
import { knexVetRepository } from './knex-vet-repository.ts';
import { toVet } from './vet-row.ts';

interface VetReads {
  readonly database: Knex;
  readonly reads: Reads;
}

/** Vets in PostgreSQL. */
export const knexVetStore = ({ database, reads }: VetReads): VetStore<Knex.Transaction> => ({
  vetsIn: knexVetRepository,
  slotsIn: knexSlotRepository,
  membersIn: knexMemberPresence({ lockSeed: 13 }),
  findAway: knexFindAway(database),
  queries: knexVetQueries(database, reads),
  countWords: countWords(database),
  asEvents: (toEvents) => rowsAsEvents({ table: 'vets', toEvents: (row) => toEvents(toVet(row)) }),
});
