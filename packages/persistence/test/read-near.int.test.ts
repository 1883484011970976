import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/connect-database.ts';
import { readNear } from '../src/read-page.ts';

let testDatabase: TestDatabase;
let database: Knex;

/** Along the equator, two every ten-thousandth of a radian, of which one is shown. */
const many = 20_000;
const statements = [
  'create extension if not exists cube',
  'create table vets (id integer primary key, place cube not null, is_public boolean not null)',
  `insert into vets select n, cube(array[cos(n / 2 / 10000.0), sin(n / 2 / 10000.0), 0]), n % 2 = 0 from generate_series(0, ${many - 1}) n`,
  'create index vets_public_by_place on vets using gist (place) where is_public',
  'analyze vets',
];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase({ url: testDatabase.url, applicationName: 'near', logger: silentLogger });
  for (const statement of statements) await database.raw(statement);
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

interface Wanted {
  /** How many ten-thousandths of a radian along the equator. */
  readonly steps: number;
  readonly page?: number;
  readonly cap?: number;
}

/** Pages of ten; a row by how many steps it is away. */
const near = async ({ steps, page = 1, cap = 1_000 }: Wanted) => {
  const vets = { database, table: 'vets', columns: ['id'], where: 'is_public' };
  const { rows, counted } = await readNear(vets, { point: [1, 0, 0], reach: 2 * Math.sin(steps / 20_000) }, { page, limit: 10 }, cap);
  return { steps: rows.map((row) => (row as { id: number }).id / 2), counted };
};
const between = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('the nearest are read first, up to the distance and at it, and all of them are counted', async () => {
  expect(await near({ steps: 4 })).toEqual({ steps: between(0, 4), counted: 5 });
  expect(await near({ steps: 24, page: 2 })).toEqual({ steps: between(10, 19), counted: 25 });
  expect(await near({ steps: 24, page: 3 })).toEqual({ steps: between(20, 24), counted: 25 });
  expect(await near({ steps: 24, page: 4 })).toEqual({ steps: [], counted: 25 });
});

test('pages go on behind the one up to which is counted, and end where nothing is near any more', async () => {
  expect(await near({ steps: 47, page: 5, cap: 5 })).toEqual({ steps: between(40, 47), counted: 6 });
  expect(await near({ steps: 47, page: 6, cap: 5 })).toEqual({ steps: [], counted: 6 });
});

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly Plans?: readonly PlanNode[];
}

const leafOf = (node: PlanNode): PlanNode => (node.Plans?.[0] === undefined ? node : leafOf(node.Plans[0]));

test('a page, the first or a late one, reads no row that is not on it or before it, but for the next', async () => {
  for (const page of [1, 50]) {
    const asked: { readonly sql: string; readonly bindings: readonly string[] }[] = [];
    const remember = (query: (typeof asked)[number]) => void asked.push(query);
    database.on('query', remember);
    await near({ steps: 9_000, page });
    database.removeListener('query', remember);
    const walk = asked.find(({ sql }) => sql.includes('order by nearness'));
    const text = `explain (analyze, format json) ${walk?.sql.replace(/\$\d+/g, '?')}`;
    const { rows } = await database.raw<{ rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[] }>(text, [...(walk?.bindings ?? [])]);
    expect(leafOf(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode)['Actual Rows']).toBeLessThanOrEqual(page * 10 + 1);
  }
});
