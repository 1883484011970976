import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { createDocumentVersions, rebuildDocuments, type DocumentRows } from '../src/postgres/index.ts';

let database: Knex;
let close: () => Promise<void>;
beforeAll(async () => {
  const { url, drop } = await createTestDatabase();
  database = connectDatabase({ url, applicationName: 'test', logger: silentLogger });
  await database.raw('create table things (id uuid primary key, name text not null, document tsvector)');
  await createDocumentVersions(database, ['things', 'others']);
  close = async () => {
    await database.destroy();
    await drop();
  };
});
beforeEach(async () => {
  await database('things').delete();
  await database('search_document_versions').update({ version: 0, walks: 0, after_id: null });
});
afterAll(() => close());

const kept: DocumentRows = {
  table: 'things',
  read: ['name'],
  types: { document: 'tsvector' },
  made: (row) => ({ document: `'${(row as { name: string }).name}'` }),
};
const rebuild = () => rebuildDocuments(database, kept)();
const documents = async () => new Set((await database('things').pluck('document')) as string[]);
const write = (name: string, document: string | null, count = 1) =>
  database('things').insert(Array.from({ length: count }, () => ({ id: newId(), name, document })));

test('documents of a release before are made anew in batches, once, and an hour later those that it wrote behind', async () => {
  await write('cat', "'kat'", 450);
  await write('cat', null);
  expect([await rebuild(), await rebuild()]).toEqual([451, 0]);
  expect(await documents()).toEqual(new Set(["'cat'"]));
  await write('dog', "'dok'");
  expect(await rebuild()).toBe(0);
  await database.raw("update search_document_versions set due_at = now() - interval '1 second'");
  expect([await rebuild(), await rebuild()]).toEqual([452, 0]);
  expect(await documents()).toEqual(new Set(["'cat'", "'dog'"]));
  await database.raw("update search_document_versions set due_at = now() - interval '1 second'");
  expect(await rebuild()).toBe(0);
});

test('documents that are as they should be are not written', async () => {
  await write('cat', "'cat'");
  const versionOf = async () => (await database.raw<{ rows: unknown[] }>('select xmin::text from things')).rows;
  const before = await versionOf();
  await rebuild();
  expect(await versionOf()).toEqual(before);
});

test('a broken walk goes on where it was', async () => {
  await write('cat', "'kat'", 250);
  let rows = 0;
  const made: DocumentRows['made'] = (row) => {
    rows += 1;
    if (rows > 200) throw new Error('the power went out');
    return kept.made(row);
  };
  await expect(rebuildDocuments(database, { ...kept, made })()).rejects.toThrow('the power went out');
  expect(await rebuild()).toBe(50);
  expect(await documents()).toEqual(new Set(["'cat'"]));
});

test('the documents of a later release are left alone', async () => {
  await write('cat', "'kat'");
  await database('search_document_versions').update({ version: 1_000_000 });
  expect(await rebuild()).toBe(0);
});
