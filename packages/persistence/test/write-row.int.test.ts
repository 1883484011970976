import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { runTransaction } from '../src/transaction-runner.ts';
import { insertRow, insertRows, insertTogether, updateRow, type RowConflict, type RowsWanted } from '../src/write-row.ts';

let database: Knex;
let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  database = connectDatabase({ url: own.url, applicationName: 'test', logger: silentLogger });
  await database.raw(
    "create table things (id text primary key, version bigint not null, tags text[], at timestamptz, state jsonb, kind text default 'usual')",
  );
});
beforeEach(() => database('things').delete());
afterAll(async () => {
  await database.destroy();
  await own.drop();
});

const newer: RowConflict = { key: 'id', where: '"things".version < excluded.version' };
const insert = (row: Record<string, unknown>, conflict?: RowConflict) =>
  runTransaction(database, (trx) => insertRow(trx, 'things', row, conflict));
const insertAll = (states: readonly object[], wanted?: RowsWanted) =>
  runTransaction(database, (trx) => insertRows(trx, 'things', states, wanted));
const rows = (): Promise<object[]> => database('things').select('id', 'version', 'tags', 'kind').orderBy('id');

test('a row is kept as it is, and a column that is left open has its usual value, whatever was inserted before', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  await insert({ id: 'a', version: 1, tags: ['x', 'ی?'], at, state: '{"a":[1]}', kind: undefined });
  await insert({ id: 'b', version: 1, tags: [], at: null, state: null, kind: null });
  await insert({ kind: 'rare', id: 'c', version: 2 });
  expect(await database('things').orderBy('id')).toEqual([
    { id: 'a', version: 1, tags: ['x', 'ی?'], at, state: { a: [1] }, kind: 'usual' },
    { id: 'b', version: 1, tags: [], at: null, state: null, kind: null },
    { id: 'c', version: 2, tags: null, at: null, state: null, kind: 'rare' },
  ]);
});

test('a row that is there is refused, replaced whole, or replaced by a newer one alone', async () => {
  await insert({ id: 'a', version: 5, tags: ['x'] });
  await expect(insert({ id: 'a', version: 6, tags: [] })).rejects.toMatchObject({ code: '23505' });
  await insert({ id: 'a', version: 4, tags: ['old'] }, newer);
  await insert({ id: 'a', version: 5, tags: ['same'] }, newer);
  expect(await rows()).toEqual([{ id: 'a', version: 5, tags: ['x'], kind: 'usual' }]);
  await insert({ id: 'a', version: 6, tags: null }, newer);
  expect(await rows()).toEqual([{ id: 'a', version: 6, tags: null, kind: 'usual' }]);
  await insert({ id: 'a', version: 1, tags: ['whole'] }, { key: 'id' });
  expect(await rows()).toEqual([{ id: 'a', version: 1, tags: ['whole'], kind: 'usual' }]);
});

test('an update changes what it names, and leaves open what is left open', async () => {
  await insert({ id: 'a', version: 1, tags: ['x'], state: '{"a":[1]}' });
  await insert({ id: 'b', version: 1, tags: ['x'] });
  await runTransaction(database, (trx) => updateRow(trx, 'things', 'a', { version: 2, tags: ['ی?'], state: null, kind: undefined }));
  expect(await rows()).toEqual([
    { id: 'a', version: 2, tags: ['ی?'], kind: 'usual' },
    { id: 'b', version: 1, tags: ['x'], kind: 'usual' },
  ]);
  expect(await database('things').whereNotNull('state')).toEqual([]);
});

test('states are kept as they are, whatever their columns hold, none of them too', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  await insertAll([]);
  await insertAll([
    { id: 'a', version: 2 ** 40, tags: ['x', 'ی"\\{}'], at, state: { a: [1], 'b"': null }, kind: 'rare' },
    { id: 'b', version: 1, tags: [], at: null, state: [{ c: '\u2028' }], kind: undefined },
  ]);
  expect(await database('things').orderBy('id')).toEqual([
    { id: 'a', version: 2 ** 40, tags: ['x', 'ی"\\{}'], at, state: { a: [1], 'b"': null }, kind: 'rare' },
    { id: 'b', version: 1, tags: [], at: null, state: [{ c: '\u2028' }], kind: null },
  ]);
});

test('states of different properties are refused, whichever of them comes first, and nothing is kept', async () => {
  const [less, more] = [
    { id: 'a', version: 1 },
    { id: 'b', version: 1, kind: 'rare' },
  ];
  for (const states of [
    [less, more],
    [more, less],
  ])
    await expect(insertAll(states)).rejects.toThrow('states of things have different properties');
  expect(await rows()).toEqual([]);
});

test('a statement that comes after its transaction is over is refused: the connection may serve somebody else by then', async () => {
  const { promise: late, resolve: goOn } = Promise.withResolvers<void>();
  let statement = Promise.resolve();
  await runTransaction(database, async (trx) => {
    statement = late.then(() => insertRow(trx, 'things', { id: 'late', version: 1 }));
  });
  goOn();
  await expect(statement).rejects.toThrow('the transaction is over');
  expect(await rows()).toEqual([]);
});

test('of states that are there each is replaced by a newer one alone, and one that is not wanted is left out', async () => {
  await insertAll([5, 5].map((version, at) => ({ id: `${at}`, version, tags: ['first'] })));
  const states = [6, 4, 1].map((version, at) => ({ id: `${at}`, version, tags: ['second'] }));
  await insertAll(states, { conflict: newer, where: "incoming.id <> '2'" });
  expect(await rows()).toEqual([
    { id: '0', version: 6, tags: ['second'], kind: 'usual' },
    { id: '1', version: 5, tags: ['first'], kind: 'usual' },
  ]);
});

test('a statement goes on where a migration adds a column', async () => {
  for (let version = 1; version <= 8; version += 1) await insert({ id: 'a', version, tags: [] }, newer);
  await database.raw('alter table things add column later int not null default 7');
  await insert({ id: 'a', version: 9, tags: ['after'] }, newer);
  expect(await database('things').first('version', 'tags', 'later')).toEqual({ version: 9, tags: ['after'], later: 7 });
});

test('states of several tables are inserted by one statement, in whatever order they refer to each other, or none of them', async () => {
  await database.raw('create table notes (id text primary key, thing text not null references things (id))');
  const note = { id: 'n', thing: 'a' };
  const both = (thing: object) => runTransaction(database, (trx) => insertTogether(trx, ['notes', [note]], ['things', [thing as object]]));
  await expect(both({ id: 'other', version: 1, tags: [] })).rejects.toThrow('notes_thing_fkey');
  expect([await rows(), await database('notes')]).toEqual([[], []]);
  await both({ id: 'a', version: 1, tags: ['x'] });
  expect([await rows(), await database('notes')]).toEqual([[{ id: 'a', version: 1, tags: ['x'], kind: 'usual' }], [note]]);
  await database.raw('drop table notes');
});
