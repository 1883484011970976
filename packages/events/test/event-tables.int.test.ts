import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { createOffsets, readOffsets } from '../src/bus/committed-offsets.ts';
import { createEventTables, dropEventTables, renameConsumerCursors, restoreConsumerCursors } from '../src/tables/event-tables.ts';

const offset = { topic: 'pets.pet.v1', partition: 3, offset: 17 };
let testDatabase: TestDatabase;
let database: Knex;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase({ url: testDatabase.url, applicationName: 'test', logger: silentLogger });
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

test('the migration that renames the offsets keeps those of an earlier release, and may be undone', async () => {
  await createEventTables(database);
  await createOffsets(database, 'test.projector', [offset]);
  await restoreConsumerCursors(database);
  expect(await database.schema.hasTable('consumer_cursors')).toBe(true);
  await renameConsumerCursors(database);
  expect(await readOffsets(database, 'test.projector', [offset.topic])).toEqual([offset]);
  await renameConsumerCursors(database);
  await dropEventTables(database);
  expect(await database.schema.hasTable('consumer_offsets')).toBe(false);
});
