import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { isInfrastructureError } from '../src/database-errors.ts';
import { preparedReads, type Reads } from '../src/prepared-reads.ts';

let server: TestDatabase;
let database: Knex;
let reads: Reads;
beforeAll(async () => {
  server = await createTestDatabase();
  database = connectDatabase({ url: server.url, applicationName: 'test', logger: silentLogger, poolMax: 4 });
  reads = preparedReads(database, silentLogger, { prepared: 2, searches: 2 });
});
afterAll(async () => {
  await reads.close();
  await database.destroy();
  await server.drop();
});

const timed = async (work: PromiseLike<unknown>): Promise<number> => {
  const begunAt = performance.now();
  await work;
  return performance.now() - begunAt;
};
const usual = () => reads.rows({ name: 'usual', text: 'select pg_sleep($1)' }, [0.05]);

test('costly searches end after a few seconds, and take no connection from what is read most, nor from writes', async () => {
  await Promise.all([database.raw('select 1'), usual()]);
  const failures: unknown[] = [];
  const costly = Array.from({ length: 8 }, () =>
    timed(reads.rows({ text: 'select pg_sleep($1)' }, [30]).catch((error: unknown) => failures.push(error))),
  );
  const others: number[] = [];
  for (let call = 0; call < 8; call += 1) others.push(await timed(database.raw('select pg_sleep(0.05)')), await timed(usual()));
  // All of that while the searches hold what they can have.
  expect(failures).toEqual([]);
  expect(Math.max(...others)).toBeLessThan(1_000);
  const waited = await Promise.all(costly);
  expect(failures).toHaveLength(8);
  expect(failures.every(isInfrastructureError)).toBe(true);
  expect(Math.min(...waited)).toBeLessThan(5_000);
}, 60_000);
