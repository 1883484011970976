import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { stopPostgresIn } from '@paltu/local-postgres';
import { folderStore } from '@paltu/storage';
import { bundledProgram } from '@paltu/testing/service';
import { askDatabase } from './ask-database.ts';
import { environmentOfAlpha, runSupervisor, type RunningSupervisor } from './running-supervisor.ts';
import { makeUsedData, openParent, type UsedData } from './used-data.ts';

// Each backup starts a database of its own, perhaps on a busy machine.
jest.setTimeout(120_000);

let parent: string;
let data: string;
let backups: string;
let started: RunningSupervisor[];
let used: UsedData;
beforeAll(async () => void (used = await makeUsedData()));
afterAll(() => used.remove());
beforeEach(() => {
  parent = openParent();
  [data, backups] = [join(parent, 'data'), join(parent, 'backups')];
  started = [];
  used.copyTo(data);
});
afterEach(async () => {
  for (const one of started) await one.stop();
  for (const folder of ['data', 'other']) await stopPostgresIn(join(parent, folder, 'postgres')).catch(() => undefined);
  rmSync(parent, { recursive: true, force: true });
});

const start = async (folder = data): Promise<RunningSupervisor> => {
  const one = runSupervisor(folder);
  started.push(one);
  await one.untilPrinted('Ctrl-C');
  return one;
};

/** What make runs. */
const run = async (command: 'backup' | 'restore', words: readonly string[] = [], more: Record<string, string> = {}) => {
  const { file, environment } = bundledProgram(`deploy/local/src/commands/${command}-command.ts`);
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, ...environment, DATA_DIR: data, BACKUP_DIR: backups, KEEP: '', YES: '', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
};
const wholeBackups = (): string[] => (existsSync(backups) ? readdirSync(backups) : []);
const newest = (): string => join(backups, wholeBackups().at(-1) ?? '');

const numbersOf = async (supervisor: RunningSupervisor): Promise<unknown[]> => {
  const { DATABASE_URL: url = '' } = await environmentOfAlpha(supervisor);
  return (await askDatabase(url, 'select number from kept order by number')).map((row) => (row as { number: number }).number);
};
const keep = async (supervisor: RunningSupervisor, number: number): Promise<void> => {
  const { DATABASE_URL: url = '' } = await environmentOfAlpha(supervisor);
  await askDatabase(url, `insert into kept values (${number})`);
};
const objectsOf = (folder: string) => folderStore(join(folder, 'objects/alpha'));

test('what a running product holds is backed up, and restored elsewhere: rows, files, mails and secrets, and nothing of what came later', async () => {
  const running = await start();
  await keep(running, 7);
  await (await objectsOf(data)).put('pets/one.webp', Buffer.from('a picture'), { contentType: 'image/webp' });
  mkdirSync(join(data, 'mails'), { recursive: true });
  writeFileSync(join(data, 'mails/one.eml'), 'Subject: salaam');
  writeFileSync(join(data, 'service-secrets.json'), '{"alpha":{"KEY_SECRET":"kept"}}', { mode: 0o600 });

  const made = await run('backup');
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/A backup of .*: \d+ rows in 4 databases, 1 files lies in .*backups/) });
  expect(readFileSync(join(data, '.last-backup'), 'utf8').trim()).toBe(newest());
  expect([statSync(backups).mode & 0o777, statSync(newest()).mode & 0o777]).toEqual([0o700, 0o700]);
  expect(await numbersOf(running)).toEqual([7]);
  await keep(running, 8);

  const other = join(parent, 'other');
  const restored = await run('restore', [newest()], { DATA_DIR: other });
  expect(restored).toEqual({ code: 0, output: expect.stringContaining(`${other} holds the backup of `) });
  const again = await start(other);
  expect(await numbersOf(again)).toEqual([7]);
  await keep(again, 9);
  expect(await numbersOf(again)).toEqual([7, 9]);
  expect(await (await objectsOf(other)).list('')).toEqual(['pets/one.webp']);
  for (const file of ['mails/one.eml', 'service-secrets.json', 'database-passwords.json', 'postgres/superuser-password'])
    expect({ [file]: readFileSync(join(other, file), 'utf8') }).toEqual({ [file]: readFileSync(join(data, file), 'utf8') });
  expect(statSync(join(other, 'service-secrets.json')).mode & 0o777).toBe(0o600);
});

