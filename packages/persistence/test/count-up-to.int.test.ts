import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { countUpTo } from '../src/read-page.ts';

let testDatabase: TestDatabase;
let database: Knex;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase({ url: testDatabase.url, applicationName: 'count', logger: silentLogger });
  await database.raw('create table pets as select id, id % 2 = 0 as is_even from generate_series(1, 25) as id');
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

test.each([
  [23, 24],
  [24, 25],
  [25, 25],
  [26, 25],
])('25 rows counted up to %i', async (limit, expected) => {
  expect(await countUpTo(database('pets'), limit)).toBe(expected);
});

test("a page's own columns, order and limits change nothing, its conditions do", async () => {
  const page = database('pets').select('id').where({ is_even: true }).orderBy('id').limit(3).offset(6);
  expect(await countUpTo(page, 1_000)).toBe(12);
  expect(await page).toHaveLength(3);
  expect(await countUpTo(database('pets').where('id', '<', 0), 10)).toBe(0);
});
