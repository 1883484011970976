import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, afterAll, beforeAll } from '@jest/globals';
import { z } from 'zod';
import { busUrl, loadConfig } from './config.ts';

test.each([
  'postgres://bus:secret@127.0.0.1:5432/bus',
  'postgresql://localhost/bus',
  'kafka://kafka:9092',
  'kafka://a:9092,b:9092,10.0.0.3:9093',
  'kafka://user:secret@a:9092,b:9092',
  'kafka://user:secret@a:9092?mechanism=plain',
])('%s is the address of a bus', (url) => {
  expect(busUrl.safeParse(url).success).toBe(true);
});

test.each([
  '',
  'kafka:9092',
  'kafka://',
  'kafka://host',
  'kafka://a:9092,',
  'kafka://user@a:9092',
  'kafka://user:@a:9092',
  'redis://a:6379',
  'postgres://',
])('%j is none', (url) => {
  expect(busUrl.safeParse(url).error?.issues[0]?.message).toBe('must be postgres://… or kafka://user:password@host:port[,host:port…]');
});

const schema = z.object({ DATABASE_URL: z.url(), NOTE: z.string().optional() });
const secret = 'postgres://pets:secret@127.0.0.1:5432/pets';
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-config-'));
  file = join(folder, 'database-url');
  writeFileSync(file, `${secret}\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a variable may lie in a file', () => {
  expect(loadConfig(schema, { DATABASE_URL_FILE: file })).toEqual({ DATABASE_URL: secret });
});

test('the variable itself counts before its file', () => {
  expect(loadConfig(schema, { DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: file })).toEqual({ DATABASE_URL: 'postgres://a/b' });
});

test('a file that cannot be read is named by its variable', () => {
  const load = () => loadConfig(schema, { DATABASE_URL_FILE: join(folder, 'nothing') });
  expect(load).toThrow('DATABASE_URL_FILE: the file cannot be read');
});

test('what is wrong in a file is named, and not repeated', () => {
  writeFileSync(join(folder, 'wrong'), 'hunter2');
  const load = () => loadConfig(schema, { DATABASE_URL_FILE: join(folder, 'wrong') });
  expect(load).toThrow(/DATABASE_URL: /);
  expect(load).not.toThrow(/hunter2/);
});

test('a part of a variable may lie in a file', () => {
  writeFileSync(join(folder, 'password'), 'hunter2\n');
  const environment = {
    DATABASE_URL: `postgres://pets:{${join(folder, 'password')}}@127.0.0.1:5432/pets`,
    NOTE: '{"pets":"{not a file}"}',
  };
  expect(loadConfig(schema, environment)).toEqual({
    DATABASE_URL: 'postgres://pets:hunter2@127.0.0.1:5432/pets',
    NOTE: '{"pets":"{not a file}"}',
  });
});

test('a part that cannot be read is never sent as it is written', () => {
  const load = () => loadConfig(schema, { DATABASE_URL: `postgres://pets:{${join(folder, 'nothing')}}@127.0.0.1:5432/pets` });
  expect(load).toThrow('DATABASE_URL: a file that it names cannot be read');
});

test('files that nobody asks for do not matter', () => {
  expect(loadConfig(schema, { DATABASE_URL: secret, SSL_CERT_FILE: '/nowhere', _FILE: 'x', NOTE_FILE: '' })).toEqual({
    DATABASE_URL: secret,
  });
});
