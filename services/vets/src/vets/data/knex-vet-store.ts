import { rowsAsEvents } from '@paltu/events';
import type { Knex } from 'knex';
import type { VetStore } from '../use-cases/ports.ts';
import { knexMemberPresence } from './knex-member-presence.ts';
import { knexSlotRepository } from './knex-slot-repository.ts';
import { knexVetQueries } from './knex-vet-queries.ts';
import { knexVetRepository } from './knex-vet-repository.ts';
import { toVet } from './vet-row.ts';

/** Vets in PostgreSQL. */
export const knexVetStore = (database: Knex): VetStore<Knex.Transaction> => ({
  vetsIn: knexVetRepository,
  slotsIn: knexSlotRepository,
  membersIn: knexMemberPresence,
  queries: knexVetQueries(database),
  asEvents: (toEvents) => rowsAsEvents({ table: 'vets', toEvents: (row) => toEvents(toVet(row)) }),
});
