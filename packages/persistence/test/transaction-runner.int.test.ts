import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, endSessions, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { isInfrastructureError } from '../src/database-errors.ts';
import { preparedRows } from '../src/prepared-reads.ts';
import { afterCommit, commitsOf, runTransaction, transactionRunner } from '../src/transaction-runner.ts';

let testDatabase: TestDatabase;
let database: Knex;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase({ url: testDatabase.url, applicationName: 'transactions', logger: silentLogger, poolMax: 3 });
  await database.raw('create table notes (id int primary key, times int not null default 0)');
});
beforeEach(() => database('notes').delete());
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

const scopeOf = (trx: Knex.Transaction) => ({ write: async (id: number) => void (await trx('notes').insert({ id })), trx });
const insert = { name: 'insert note', text: 'insert into notes (id) values ($1)' };
const notes = () => database('notes').orderBy('id').pluck('id');

test('what the work wrote is kept when it succeeds, and its answer is handed back', async () => {
  expect(await transactionRunner(database, scopeOf)(async ({ write }) => (await write(1), await write(2), 'done'))).toBe('done');
  expect(await notes()).toEqual([1, 2]);
});

test('nothing is kept when the work fails, and the error is the one it threw', async () => {
  const error = new Error('no');
  const failing = transactionRunner(
    database,
    scopeOf,
  )(async ({ write }) => {
    await write(1);
    throw error;
  });
  await expect(failing).rejects.toBe(error);
  expect(await notes()).toEqual([]);
});

test('what was committed is counted, a part of a transaction and what failed are not', async () => {
  const before = commitsOf(database);
  await runTransaction(database, (trx) => runTransaction(trx, (part) => part('notes').insert({ id: 1 })));
  await expect(runTransaction(database, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(commitsOf(database)).toBe(before + 1);
});

test('two works that wait for each other are both done', async () => {
  await database('notes').insert([{ id: 1 }, { id: 2 }]);
  const runs: string[] = [];
  const firstLock = { one: Promise.withResolvers<void>(), other: Promise.withResolvers<void>() };
  const raise = (name: 'one' | 'other', [first, second]: readonly [number, number]) =>
    transactionRunner(
      database,
      scopeOf,
    )(async ({ trx }) => {
      runs.push(name);
      await trx('notes')
        .where({ id: first })
        .update({ times: trx.raw('times + 1') });
      firstLock[name].resolve();
      await Promise.all([firstLock.one.promise, firstLock.other.promise]);
      await trx('notes')
        .where({ id: second })
        .update({ times: trx.raw('times + 1') });
      return name;
    });
  expect(await Promise.all([raise('one', [1, 2]), raise('other', [2, 1])])).toEqual(['one', 'other']);
  // One at least was undone and run again; on a busy machine the server may undo both.
  expect(runs.length).toBeGreaterThan(2);
  expect(await database('notes').pluck('times')).toEqual([2, 2]);
});

const deadlock = "do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$";

/** Work that PostgreSQL undoes so often, one time after the other. */
const undone = async (deadlocks: number): Promise<number> => {
  let attempts = 0;
  const run = transactionRunner(database, scopeOf);
  await run(async ({ trx }) => {
    attempts += 1;
    await trx('notes').insert({ id: attempts });
    if (attempts <= deadlocks) await trx.raw(deadlock);
  });
  return attempts;
};

test('work that meets three deadlocks, one after the other, is done in the end, and kept once', async () => {
  expect(await undone(3)).toBe(4);
  expect(await notes()).toEqual([4]);
});

test('work that meets more deadlocks fails, and nothing of it is kept', async () => {
  await expect(undone(4)).rejects.toMatchObject({ code: '40P01' });
  expect(await notes()).toEqual([]);
});

test('work that swallowed an error of the database fails because nothing was kept', async () => {
  const swallowing = transactionRunner(
    database,
    scopeOf,
  )(async ({ write }) => {
    await write(1);
    await write(1).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await notes()).toEqual([]);
});

test('a commit that the database refuses is a failure', async () => {
  await database.raw('create table if not exists late (id int, unique (id) deferrable initially deferred)');
  const refused = runTransaction(database, async (trx) => {
    await trx('late').insert([{ id: 1 }, { id: 1 }]);
  });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
});

test('a listener is called on the commit, also from inside a savepoint, and never on a rollback', async () => {
  const called: string[] = [];
  await runTransaction(database, async (trx) => {
    afterCommit(trx, () => called.push('outer'));
    await trx.transaction(async (savepoint) => afterCommit(savepoint, () => called.push('inner')));
    expect(called).toEqual([]);
  });
  await runTransaction(database, async (trx) => {
    afterCommit(trx, () => called.push('lost'));
    throw new Error('no');
  }).catch(() => undefined);
  expect(called).toEqual(['outer', 'inner']);
});

test('a connection cut in the middle of the work fails it as infrastructure, and the pool goes on', async () => {
  const cut = runTransaction(database, async (trx) => {
    await trx('notes').insert({ id: 1 });
    await endSessions(database, { state: 'idle in transaction', application_name: 'transactions' });
    await trx('notes').insert({ id: 2 });
  });
  expect(isInfrastructureError(await cut.catch((error: unknown) => error))).toBe(true);
  await runTransaction(database, (trx) => trx('notes').insert({ id: 3 }));
  expect(await notes()).toEqual([3]);
});

test('a connection cut while it waits in the pool does not end the process', async () => {
  await Promise.all([1, 2, 3].map(() => database.raw('select pg_sleep(0.05)')));
  await endSessions(database, { application_name: 'transactions' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await database.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a pool that cannot connect fails as infrastructure', async () => {
  const nowhere = connectDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', applicationName: 'nowhere', logger: silentLogger });
  const errors = await Promise.all([
    nowhere('notes').catch((error: unknown) => error),
    runTransaction(nowhere, async () => undefined).catch((error: unknown) => error),
  ]);
  expect(errors.map(isInfrastructureError)).toEqual([true, true]);
  await nowhere.destroy();
});

test('counts and sums are numbers, days are text', async () => {
  const { rows } = await database.raw(
    "select count(*) as total, 9007199254740991::int8 as big, date '2026-03-01' as day from generate_series(1, 3)",
  );
  expect(rows).toEqual([{ total: 3, big: 9007199254740991, day: '2026-03-01' }]);
});

test('a connection that is lost meanwhile fails the transaction as infrastructure, and the pool goes on', async () => {
  const cut = runTransaction(database, async (trx) => {
    await preparedRows(trx, { name: 'cut', text: 'select pg_terminate_backend(pg_backend_pid())' }, []);
    await preparedRows(trx, insert, [1]);
  });
  expect(isInfrastructureError(await cut.catch((error: unknown) => error))).toBe(true);
  await runTransaction(database, (trx) => preparedRows(trx, insert, [3]));
  expect(await notes()).toEqual([3]);
});
