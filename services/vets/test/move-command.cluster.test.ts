import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { runProgram } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { openMovedStore } from '../src/moved-store-command.ts';
import { kinds, type Kind } from '../src/moving/kind.ts';
import { exported, movingEnvironment, type MovingEnvironment } from './moving-environment.ts';

let environment: MovingEnvironment;
beforeEach(async () => {
  environment = await movingEnvironment(() => new Date());
});
afterEach(() => environment.close());

describe.each(['PostgreSQL', 'MongoDB'] as const)('%s', (engine) => {
  test('takes no export that is cut off, damaged or of another version, and nothing of it is there then', async () => {
    const source = await environment.emptyOn('PostgreSQL');
    const lines = await exported(source);
    const url = await environment.emptyOn(engine);
    const end = lines.at(-1) as string;
    await expect(environment.imported(url, lines.slice(0, -1))).rejects.toThrow('truncated');
    await expect(environment.imported(url, [...lines.slice(0, -1), end.slice(0, 20)])).rejects.toThrow('truncated');
    await expect(environment.imported(url, [...lines.slice(0, 1), ...lines.slice(2)])).rejects.toThrow('lines');
    await expect(environment.imported(url, ['{"format":"paltu-vets","version":2}\n', ...lines.slice(1)])).rejects.toThrow('version 2');
    await expect(environment.imported(url, [lines[0] as string, `["counters",{"id":"outbox","last":7}]\n`, end])).rejects.toThrow(
      'checksum',
    );
    await expect(environment.imported(url, [])).rejects.toThrow('empty');
    expect(await environment.imported(url, lines)).toBe(1);
  }, 60_000);
});

const withDatabase = async (url: string, work: (database: Knex) => Promise<unknown>): Promise<void> => {
  const database = connectDatabase({ url, applicationName: 'test', logger: silentLogger });
  await work(database);
  await database.destroy();
};

const kindOf = (name: string): Kind => {
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`there is no kind ${name}`);
  return kind;
};
const someone = { id: newId(), version: 1, is_away: true };
const someLines = (): readonly string[] => {
  const lines = [
    '{"format":"paltu-vets","version":1}\n',
    `${JSON.stringify(['presences', someone])}\n`,
    '["counters",{"id":"outbox","last":7}]\n',
  ];
  const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
  return [...lines, `${JSON.stringify({ lines: lines.length, sha256 })}\n`];
};

test.each(['PostgreSQL', 'MongoDB'] as const)(
  '%s is empty again when an import fails in the middle',
  async (engine) => {
    const url = await environment.emptyOn(engine);
    const store = await openMovedStore(url);
    const filling = store.fill(async (add) => {
      await add(kindOf('presences'), [someone]);
      throw new Error('the disk is full');
    });
    await expect(filling).rejects.toThrow('the disk is full');
    await store.close();
    expect(await environment.imported(url, someLines())).toBe(2);
    expect(await exported(url)).toEqual(someLines());
  },
  60_000,
);

test('what a killed import left in MongoDB is used by nobody, and the next import replaces it', async () => {
  const url = await environment.emptyOn('MongoDB');
  const store = await openMovedStore(url);
  const other = { ...someone, id: newId() };
  const filling = store.fill(async (add) => {
    await add(kindOf('presences'), [someone, other]);
    // From here on it can do nothing more, not even clear up.
    await store.close();
    throw new Error('killed');
  });
  await expect(filling).rejects.toThrow();
  await expect(environment.start(url)).rejects.toThrow('has not come to its end');
  await expect(exported(url)).rejects.toThrow('has not come to its end');
  expect(await environment.imported(url, someLines())).toBe(2);
  expect(await exported(url)).toEqual(someLines());
  await environment.stop(await environment.start(url));
}, 60_000);

test.each([
  ['a table', 'create table notes (id text)', 'notes'],
  ['a column', 'alter table presences add column mood text', 'presences.mood'],
])('%s that a later release has added is not left behind in silence', async (_, change, name) => {
  const url = await environment.emptyOn('PostgreSQL');
  await withDatabase(url, (database) => database.raw(change));
  await expect(exported(url)).rejects.toThrow(`would be left behind: ${name}`);
});

test('an address in PostgreSQL that is not that of vets is refused, and no tables are made there', async () => {
  const url = await environment.emptyOn('PostgreSQL');
  const tables = (database: Knex) => database('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  await withDatabase(url, async (database) => {
    await database.raw('drop schema public cascade');
    await database.raw('create schema public');
    await expect(exported(url)).rejects.toThrow('no tables of vets');
    expect(await tables(database)).toEqual([]);
    await database.raw('create table listings (id text)');
    for (const work of [exported(url), environment.imported(url, someLines())]) await expect(work).rejects.toThrow('no tables of vets');
    expect(await tables(database)).toEqual(['listings']);
    await database.raw('drop table listings');
  });
  expect(await environment.imported(url, someLines())).toBe(2);
  expect(await exported(url)).toEqual(someLines());
}, 60_000);

test('operators move it by a command, which prints what it did', async () => {
  const [from, to] = [await environment.emptyOn('PostgreSQL'), await environment.emptyOn('MongoDB')];
  const move = (url: string, ...words: readonly string[]) => runProgram('services/vets/src/move-command.ts', words, { DATABASE_URL: url });
  expect(await move(from, 'export', 'file')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('usage:') });
  await environment.imported(from, someLines());
  const { code, out, err } = await move(from, 'export');
  expect([code, out]).toEqual([0, someLines().join('')]);
  expect(err).toContain('presences: 1');
  const path = await environment.fileOf([out]);
  expect(await move(to, 'import', path)).toMatchObject({ code: 0, out: '', err: expect.stringMatching(/2 lines are imported/) });
  expect(await move(to, 'import', path)).toMatchObject({ code: 1, err: expect.stringMatching(/^Nothing is imported: .* is not empty/) });
}, 60_000);
