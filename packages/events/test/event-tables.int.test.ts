import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, sessionOf } from '@paltu/persistence';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { knexOffsets } from '../src/bus/knex-offsets.ts';
import {
  allowRepairs,
  allowTombstones,
  createEventTables,
  disallowRepairs,
  disallowTombstones,
  dropEventTables,
  renameConsumerCursors,
  restoreConsumerCursors,
} from '../src/tables/event-tables.ts';
import { askAfterUpgrade, openRequestsOfUpgrade } from '../src/tables/requests-of-upgrade.ts';

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
  await knexOffsets(database).create('test.projector', [offset]);
  await restoreConsumerCursors(database);
  expect(await database.schema.hasTable('consumer_cursors')).toBe(true);
  await renameConsumerCursors(database);
  expect(await knexOffsets(database).read('test.projector', [offset.topic])).toMatchObject([offset]);
  await renameConsumerCursors(database);
  await dropEventTables(database);
  expect(await database.schema.hasTable('consumer_offsets')).toBe(false);
});

test('a database of an earlier release takes what repairs need, and so does one that has it already', async () => {
  await createEventTables(database);
  await disallowRepairs(database);
  const rewind = { id: '0199a3f0-0000-7000-8000-000000000001', consumer: 'test.projector', kind: 'rewind' };
  await expect(database('consumer_requests').insert(rewind)).rejects.toThrow('consumer_requests_kind_check');
  await allowRepairs(database);
  await allowRepairs(database);
  await database('consumer_requests').insert(rewind);
  await database('republications').insert({ id: rewind.id });
  await dropEventTables(database);
});

test('an outbox of an earlier release takes tombstones, and so does one that takes them already', async () => {
  await createEventTables(database);
  await disallowTombstones(database);
  const tombstone = {
    id: '0199a3f0-0000-7000-8000-000000000002',
    aggregatetype: 'a',
    aggregateid: 'b',
    type: 'c',
    payload: null,
    headers: '{}',
  };
  await expect(database('outbox').insert(tombstone)).rejects.toThrow('not-null');
  await allowTombstones(database);
  await allowTombstones(database);
  await database('outbox').insert(tombstone);
  await disallowTombstones(database);
  await dropEventTables(database);
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
  await dropEventTables(database);
});
