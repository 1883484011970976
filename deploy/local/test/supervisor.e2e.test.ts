import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { stopPostgresIn } from '@paltu/local-postgres';
import { processRecords } from '../src/instance/process-records.ts';
import { openDataFolder } from '../src/data-folder.ts';
import { askDatabase } from './ask-database.ts';
import { environmentOfAlpha, recordedChild, runs, runSupervisor, until, type RunningSupervisor } from './running-supervisor.ts';
import { makeUsedData, openParent, type UsedData } from './used-data.ts';

// Every test starts a database and three processes, perhaps on a busy machine.
jest.setTimeout(120_000);

let parent: string;
let data: string;
let started: RunningSupervisor[];
let used: UsedData;
beforeAll(async () => void (used = await makeUsedData()));
afterAll(() => used.remove());

beforeEach(() => {
  parent = openParent();
  data = join(parent, 'data');
  started = [];
});

afterEach(async () => {
  for (const one of started) await one.stop();
  if (existsSync(join(data, 'postgres'))) await stopPostgresIn(join(data, 'postgres'));
  rmSync(parent, { recursive: true, force: true });
});

const start = (more: Record<string, string> = {}): RunningSupervisor => {
  const one = runSupervisor(data, more);
  started.push(one);
  return one;
};

const startNew = async (more: Record<string, string> = {}): Promise<RunningSupervisor> => {
  const one = start(more);
  await one.untilPrinted('Ctrl-C');
  return one;
};

/** On data of an earlier start. */
const startReady = async (more: Record<string, string> = {}): Promise<RunningSupervisor> => {
  if (!existsSync(data)) used.copyTo(data);
  return startNew(more);
};

test('after kill -9 of the supervisor its children end, and the next start takes over the database and reports it', async () => {
  const first = await startReady();
  const { DATABASE_URL: own = '' } = await environmentOfAlpha(first);
  await askDatabase(own, 'insert into kept values (7)');
  const children = ['alpha', 'beta', 'gateway'].map((name) => recordedChild(data, name));
  first.child.kill('SIGKILL');
  await first.ended();
  const second = await startReady();
  expect(second.output()).toContain('was killed before it could stop');
  expect(second.output()).toContain('PostgreSQL was still running on this folder');
  expect(children.some(runs)).toBe(false);
  const { DATABASE_URL: again = '' } = await environmentOfAlpha(second);
  expect(await askDatabase(again, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('after everything was killed at once the next start recovers', async () => {
  const first = await startReady();
  const { DATABASE_URL: own = '' } = await environmentOfAlpha(first);
  await askDatabase(own, 'insert into kept values (7)');
  first.child.kill('SIGKILL');
  for (const name of ['alpha', 'beta', 'gateway']) process.kill(recordedChild(data, name).pid, 'SIGKILL');
  process.kill(Number(readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  const second = await startReady();
  expect(second.output()).toContain('PostgreSQL had not been stopped cleanly; it recovered from its log');
  const { DATABASE_URL: again = '' } = await environmentOfAlpha(second);
  expect(await askDatabase(again, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a frozen child that a killed start left behind is ended; a stranger with a recorded number is not', async () => {
  const first = await startReady();
  const frozen = recordedChild(data, 'beta');
  process.kill(frozen.pid, 'SIGSTOP');
  first.child.kill('SIGKILL');
  await first.ended();
  // This very test process, as a record whose number was given out again.
  writeFileSync(join(data, 'run/children/old.json'), JSON.stringify({ pid: process.pid, started: 'another time' }));
  const second = await startReady();
  expect(second.output()).toMatch(/beta of the last start was still there \(process \d+\): it was killed/);
  expect(runs(frozen)).toBe(false);
  expect(
    processRecords(openDataFolder(data))
      .list()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['alpha', 'beta', 'gateway']);
});

test('SIGTERM stops the gateway first and PostgreSQL last, and leaves nothing behind', async () => {
  const supervisor = await startReady();
  expect(await supervisor.stop()).toBe(0);
  const [first, ...others] = readFileSync(join(data, 'run/order'), 'utf8').trim().split('\n');
  expect(first).toBe('gateway');
  expect(others.sort()).toEqual(['alpha', 'beta']);
  expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
  expect(existsSync(join(data, 'run/supervisor.json'))).toBe(false);
  const again = await startReady();
  expect(again.output()).not.toMatch(/killed|recovered|still/);
});

test('a second signal does not wait for a child that hangs', async () => {
  const supervisor = await startReady();
  process.kill(recordedChild(data, 'beta').pid, 'SIGSTOP');
  supervisor.child.kill('SIGTERM');
  await supervisor.untilPrinted('Stopping');
  supervisor.child.kill('SIGINT');
  const began = Date.now();
  expect(await supervisor.ended()).toBe(0);
  expect(Date.now() - began).toBeLessThan(12_000);
});

test('a service that cannot start ends the start with the end of its log, and nothing is left running', async () => {
  const supervisor = start({ FAKE_BROKEN: '1' });
  expect(await supervisor.ended()).toBe(1);
  expect(supervisor.output()).toContain('beta does not start');
  expect(supervisor.output()).toContain('no such thing as a good day');
  expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
  await until('no child is recorded', () => processRecords(openDataFolder(data)).list().length === 0);
});

test('a port that was asked for and is taken is a clear error', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await until('it listens', () => other.listening);
  const { port } = other.address() as { port: number };
  const supervisor = start({ PORT: String(port) });
  expect(await supervisor.ended()).toBe(1);
  expect(supervisor.output()).toContain(`Port ${port} is taken by another program`);
  other.close();
});

test("a folder that holds somebody's files is not taken for data", async () => {
  openDataFolder(data);
  rmSync(join(data, 'paltu-data.json'));
  writeFileSync(join(data, 'thesis.txt'), 'mine');
  const supervisor = start();
  expect(await supervisor.ended()).toBe(1);
  expect(supervisor.output()).toContain('is not a data folder of Paltu (it holds thesis.txt)');
});

test('a site that other machines reach does not start with demo logins, unless the operator allows it', async () => {
  const refused = start({ HOST_ADDRESS: '0.0.0.0' });
  expect(await refused.ended()).toBe(1);
  expect(refused.output()).toContain('DEMO=0');
  expect(existsSync(data)).toBe(false);
  const without = start({ HOST_ADDRESS: '0.0.0.0', DEMO: '0' });
  await without.untilPrinted('Ctrl-C');
  await without.stop();
  mkdirSync(join(data, 'demo'));
  const after = start({ HOST_ADDRESS: '0.0.0.0', DEMO: '0' });
  expect(await after.ended()).toBe(1);
  expect(after.output()).toContain('already in there');
  const allowed = start({ HOST_ADDRESS: '0.0.0.0', DEMO_PUBLIC: '1' });
  await allowed.untilPrinted('Ctrl-C');
});