test('a restore asks first, names what it replaces, and touches nothing that is in use', async () => {
  await run('backup');
  const running = await start();
  await keep(running, 8);
  const inUse = await run('restore', [], { YES: '1' });
  expect(inUse).toEqual({ code: 1, output: expect.stringContaining('Stop it first; nothing was touched.') });
  await running.stop();
  const unasked = await run('restore');
  expect(unasked).toEqual({
    code: 1,
    output: expect.stringMatching(/This replaces everything in .*, by the backup of .* Nobody is here to ask: set YES=1/),
  });
  expect(await numbersOf(await start())).toEqual([8]);
  await started.at(-1)?.stop();
  expect(await run('restore', [], { YES: '1' })).toMatchObject({ code: 0 });
  expect(await numbersOf(await start())).toEqual([]);
});

test('a backup that was damaged, cut off or added to is refused, and nothing is touched', async () => {
  await run('backup');
  const archive = join(newest(), 'postgres.tar.gz');
  const file = openSync(archive, 'r+');
  writeSync(file, Buffer.from([1, 2, 3]), 0, 3, 5_000);
  rmSync(join(newest(), 'settings/database-passwords.json'));
  writeFileSync(join(newest(), 'new'), '');
  const refused = await run('restore', [], { YES: '1' });
  expect(refused.code).toBe(1);
  for (const problem of ['postgres.tar.gz is damaged', 'settings/database-passwords.json is missing', 'new does not belong to it'])
    expect(refused.output).toContain(problem);
  rmSync(join(newest(), 'contents.json'));
  expect((await run('restore', [], { YES: '1' })).output).toContain('is no backup of Paltu');
  expect(await numbersOf(await start())).toEqual([]);
});

test('a backup of which any step fails leaves no backup and no mark: a damaged page, a copy that cannot be restored', async () => {
  const running = await start();
  const { DATABASE_URL: url = '' } = await environmentOfAlpha(running);
  await askDatabase(url, 'insert into kept select generate_series(1, 5000)');
  const [{ path }] = (await askDatabase(url, "select pg_relation_filepath('kept') as path")) as [{ path: string }];
  // Stands in for a program that cannot unpack what was copied.
  writeFileSync(join(parent, 'tar'), '#!/bin/sh\necho broken >&2\nexit 2\n', { mode: 0o755 });
  const unreadable = await run('backup', [], { PATH: `${parent}:${process.env['PATH']}` });
  expect(unreadable).toEqual({ code: 1, output: expect.stringContaining('postgres.tar.gz cannot be unpacked: broken') });
  await running.stop();
  const page = openSync(join(data, 'postgres/cluster', path), 'r+');
  writeSync(page, Buffer.from('damaged'), 0, 7, 12_000);
  expect(await run('backup')).toEqual({ code: 1, output: expect.stringMatching(/checksum/) });
  expect([wholeBackups(), existsSync(join(data, '.last-backup')), existsSync(join(data, 'backup-check'))]).toEqual([[], false, false]);
});

test('so many backups are kept as KEEP has it, two are not made at once, and what a killed one left goes', async () => {
  expect(await run('backup', [], { KEEP: 'none' })).toEqual({ code: 1, output: expect.stringContaining('KEEP=none is not a count') });
  mkdirSync(join(backups, '.partial-2020-01-01T000000Z'), { recursive: true });
  mkdirSync(join(backups, '2020-01-02T000000Z'));
  mkdirSync(join(backups, '2020-01-03T000000Z'));
  mkdirSync(join(backups, 'of-somebody-else'));
  writeFileSync(join(backups, '.lock'), String(process.pid));
  expect(await run('backup')).toEqual({ code: 1, output: expect.stringContaining(`process ${process.pid} makes a backup`) });
  writeFileSync(join(backups, '.lock'), '999999999');
  expect(await run('backup', [], { KEEP: '2' })).toMatchObject({ code: 0 });
  expect(wholeBackups()).toEqual(['2020-01-03T000000Z', expect.stringMatching(/^20/), 'of-somebody-else']);
});

test('nothing starts on data into which a restore did not come to its end, and it can be made again', async () => {
  await run('backup');
  writeFileSync(join(data, 'restoring'), `${newest()}\n`);
  const refused = runSupervisor(data);
  expect(await refused.ended()).toBe(1);
  expect(refused.output()).toContain(`did not come to its end: make restore from=${newest()}`);
  expect(await run('backup')).toEqual({ code: 1, output: expect.stringContaining('make restore from=') });
  expect(await run('restore', [], { YES: '1' })).toMatchObject({ code: 0 });
  await start();
});
