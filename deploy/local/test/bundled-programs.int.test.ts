import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundledProgram, startProcess } from '@paltu/testing/service';
import { readServices } from '../../services/src/read-services.ts';

const { file: supervisor } = bundledProgram('deploy/local/src/main.ts');
const bundles = supervisor.replace(/deploy\/local\/src\/main\.js$/, '');
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'paltu-bundled-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program without what it needs to its end, which the end of its channel is for those that wait; answers all that it printed or sent. */
const outputOf = async (source: string, variables: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { child, exit, printed } = startProcess({ program: source, environment: { DATA_DIR: join(folder, 'data'), ...variables } });
  const messages: string[] = [];
  child.on('message', (message) => {
    messages.push(JSON.stringify(message));
    if (child.connected) child.disconnect();
  });
  if (source.endsWith('prepare-databases-main.ts')) child.send(noDatabases);
  await exit;
  return `${messages.join('')}${printed()}`;
};

const nowhere = 'postgres://nobody@127.0.0.1:1/none';
const noDatabases = {
  root: '/nowhere',
  dataDirectory: '/nowhere',
  port: 1,
  superuserUrl: nowhere,
  product: { services: [], gateway: { name: 'gateway' }, busMigrations: 'none' },
};

const wrongConfiguration = /the configuration is not usable:\n[^]*DATABASE_URL/;
const notRunning = /Paltu does not run on/;
const expected: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(readServices().map(({ folder: service }) => [`${service}/src/main.ts`, wrongConfiguration])),
  'gateway/src/main.ts': /the configuration is not usable:\n[^]*AUTH_URL: is missing/,
  'services/auth/src/grant-admin-command.ts': /make admin email=/,
  'services/auth/src/reset-second-factor-command.ts': /make reset-second-factor email=/,
  'services/auth/src/exempt-from-second-factor-command.ts': /exempt-from-second-factor-command/,
  'services/auth/src/vouch-for-email-command.ts': /vouch-for-email-command/,
  'services/auth/src/email-hash-command.ts': /Which address\?/,
  'services/auth/src/rotate-keys-command.ts': /No key was made: [^]*DATABASE_URL/,
  'services/auth/src/open-accounts-command.ts': /DATABASE_URL/,
  'services/content/src/notify-command.ts': /Which page\?/,
  'services/messaging/src/push-keys-command.ts': /PUSH_PRIVATE_KEY=/,
  'services/vets/src/past-visits-command.ts': /The visits could not be recorded: [^]*DEMO=1/,
  'services/vets/src/move-command.ts': /usage: DATABASE_URL/,
  'packages/runtime/src/services-main.ts': /SERVICES names no service/,
  'packages/events/src/cli/events-command.ts': /usage: make events/,
  'packages/persistence/src/migrate-command.ts': /usage: DATABASE_URL/,
  'packages/pictures/src/decoding/picture-worker.ts': /\{"type":"ready"\}/,
  'deploy/demo/src/main.ts': /API_URL, DATABASE_URL, VETS_DATABASE_URL must be set/,
  'deploy/cluster/src/prepare.ts': /the configuration is not usable:\n[^]*POSTGRES_URL/,
  'deploy/cluster/src/doctor.ts': /gateway[^]*docker compose logs gateway/,
  'deploy/cluster/src/backup/backup-command.ts': /take, check, verify or restore\?/,
  'deploy/cluster/src/integrator-command.ts': /allow or revoke whom\?/,
  'deploy/cluster/src/watch/main.ts': /ERR_INVALID_ARG_VALUE/,
  'deploy/local/src/main.ts': /PORT=none is not a port/,
  'deploy/local/src/databases/prepare-databases-main.ts': /\{"failed":".*\}/,
  'deploy/local/src/commands/account-command.ts': /Whom\?/,
  'deploy/local/src/commands/backup-command.ts': /There is no data in/,
  'deploy/local/src/commands/restore-command.ts': /There is no backup in/,
  'deploy/local/src/commands/notify-command.ts': /Which page\?/,
  'deploy/local/src/commands/events-command.ts': notRunning,
  'deploy/local/src/commands/rotate-keys-command.ts': notRunning,
  'deploy/local/src/commands/reset-command.ts': /There is no data in/,
};

test.each(Object.entries(expected))(
  'the bundle of %s starts, and names what it misses',
  async (source, words) => {
    expect(await outputOf(source, { PORT: source === 'deploy/local/src/main.ts' ? 'none' : '' })).toMatch(words);
  },
  60_000,
);

test('the thread that holds ports does so from its bundle', async () => {
  const { file } = bundledProgram('deploy/local/src/processes/hold-ports-main.ts');
  const worker = new Worker(file, { workerData: [{ host: '127.0.0.1', port: 0 }] });
  expect(await once(worker, 'message')).toEqual([[{ port: expect.any(Number), socket: expect.any(Number) }]]);
  await worker.terminate();
});

test('no program is left out', () => {
  const built = globSync('{packages,services,gateway,deploy}/**/src/**/*.js', { cwd: bundles }).filter((file) => !file.includes('/docs/'));
  const sources = built.map((file) => relative('/', join('/', file)).replace(/\.js$/, '.ts'));
  expect(sources.sort()).toEqual([...Object.keys(expected), 'deploy/local/src/processes/hold-ports-main.ts'].sort());
});

test('what a service throws names its sources', async () => {
  expect(await outputOf('services/pets/src/main.ts')).toMatch(
    /at loadConfig \(packages\/service-kit\/src\/config\.ts:\d+:\d+\)[^]*at services\/pets\/src\/main\.ts:4:/,
  );
});
