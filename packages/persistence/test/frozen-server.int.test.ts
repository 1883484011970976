import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { dependencyTimeouts, silentLogger } from '@paltu/kernel';
import { createTestDatabase, eventually, startOwnPostgres, type OwnPostgres, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase, withoutTimeouts } from '../src/connect-database.ts';
import { isInfrastructureError } from '../src/database-errors.ts';
import { sessionOf } from '../src/database-session.ts';
import { runTransaction } from '../src/transaction-runner.ts';

const poolMax = 4;
const { acquire, response, statement, lock, idleInTransaction } = dependencyTimeouts.database;
// A machine that is busy with other tests is no fault of the limits.
const slackMs = 5_000;

let server: OwnPostgres;
let target: TestDatabase;
let database: Knex;
let operator: Knex;

beforeAll(async () => {
  server = await startOwnPostgres();
  target = await createTestDatabase({ server: server.superuserUrl });
  database = connectDatabase({ url: target.url, applicationName: 'frozen', logger: silentLogger, poolMax });
  operator = connectDatabase({ url: target.url, applicationName: 'operator', logger: silentLogger });
  await operator.raw('create table notes (text text)');
});
afterEach(() => server.thaw());
afterAll(async () => {
  await database.destroy();
  await operator.destroy();
  await server.drop();
});

const timed = async (work: Promise<unknown>) => {
  const startedAt = Date.now();
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { error: outcome, ms: Date.now() - startedAt };
};

const sessionsOf = async (state?: string) => {
  const rows = operator('pg_stat_activity').where('application_name', 'like', 'frozen%');
  return (await (state === undefined ? rows : rows.where('state', 'like', `${state}%`))).length;
};

/** Connections that the pool holds, with a question asked of each before. */
const fillPool = () => Promise.all(Array.from({ length: poolMax }, () => database.raw('select pg_sleep(0.1)')));

test('the limits lie in an order in which the nearest to the cause speaks first', () => {
  expect([idleInTransaction, lock, statement, response]).toEqual([idleInTransaction, lock, statement, response].sort((a, b) => a - b));
});

test('a frozen server counts as down within the limits, for every caller; when it thaws all goes on, and nothing is left over', async () => {
  await fillPool();
  const session = await sessionOf(database, { application_name: 'frozen session' });
  const insideTransaction = Promise.withResolvers<void>();
  const frozen = Promise.withResolvers<void>();
  const transaction = timed(
    runTransaction(database, async (trx) => {
      await trx('notes').insert({ text: 'lost' });
      insideTransaction.resolve();
      await frozen.promise;
      await trx('notes').insert({ text: 'lost too' });
    }),
  );
  await insideTransaction.promise;
  server.freeze();
  frozen.resolve();

  const asked = [
    transaction,
    timed(session.query('select 1')),
    // Far more than the pool holds: most of them never get a connection.
    ...Array.from({ length: 100 }, () => timed(database.raw('select 1'))),
    ...Array.from({ length: 20 }, () => timed(runTransaction(database, (trx) => trx('notes').insert({ text: 'lost' })))),
  ];
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter(({ error }) => !isInfrastructureError(error))).toEqual([]);
  expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(acquire + response + slackMs);
  expect(session.isOpen()).toBe(false);
  await session.close();

  server.thaw();
  await eventually(async () => (await timed(fillPool())).error === undefined, 'the pool to work again');
  await eventually(async () => (await sessionsOf()) <= poolMax, 'the connections of before to end');
  expect(await sessionsOf('idle in transaction')).toBe(0);
  await runTransaction(database, (trx) => trx('notes').insert({ text: 'kept' }));
  expect(await database('notes').where({ text: 'lost too' })).toEqual([]);
  expect(await database('notes').where({ text: 'kept' })).toHaveLength(1);
});

test('a connection that lay idle for longer than the limit is watched again with its next question', async () => {
  const session = await sessionOf(database, { response_timeout: 200 });
  await session.query('select 1');
  await sleep(500);
  server.freeze();
  const { error } = await timed(Promise.race([session.query('select 1'), sleep(slackMs, 'nothing happened', { ref: false })]));
  expect(isInfrastructureError(error)).toBe(true);
  await session.close();
});

test('an answer that comes too late is not taken for that of the next question', async () => {
  await fillPool();
  server.freeze();
  const late = await timed(Promise.all(Array.from({ length: poolMax }, () => database.raw('select 1 as answer'))));
  expect(isInfrastructureError(late.error)).toBe(true);
  server.thaw();
  const answers = await eventually(() =>
    Promise.all(Array.from({ length: 20 }, (_, n) => database.raw('select ?::int as answer', [n + 100]))).catch(() => undefined),
  );
  expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, (_, n) => [{ answer: n + 100 }]));
});

test('the server ends a long statement with an error; work that nobody waits for goes on, and so does a session that only listens', async () => {
  await fillPool();
  const listening = await sessionOf(database);
  const long = `select pg_sleep(${(response + 1_000) / 1_000})`;
  const [ended, finished] = await Promise.all([
    timed(database.raw(long)),
    timed(runTransaction(database, (trx) => withoutTimeouts(trx, () => trx.raw(long)))),
  ]);
  expect(ended.error).toMatchObject({ code: '57014' });
  expect(isInfrastructureError(ended.error)).toBe(true);
  expect(finished.error).toBeUndefined();
  expect(listening.isOpen()).toBe(true);
  await listening.close();
});

test('the server forgets within the limit a machine that vanished, and its locks with it', async () => {
  const settingOf = async (name: string) =>
    Number((await database.raw(`select setting from pg_settings where name = '${name}'`)).rows[0].setting);
  const [idle, interval, count] = await Promise.all(
    ['tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count'].map(settingOf),
  );
  expect((idle! + interval! * count!) * 1_000).toBe(dependencyTimeouts.database.tcpUser);
  expect(await settingOf('tcp_user_timeout')).toBe(dependencyTimeouts.database.tcpUser);
});

test('a session is closed within the limits although its server is frozen', async () => {
  const session = await sessionOf(database, { application_name: 'frozen session' });
  server.freeze();
  const { ms } = await timed(session.close());
  expect(ms).toBeLessThan(dependencyTimeouts.database.close + slackMs);
});
