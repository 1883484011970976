import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { findFreePort } from '@paltu/local-postgres';
import { eventually } from '@paltu/testing';
import { demoLogins } from '../../deploy/demo/src/members.ts';

// Only in the profile `single`: the commands of the README start a product on the engines of one machine. What starts one in the
// cluster profile is docker compose, which has a test of its own. (The suite `cluster` leaves this file out.)
const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 120_000;
const testLimitMs = 300_000;

const folder = await mkdtemp(join(tmpdir(), 'paltu-readme-'));
const port = await findFreePort();
const variables = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), NODE_OPTIONS: '' };
const address = `http://127.0.0.1:${port}`;
let running: ChildProcess | undefined;

const make = (...targets: string[]) => {
  const { status, stdout, stderr } = spawnSync('make', targets, { cwd: root, env: variables, encoding: 'utf8' });
  return { status, text: stdout + stderr };
};

/** `make start` in a process group of its own, as a terminal would have it; answers what it printed once the site is ready. */
const makeStart = async (): Promise<string> => {
  const child = spawn('make', ['start'], { cwd: root, env: variables, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  await eventually(() => output.includes('Paltu is ready'), 'the site is ready', startLimitMs);
  return output;
};

/** Ctrl-C: the terminal signals the whole group. */
const stop = async (): Promise<void> => {
  if (running?.pid === undefined) return;
  const ended = once(running, 'exit');
  process.kill(-running.pid, 'SIGINT');
  running = undefined;
  await ended;
};

afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

// While a target of make runs nothing here notices that the site has ended a connection which was kept.
const ofItsOwn = { connection: 'close' };

const total = async (): Promise<number> => {
  const response = await fetch(`${address}/api/v1/pets?limit=1`, { headers: ofItsOwn });
  const { data } = (await response.json()) as { data?: { pagination: { total: number } } };
  return data?.pagination.total ?? 0;
};

const logIn = async ({ email, password }: { email: string; password: string }) => {
  const response = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...ofItsOwn, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await response.json()) as { data?: { user: { userType: string } } };
  return data?.user.userType;
};

test(
  'make start shows where everything is, fills in demo data, keeps it over a restart; admin, rotate-keys, events and reset do what the README promises',
  async () => {
    expect(make('help').text).toMatch(/start.*\n[^]*test/);

    const output = await makeStart();
    for (const shown of [address.replace('127.0.0.1', 'localhost'), demoLogins.member.email, demoLogins.admin.email, folder])
      expect(output).toContain(shown);
    await eventually(async () => (await total()) >= 3, 'the first pets of the demo are public', startLimitMs);
    expect(await logIn(demoLogins.member)).toBe('user');
    expect(make('admin', `email=${demoLogins.member.email}`)).toMatchObject({ status: 0 });
    expect(await logIn(demoLogins.member)).toBe('admin');
    expect(make('admin', 'email=nobody@paltu.example').status).not.toBe(0);
    expect(make('rotate-keys')).toMatchObject({ status: 0, text: expect.stringContaining('A new signing key') });
    expect(make('rotate-keys')).toMatchObject({ status: 0, text: expect.stringContaining('A key waits already') });
    expect(make('notify', 'page=careers')).toMatchObject({ status: 0, text: expect.stringContaining('Nobody waits for careers.') });
    expect(make('notify')).toMatchObject({ status: 2, text: expect.stringContaining('Which page?') });
    expect(make('events', 'list')).toMatchObject({ status: 0, text: expect.stringContaining('moderation.reviews') });
    const before = await total();
    await stop();

    await makeStart();
    expect(await total()).toBeGreaterThanOrEqual(before);
    expect(await logIn(demoLogins.member)).toBe('admin');
    await stop();

    expect(make('reset', 'YES=1')).toMatchObject({ status: 0 });
    expect(existsSync(variables.DATA_DIR)).toBe(false);
  },
  testLimitMs,
);
