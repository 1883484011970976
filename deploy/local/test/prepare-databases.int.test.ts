import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPostgres, type LocalPostgres } from '@paltu/local-postgres';
import { openDataFolder, type DataFolder } from '../src/data-folder.ts';
import { databaseAddresses } from '../src/databases/database-addresses.ts';
import { inDatabase } from '../src/databases/ensure-databases.ts';
import { preparedNote, startPreparing, type DatabasesWanted } from '../src/databases/prepare-databases.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let data: DataFolder;
let postgres: LocalPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-databases-'));
  // What mkdtemp makes is closed to everybody else, and as root the server is somebody else.
  chmodSync(folder, 0o755);
  data = openDataFolder(join(folder, 'data'));
  postgres = await startPostgres({ dataDirectory: data.at('postgres'), settings: { fsync: 'off', shared_buffers: '16MB' } });
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** A product with one service, whose only migration does this. */
const productWith = (up: string): DatabasesWanted['product'] => {
  const migrations = join(folder, 'migrations');
  mkdirSync(migrations, { recursive: true });
  writeFileSync(join(migrations, '20260101000000_first.ts'), `export const up = async (database) => { ${up} };\n`);
  const services = [{ name: 'zoo', migrations: relative(root, migrations) }];
  return { services, gateway: { name: 'gateway' }, busMigrations: 'packages/events/bus-migrations' };
};
const wanted = (product: DatabasesWanted['product']): DatabasesWanted => {
  const { port, superuserUrl } = postgres;
  return { root, dataDirectory: data.path, port, superuserUrl, product };
};
const prepare = (product: DatabasesWanted['product']): Promise<number> => startPreparing(root, () => undefined).prepare(wanted(product));

test('a migration that fails is reported with its reason; once corrected, it is applied, and then nothing is left to do', async () => {
  await expect(prepare(productWith("await database.raw('select of_nothing()')"))).rejects.toThrow('function of_nothing() does not exist');
  const mended = productWith("await database.schema.createTable('animals', (table) => table.text('name'))");
  expect(await prepare(mended)).toBeGreaterThan(0);
  expect(await prepare(mended)).toBe(0);
  const { own } = databaseAddresses(data, mended, postgres.port);
  await inDatabase(own('zoo'), (session) => session.query("insert into animals values ('Sheru')"));
}, 60_000);

test('a process that was ended before it was done reports that', async () => {
  const preparing = startPreparing(root, () => undefined);
  preparing.end();
  await expect(preparing.prepare(wanted(productWith('')))).rejects.toThrow('The databases were not prepared (SIGTERM)');
});

test('databases are prepared once for the same programs, owners and cluster; sources prepare them at every start', () => {
  const [product, bundles] = [productWith(''), '/site/dist/product/0123456789abcdef/'];
  const note = () => preparedNote(data, product, bundles, root);
  expect(note().isCurrent()).toBe(false);
  note().write();
  expect(note().isCurrent()).toBe(true);
  expect(preparedNote(data, product, '/site/dist/product/fedcba9876543210/', root).isCurrent()).toBe(false);
  expect(preparedNote(data, { ...product, services: [] }, bundles, root).isCurrent()).toBe(false);
  const other = openDataFolder(join(folder, 'other'));
  expect(preparedNote(other, product, bundles, root).isCurrent()).toBe(false);

  preparedNote(data, product, `${root}/`, root).write();
  expect(preparedNote(data, product, `${root}/`, root).isCurrent()).toBe(false);
  expect(note().isCurrent()).toBe(true);
});
