import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { sqlRows } from '../src/read-page.ts';
import { createRunningCounts, foldRunningCounts, readRunningCounts } from '../src/running-counts.ts';

let testDatabase: TestDatabase;
let database: Knex;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase({ url: testDatabase.url, applicationName: 'counts', logger: silentLogger });
  await database.raw('create table stays (id integer primary key, is_shown boolean not null, kind text not null, city text not null)');
  await database.raw(`insert into stays select id, id % 3 > 0, 'kind ' || id % 4, 'city ' || id % 2 from generate_series(1, 25) as id`);
  await database.transaction((trx) => createRunningCounts(trx, counted));
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

const counted = { table: 'stays', isCounted: 'is_shown', columns: ['kind', 'city'] };

const inOrder = (rows: readonly object[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort();
const read = async () => inOrder(await readRunningCounts(database, counted));
const recounted = async () =>
  inOrder(await sqlRows<object>(database, 'select kind, city, count(*) as count from stays where is_shown group by kind, city'));

test('counts begin with what is there', async () => {
  expect(await recounted()).not.toEqual([]);
  expect(await read()).toEqual(await recounted());
});

const row = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  is_shown: fc.boolean(),
  kind: fc.constantFrom('kind 1', 'kind 2'),
  city: fc.constantFrom('city 0', 'city 1'),
});
const change = fc.oneof(
  row.map((one) => ({ name: 'write', run: () => database('stays').insert(one).onConflict('id').merge() })),
  row.map(({ id }) => ({ name: 'delete', run: () => database('stays').where({ id }).delete() })),
  row.map(({ kind, city }) => ({ name: 'change many', run: () => database('stays').where({ kind }).update({ city }) })),
  row.map(({ city, is_shown: isShown }) => ({
    name: 'hide many',
    run: () => database('stays').where({ city }).update({ is_shown: isShown }),
  })),
  row.map((one) => ({
    name: 'roll back',
    run: () =>
      database
        .transaction(async (trx) =>
          trx('stays')
            .insert(one)
            .onConflict('id')
            .merge()
            .then(() => trx.rollback()),
        )
        .catch(() => 0),
  })),
  fc.constant({ name: 'fold', run: () => foldRunningCounts(database, counted)() }),
);

test('after any changes, some of them at once, counts are what a recount finds, folded or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), async (steps) => {
      for (const atOnce of steps) {
        // Of two that change many rows at once one may be ended as a deadlock: then it changed nothing.
        await Promise.allSettled(atOnce.map(({ run }) => run()));
        expect(await read()).toEqual(await recounted());
      }
    }),
    { numRuns: 30 },
  );
});

test('once folded, each kind is one row, and nothing is left of kinds of which there are none', async () => {
  await database('stays').update({ kind: 'kind 1', city: 'city 1' });
  await foldRunningCounts(database, counted)();
  const kept = await database('stays_counts').select<{ kind: string; count: number }[]>('kind', 'count');
  expect(kept).toEqual([{ kind: 'kind 1', count: (await database('stays').where({ is_shown: true })).length }]);
});

test('writers of one kind do not wait for each other, nor for readers', async () => {
  const first = await database.transaction();
  await first('stays').insert({ id: 101, is_shown: true, kind: 'kind 1', city: 'city 1' });
  await database('stays').insert({ id: 102, is_shown: true, kind: 'kind 1', city: 'city 1' });
  expect(await read()).toEqual(await recounted());
  await foldRunningCounts(database, counted)();
  await first.commit();
  expect(await read()).toEqual(await recounted());
});
