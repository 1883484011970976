import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase, databaseTimeouts } from '../src/connect-database.ts';
import { buildIndexes, migrate } from '../src/migrate.ts';

let testDatabase: TestDatabase;
let database: Knex;
let directory: string;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase({ url: testDatabase.url, applicationName: 'migrations', logger: silentLogger });
  directory = await mkdtemp(join(tmpdir(), 'paltu-migrations-'));
});
afterEach(async () => {
  await database.destroy();
  await testDatabase.drop();
  await rm(directory, { recursive: true });
});

const write = (name: string, sql: string) =>
  writeFile(join(directory, `${name}.mjs`), `export const up = (knex) => knex.raw(${JSON.stringify(sql)});\n`);
const run = () => migrate({ url: testDatabase.url, directory, logger: silentLogger });

test('new migrations are applied in order, once', async () => {
  await write('20260102_second', 'alter table first add column more int');
  await write('20260101_first', 'create table first (id int)');
  expect(await run()).toEqual(['20260101_first', '20260102_second']);
  expect(await run()).toEqual([]);
  await write('20260103_third', 'create table third (id int)');
  expect(await run()).toEqual(['20260103_third']);
});

test('processes that start together take turns', async () => {
  await write('20260101_first', 'create table first as select 1 as id from pg_sleep(0.2)');
  const outcomes = await Promise.all([run(), run(), run()]);
  expect(outcomes.flat()).toEqual(['20260101_first']);
});

test('a migration that fails leaves nothing behind', async () => {
  await write('20260101_first', 'create table first (id int)');
  await write('20260102_broken', 'create table nonsense (');
  await expect(run()).rejects.toThrow('syntax error');
  expect(await database.schema.hasTable('first')).toBe(false);
  expect(await database('knex_migrations').pluck('name')).toEqual([]);
});

test('an index is built while others write, anew where that was broken off, and stays where it is there', async () => {
  await write('20260101_first', 'create table first (id int)');
  await run();
  await database('first').insert([{ id: 1 }, { id: 1 }]);
  // What is left of a building that failed.
  await expect(database.raw('create unique index concurrently first_by_id on first (id)')).rejects.toThrow('could not create unique index');
  const isValid = async () => (await database.raw("select indisvalid from pg_index where indexrelid = 'first_by_id'::regclass")).rows;
  expect(await isValid()).toEqual([{ indisvalid: false }]);
  const build = `import { buildIndexes } from ${JSON.stringify(join(import.meta.dirname, '../src/migrate.ts'))};
    export const config = { transaction: false };
    export const up = (knex) => buildIndexes(knex, { first_by_id: 'first (id)' });`;
  await writeFile(join(directory, '20260102_second.mjs'), build);
  const writer = await database.transaction();
  await writer('first').insert({ id: 2 });
  const migrated = run();
  await writer('first').insert({ id: 3 });
  await database('first').insert({ id: 4 });
  await writer.commit();
  expect(await migrated).toEqual(['20260102_second']);
  expect(await isValid()).toEqual([{ indisvalid: true }]);
  await buildIndexes(database, { first_by_id: 'first (id)' });
});

test('the lock of a process that was killed is freed', async () => {
  await write('20260101_first', 'create table first (id int)');
  await run();
  await database('knex_migrations_lock').update({ is_locked: 1 });
  await write('20260102_second', 'create table second (id int)');
  expect(await run()).toEqual(['20260102_second']);
});

test('a migration that waits for a table lets reads pass, and is made when the table is free', async () => {
  await write('20260101_first', 'create table first (id int)');
  await run();
  await write('20260102_second', 'alter table first add column more int');
  const holder = await database.transaction();
  await holder.raw('select * from first');
  // Longer than the limit of an idle transaction.
  await holder.raw('set local idle_in_transaction_session_timeout = 0');
  const migrated = run();
  const until = Date.now() + 2 * databaseTimeouts.read;
  try {
    while (Date.now() < until) {
      await database.transaction(async (trx) => {
        await trx.raw(`set local statement_timeout = ${databaseTimeouts.read}`);
        await trx.raw('select * from first');
      });
      await sleep(50);
    }
  } finally {
    await holder.rollback();
  }
  expect(await migrated).toEqual(['20260102_second']);
});

test('the command migrates, reports it, and names what it lacks', async () => {
  await write('20260101_first', 'create table first (id int)');
  const command = join(import.meta.dirname, '../src/migrate-command.ts');
  const start = promisify(execFile);
  const environment = { PATH: process.env['PATH'], DATABASE_URL: testDatabase.url };
  expect((await start(process.execPath, [command, directory], { env: environment })).stdout).toBe('migrated 20260101_first\n');
  expect((await start(process.execPath, [command, directory], { env: environment })).stdout).toBe('nothing to migrate\n');
  await expect(start(process.execPath, [command], { env: environment })).rejects.toMatchObject({ code: 2 });
  await expect(start(process.execPath, [command, join(directory, 'nowhere')], { env: environment })).rejects.toMatchObject({ code: 1 });
});
