import { afterAll, beforeAll, describe } from '@jest/globals';
import type { Knex } from 'knex';
import { openPetsDatabase } from '../../../test/running-pets.ts';
import { knexOwners } from './knex-owners.ts';
import { ownersContract } from './owners-contract.ts';

let database: Knex;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await openPetsDatabase());
});
afterAll(() => close());

describe('owners in PostgreSQL', () => {
  ownersContract(async () => ({
    owners: knexOwners(database),
    find: async (id) => {
      const row = await database('owners').where({ id }).first();
      return row && { id: row.id, version: row.version, firstName: row.first_name, lastName: row.last_name, verified: row.verified };
    },
    close: async () => {
      await database('owners').delete();
    },
  }));
});
