import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, endSessions, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { isInfrastructureError } from '../src/database-errors.ts';
import { sessionOf } from '../src/database-session.ts';
import { runTransaction } from '../src/transaction-runner.ts';

let target: TestDatabase;
let database: Knex;
let operator: Knex;

beforeAll(async () => {
  target = await createTestDatabase();
  database = connectDatabase({ url: target.url, applicationName: 'victim', logger: silentLogger });
  operator = connectDatabase({ url: target.url, applicationName: 'operator', logger: silentLogger });
});
afterAll(async () => {
  await database.destroy();
  await operator.destroy();
  await target.drop();
});

test('a transaction that a cut connection ended fails as trouble that passes, at whatever point it was cut', async () => {
  const cut = () => endSessions(operator, { application_name: 'victim' });
  const work = () =>
    runTransaction(database, async (trx) => {
      await trx.raw('select 1');
      await trx.raw('select 2');
    });
  const failures: unknown[] = [];
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([work(), work(), work()]).catch(() => undefined);
    const outcomes = await Promise.allSettled([cut(), ...Array.from({ length: 6 }, work)]);
    failures.push(...outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown));
  }
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((failure) => !isInfrastructureError(failure))).toEqual([]);
});

test('the answer to a ping comes after all notifications that were sent before it', async () => {
  const session = await sessionOf(database);
  const received: string[] = [];
  session.onNotification((payload) => received.push(payload));
  await session.query('listen pinged');
  for (let round = 1; round <= 50; round += 1) {
    await operator.raw('select pg_notify(?, ?)', ['pinged', String(round)]);
    await session.ping();
    expect(received).toHaveLength(round);
  }
  await session.close();
  await expect(session.ping()).rejects.toThrow();
});
