import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { dueRows } from '../src/due-rows.ts';

let testDatabase: TestDatabase;
let database: Knex;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase({ url: testDatabase.url, applicationName: 'due-rows', logger: silentLogger });
  await database.raw(
    'create table mails (id uuid primary key, created_at timestamptz not null, due_at timestamptz not null, attempts integer not null)',
  );
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

test('a queue counts what waits, also what is put off, and knows since when the oldest does', async () => {
  const mails = dueRows(database, 'mails');
  expect(await mails.backlog()).toEqual({ rows: 0, oldestAt: undefined });
  const [first, second] = [new Date('2026-11-27T10:00:00Z'), new Date('2026-11-27T11:00:00Z')];
  const ids = [newId(), newId()] as const;
  await mails.add(
    { id: ids[0], createdAt: first, dueAt: first, attempts: 0 },
    { id: ids[1], createdAt: second, dueAt: second, attempts: 0 },
  );
  await mails.add();
  await mails.putOff(ids[0], new Date('2026-11-27T12:00:00Z'));
  expect(await mails.backlog()).toEqual({ rows: 2, oldestAt: first });
  await mails.remove(ids[0]);
  expect(await mails.backlog()).toEqual({ rows: 1, oldestAt: second });
});
