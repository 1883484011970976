import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, sessionOf } from '@paltu/persistence';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { knexOffsets } from '../src/postgres/knex-consumer-rows.ts';
import { createEventTables, askAfterUpgrade, openRequestsOfUpgrade } from '../src/postgres/event-tables.ts';

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

test('what a migration asks of a consumer is open, and taken again from the beginning, only once the upgrade has come to its end', async () => {
  const session = await sessionOf(database);
  expect(await openRequestsOfUpgrade(session)).toEqual([]);
  await createEventTables(database);
  await knexOffsets(database).create('test.projector', [offset]);
  await database('inbox').insert(['test.projector', 'test.other'].map((consumer) => ({ consumer, event_id: 'an event' })));
  await askAfterUpgrade(database, 'test.projector', 'rewind');
  await askAfterUpgrade(database, 'test.new', 'rebuild');

  // As every release looks for requests.
  const open = () => database('consumer_requests').where({ done_at: null }).select('consumer', 'kind', 'outcome');
  expect(await open()).toEqual([]);
  expect(await openRequestsOfUpgrade(session)).toEqual(['test.projector']);
  expect(await open()).toEqual([{ consumer: 'test.projector', kind: 'rewind', outcome: null }]);
  expect(await database('inbox').pluck('consumer')).toEqual(['test.other']);
  expect(await openRequestsOfUpgrade(session)).toEqual([]);
  await session.close();
});
