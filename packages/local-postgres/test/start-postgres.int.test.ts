import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { startPostgres, stopPostgresIn } from '../src/index.ts';
import { readPostmasterPid } from '../src/server-process.ts';

jest.setTimeout(120_000);

const settings = { fsync: 'off', shared_buffers: '16MB' };
let folder: string;
let outside: string | undefined;

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'paltu-postgres-'));
  // What mkdtemp makes is closed to everybody else, and as root the server is somebody else.
  chmodSync(parent, 0o755);
  folder = join(parent, 'data');
});

afterEach(async () => {
  await stopPostgresIn(folder);
  rmSync(join(folder, '..'), { recursive: true, force: true });
  if (outside) rmSync(outside, { recursive: true, force: true });
  outside = undefined;
});

const ask = async <Row extends object>(url: string, sql: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

test('a new folder becomes a server that cuts Urdu words into trigrams and listens on this machine alone', async () => {
  const postgres = await startPostgres({ dataDirectory: folder, settings });
  expect(postgres).toMatchObject({ adopted: false, recovered: false, host: '127.0.0.1' });
  const [row] = await ask<{ trigrams: string[]; address: string; sockets: string }>(
    postgres.superuserUrl,
    "select show_trgm('پالتو') as trigrams, current_setting('listen_addresses') as address, current_setting('unix_socket_directories') as sockets",
  );
  expect(row).toMatchObject({ address: '127.0.0.1', sockets: '' });
  expect(row?.trigrams).toHaveLength(6);
});

test('the password is kept from other users, and a wrong one is refused', async () => {
  const postgres = await startPostgres({ dataDirectory: folder, settings });
  expect(statSync(join(folder, 'superuser-password')).mode & 0o777).toBe(0o600);
  const wrong = new URL(postgres.superuserUrl);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a second start on the same folder adopts the running server', async () => {
  const first = await startPostgres({ dataDirectory: folder, settings });
  const second = await startPostgres({ dataDirectory: folder, settings });
  expect(second).toMatchObject({ adopted: true, pid: first.pid, port: first.port });
});

test('a stopped server starts again with its data and reports no recovery', async () => {
  const first = await startPostgres({ dataDirectory: folder, settings });
  await ask(first.superuserUrl, 'create table kept as select 7 as number');
  await first.stop();
  expect(readPostmasterPid(join(folder, 'cluster'))).toBeUndefined();
  const second = await startPostgres({ dataDirectory: folder, settings });
  expect(second.recovered).toBe(false);
  expect(await ask(second.superuserUrl, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('after kill -9 of the server everything acknowledged is there, on the port asked for, and the start reports the recovery', async () => {
  const first = await startPostgres({ dataDirectory: folder, settings });
  await ask(first.superuserUrl, 'create table kept as select 7 as number');
  process.kill(first.pid, 'SIGKILL');
  const second = await startPostgres({ dataDirectory: folder, settings, port: first.port });
  expect(second).toMatchObject({ recovered: true, adopted: false, port: first.port });
  expect(await ask(second.superuserUrl, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a pid file that names a living stranger stops nobody and keeps nothing from starting', async () => {
  const first = await startPostgres({ dataDirectory: folder, settings });
  const pidFile = join(folder, 'cluster/postmaster.pid');
  const left = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  // Process 1 lives and is no PostgreSQL.
  writeFileSync(pidFile, ['1', ...left.slice(1)].join('\n'));
  const second = await startPostgres({ dataDirectory: folder, settings });
  expect(second.recovered).toBe(true);
});

test('a folder with other files is refused and left as it was', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'thesis.txt'), 'mine');
  await expect(startPostgres({ dataDirectory: folder, settings })).rejects.toThrow('not a PostgreSQL folder of ours (it holds thesis.txt)');
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
});

test("a taken port is an error that carries the server's own words", async () => {
  const other = await startPostgres({ dataDirectory: folder, settings });
  const second = `${folder}-second`;
  try {
    await expect(startPostgres({ dataDirectory: second, settings, port: other.port, retryForMs: 500 })).rejects.toThrow(
      /Address already in use/,
    );
  } finally {
    await stopPostgresIn(second);
  }
});

const serverUser = (pid: number): number => statSync(`/proc/${pid}`).uid;
const asRoot = process.getuid?.() === 0;

test('the server never runs as root', async () => {
  const postgres = await startPostgres({ dataDirectory: folder, settings });
  const { uid } = statSync(join(postgres.directory, 'cluster'));
  expect(uid).not.toBe(0);
  expect(uid === process.getuid?.()).toBe(!asRoot);
  if (process.platform === 'linux') expect(serverUser(postgres.pid)).toBe(uid);
});

test('a data folder that only its owner may enter is opened to the server, not moved', async () => {
  mkdirSync(folder, { mode: 0o700 });
  const postgres = await startPostgres({ dataDirectory: folder, settings });
  expect(postgres.directory).toBe(folder);
});

test("in a folder closed to the server's user the server still runs, and reports where its files lie", async () => {
  chmodSync(join(folder, '..'), 0o700);
  const words: string[] = [];
  const record = (_fields: object, message: string): number => words.push(message);
  const logger = { debug: record, info: record, warn: record, error: record };
  const postgres = await startPostgres({ dataDirectory: folder, settings, logger });
  if (asRoot) outside = postgres.directory;
  expect(postgres.directory.startsWith('/var/lib/paltu/postgres-')).toBe(asRoot);
  expect(words.join('\n').includes('the databases lie in')).toBe(asRoot);
  await postgres.stop();
  const again = await startPostgres({ dataDirectory: folder, settings });
  expect(again.directory).toBe(postgres.directory);
});

const email = 'sana@example.com';

const failures = async (url: string, statements: readonly { text: string; values?: string[] }[]): Promise<string[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const codes: string[] = [];
  for (const statement of statements) await client.query(statement).catch(({ code }: { code: string }) => codes.push(code));
  await client.end();
  return codes;
};

test("what members entered is not in the server's log, however a statement fails", async () => {
  const { superuserUrl, directory } = await startPostgres({ dataDirectory: folder, settings });
  await ask(
    superuserUrl,
    `create table accounts (email text primary key check (email <> 'x'), age int); insert into accounts values ('${email}')`,
  );
  const insert = 'insert into accounts (email) values';
  const codes = await failures(superuserUrl, [
    { text: `${insert} ($1)`, values: [email] },
    { text: `${insert} ('${email}')` },
    { text: `insert into accounts values ($1, 1), ('x', 2)`, values: [`other-${email}`] },
    { text: `select $1::text as email, 1 / 0`, values: [email] },
    { text: `select '${email}' frm accounts` },
  ]);
  expect(codes).toEqual(['23505', '23505', '23514', '22012', '42601']);
  const log = readFileSync(join(directory, 'server.log'), 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint');
  expect(log).not.toContain('sana@');
});

test("the server's log is cut while the server runs, and it writes on", async () => {
  const postgres = await startPostgres({ dataDirectory: folder, settings });
  const log = join(postgres.directory, 'server.log');
  writeFileSync(log, 'x'.repeat(5_000_001), { flag: 'a' });
  postgres.trimLog();
  await ask(postgres.superuserUrl, 'select 1 / 0').catch(() => undefined);
  const kept = readFileSync(log, 'utf8');
  expect([kept.includes('division by zero'), kept.length < 1_000]).toEqual([true, true]);
  expect(statSync(`${log}.1`).size).toBeGreaterThan(5_000_000);
  postgres.trimLog();
  expect(readFileSync(log, 'utf8')).toContain('division by zero');
});
