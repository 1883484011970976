import { afterAll, beforeAll, describe } from '@jest/globals';
import { knexOutbox } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import type { Knex } from 'knex';
import { openPetsDatabase } from '../../../test/running-pets.ts';
import { listingOutbox } from '../events/listing-outbox.ts';
import type { ListingsScope } from '../use-cases/ports.ts';
import { knexListingQueries } from './knex-listing-queries.ts';
import { knexListingRepository } from './knex-listing-repository.ts';
import { contractTotalCap, listingsContract } from './listings-contract.ts';

let database: Knex;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await openPetsDatabase());
});
afterAll(() => close());

const typeNames: Record<string, string> = { 'pk.paltu.pet.created.v1': 'PetCreated', 'pk.paltu.pet.updated.v1': 'PetUpdated' };

const scopeOf = (trx: Knex.Transaction): ListingsScope => ({
  listings: knexListingRepository(trx),
  pictures: { claim: async () => [], release: async () => undefined, setVisibility: async () => undefined },
  outbox: listingOutbox(knexOutbox(trx, { source: '/paltu/pets' })),
});

describe('listings in PostgreSQL', () => {
  listingsContract(async () => ({
    inTransaction: transactionRunner(database, scopeOf),
    queries: knexListingQueries(database, contractTotalCap),
    saidEvents: async () => (await database('outbox').orderBy('position')).map(({ type }: { type: string }) => typeNames[type] ?? type),
    addOwner: async ({ id, firstName, lastName, verified }) => {
      await database('owners').insert({ id, version: 1, first_name: firstName, last_name: lastName, verified });
    },
    close: async () => {
      await database.raw('truncate listings, pictures, owners, outbox');
    },
  }));
});
