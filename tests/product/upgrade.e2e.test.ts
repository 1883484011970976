import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { productLoad } from './product-load.ts';
import { runToEnd } from './product-process.ts';
import { processesOf } from './product-processes.ts';
import { queryOf } from './query-of.ts';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';
import { restartProcess } from './restart-process.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

// Another version takes the place of the one that runs: its migrations first, then process by process, in a copy of the repository.

const names = readServices().map(({ name }) => name);
const greeting = 'the next version starts';
/** What a release may do to a table that is read all the time: the version before goes on with it. */
const changed: Readonly<Record<string, string>> = {
  auth: 'accounts',
  commerce: 'accessories',
  messaging: 'messages',
  adoption: 'requests',
  content: 'comments',
  moderation: 'decisions',
  pets: 'listings',
  vets: 'vets',
};

let copy: RepositoryCopy;
let product: RunningProduct;
beforeAll(async () => {
  copy = copyRepository();
  // Its sources run: they are what the next version is put in the place of.
  product = await startProduct({ entry: 'tests/product/replicated-main.ts', root: copy.root, environment: { DEV: '1' } });
}, 240_000);
afterAll(async () => {
  await product.stop();
  copy.remove();
}, 60_000);

const migrationOf = (table: string): string => `import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw("alter table ${table} add column next_version text not null default ''");
  await knex.raw('create index ${table}_next_version on ${table} (next_version)');
};
`;

/** Puts the next version in the place of the files from which the product was started. */
const installNextVersion = (): void => {
  for (const name of names) {
    writeFileSync(join(copy.root, 'services', name, 'migrations/29990101000000_next_version.ts'), migrationOf(changed[name] ?? ''));
  }
  for (const main of [...names.map((name) => `services/${name}/src/main.ts`), 'gateway/src/main.ts']) {
    const file = join(copy.root, main);
    writeFileSync(file, `console.log('${greeting}');\n${readFileSync(file, 'utf8')}`);
  }
};

const migrateAll = async (): Promise<void> => {
  for (const name of names) {
    const folder = join(copy.root, 'services', name, 'migrations');
    await runToEnd(['packages/persistence/src/migrate-command.ts', folder], { DATABASE_URL: await product.databaseUrl(name) });
  }
};

const isNext = (name: string): boolean => readFileSync(join(product.dataDirectory, 'logs', `${name}.log`), 'utf8').includes(greeting);

test('an upgrade in a rolling restart loses no read, and no write while the services are replaced', async () => {
  const { begin, beginReads } = await productLoad(product);
  const before = processesOf(product.dataDirectory);
  installNextVersion();
  const load = begin();
  await sleep(500);
  await migrateAll();
  expect([...before.keys()].filter(isNext)).toEqual([]);
  // The version before goes on with the new tables for a while.
  await sleep(2_000);
  // One after the other, as `make upgrade` does: six that start at once leave a small machine nothing for those that serve.
  for (const name of names) {
    for (const replica of ['', '-2']) {
      await restartProcess(product.dataDirectory, `${name}${replica}`);
      await sleep(500);
    }
  }
  await load.expectNothingLost();
  const reads = beginReads();
  await sleep(2_000);
  await restartProcess(product.dataDirectory, 'gateway');
  await sleep(2_000);
  await reads.expectNothingLost();
  const after = processesOf(product.dataDirectory);
  expect([...after.keys()].filter((name) => after.get(name) !== before.get(name) && isNext(name))).toEqual([...before.keys()]);
  for (const name of names) {
    expect(await queryOf(product, name, `select 1 as found from ${changed[name] ?? ''} where next_version = '' limit 1`)).toHaveLength(1);
  }
}, 600_000);
