import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { isInfrastructureError } from '../src/database-errors.ts';
import { preparedRows, sendPrepared } from '../src/prepared-rows.ts';
import { afterCommit, runTransaction } from '../src/transaction-runner.ts';

let own: TestDatabase;
let database: Knex;
beforeAll(async () => {
  own = await createTestDatabase();
  database = connectDatabase({ url: own.url, applicationName: 'unanswered', logger: silentLogger, poolMax: 3 });
  await database.raw('create table notes (id int primary key)');
});
beforeEach(() => database('notes').delete());
afterAll(async () => {
  await database.destroy();
  await own.drop();
});

const insert = { name: 'insert note', text: 'insert into notes (id) values ($1)' };
const lock = { name: 'lock', text: 'select pg_advisory_xact_lock($1)' };
const all = { name: 'all notes', text: 'select id from notes order by id' };
const notes = (): Promise<number[]> => database('notes').orderBy('id').pluck('id');

test('a statement that has to wait is not waited for: what follows is sent, runs after it and is kept with it', async () => {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = runTransaction(database, async (trx) => {
    await preparedRows(trx, lock, [1]);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  await runTransaction(database, async (trx) => {
    await sendPrepared(trx, lock, [1]);
    await sendPrepared(trx, insert, [2]);
    released.resolve();
    expect(await preparedRows(trx, all, [])).toEqual([{ id: 2 }]);
  });
  await holder;
  expect(await notes()).toEqual([2]);
});

test('one that fails fails the commit with its error, and nothing is kept', async () => {
  const heard: string[] = [];
  const failing = runTransaction(database, async (trx) => {
    afterCommit(trx, () => heard.push('committed'));
    for (const id of [1, 1, 2]) await sendPrepared(trx, insert, [id]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect([await notes(), heard]).toEqual([[], []]);
});

test('what fails because of one that failed before is told with the cause', async () => {
  const failing = runTransaction(database, async (trx) => {
    for (const id of [1, 1]) await sendPrepared(trx, insert, [id]);
    await preparedRows(trx, all, []);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
});

test('a connection that is lost meanwhile fails the commit as infrastructure, and the pool goes on', async () => {
  const cut = runTransaction(database, async (trx) => {
    await sendPrepared(trx, { name: 'cut', text: 'select pg_terminate_backend(pg_backend_pid())' }, []);
    await sendPrepared(trx, insert, [1]);
  });
  expect(isInfrastructureError(await cut.catch((error: unknown) => error))).toBe(true);
  await runTransaction(database, (trx) => sendPrepared(trx, insert, [3]));
  expect(await notes()).toEqual([3]);
});
