import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, eventually, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { poolUse, runTransaction } from '../src/transaction-runner.ts';

let server: TestDatabase;
const opened: Knex[] = [];
const pooled = (poolMax: number): Knex => {
  const database = connectDatabase({ url: server.url, applicationName: 'slots', logger: silentLogger, poolMax });
  opened.push(database);
  return database;
};
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(async () => {
  for (const database of opened) await database.destroy();
  await server.drop();
});

/** So many transactions that go on until they are let go. */
const rush = (database: Knex, count: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const done = Promise.all(
    Array.from({ length: count }, () =>
      runTransaction(database, async () => {
        begun += 1;
        await promise;
      }),
    ),
  );
  return { begun: () => begun, letGo: resolve, done };
};

test.each([
  [4, 3],
  [10, 8],
])('of %i connections %i are for transactions: who only reads waits for none, however many there are', async (poolMax, running) => {
  const database = pooled(poolMax);
  const { begun, letGo, done } = rush(database, 2 * poolMax);
  await eventually(() => begun() === running, 'as many as there are places for have begun');
  expect((await database.raw<{ rows: object[] }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(begun()).toBe(running);
  expect(poolUse(database)).toMatchObject({ waiting: 2 * poolMax - running });
  letGo();
  await done;
  expect(begun()).toBe(2 * poolMax);
});

test('a pool that has none to spare gives all of them', async () => {
  const database = pooled(1);
  const { begun, letGo, done } = rush(database, 3);
  await eventually(() => begun() === 1, 'one has begun');
  letGo();
  await done;
  expect(begun()).toBe(3);
});

test('a transaction that fails gives its place back', async () => {
  const database = pooled(4);
  for (let time = 0; time < 5; time += 1)
    await expect(runTransaction(database, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const { begun, letGo, done } = rush(database, 3);
  await eventually(() => begun() === 3, 'all places are free again');
  letGo();
  await done;
});
