import { afterAll, beforeAll } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { memberStoreContract } from '../../../test/member-store-contract.ts';
import { knexMemberQueries, knexMemberRegister } from './knex-members.ts';

let testDatabase: TestDatabase;
let database: Knex;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrations: [new URL('../../../migrations', import.meta.url).pathname] });
  database = connectDatabase({ url: testDatabase.url, applicationName: 'test', logger: silentLogger });
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

memberStoreContract('members in PostgreSQL', async () => {
  await database.raw('truncate members');
  return { register: knexMemberRegister(database), queries: knexMemberQueries(database) };
});
