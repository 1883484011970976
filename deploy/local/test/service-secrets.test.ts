import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDataFolder, removeData, type DataFolder } from '../src/data-folder.ts';
import { serviceSecrets } from '../src/secrets.ts';

let data: DataFolder;
beforeEach(() => void (data = openDataFolder(mkdtempSync(join(tmpdir(), 'paltu-secrets-')))));
afterEach(() => rmSync(data.path, { recursive: true, force: true }));

const file = () => data.at('service-secrets.json');

test('a secret is made once, another for each, for its owner alone', () => {
  const { KEY_SECRET, OTHER } = serviceSecrets(data, 'auth', ['KEY_SECRET', 'OTHER']);
  expect(KEY_SECRET).toMatch(/^[\w-]{43}$/);
  expect(OTHER).not.toBe(KEY_SECRET);
  expect(serviceSecrets(data, 'pets', ['KEY_SECRET'])['KEY_SECRET']).not.toBe(KEY_SECRET);
  expect(serviceSecrets(data, 'auth', ['KEY_SECRET', 'OTHER'])).toEqual({ KEY_SECRET, OTHER });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('a secret that somebody took away is made anew, beside the one before that they left', () => {
  const { KEY_SECRET: before } = serviceSecrets(data, 'auth', ['KEY_SECRET']);
  writeFileSync(file(), JSON.stringify({ auth: { KEY_SECRET_PREVIOUS: before } }));
  const { KEY_SECRET, KEY_SECRET_PREVIOUS } = serviceSecrets(data, 'auth', ['KEY_SECRET']);
  expect(KEY_SECRET).not.toBe(before);
  expect(KEY_SECRET_PREVIOUS).toBe(before);
});

test('a service without secrets leaves no file, and a reset forgets all of them', () => {
  expect(serviceSecrets(data, 'pets', [])).toEqual({});
  expect(() => readFileSync(file())).toThrow('ENOENT');
  serviceSecrets(data, 'auth', ['KEY_SECRET']);
  expect(removeData(data)).toEqual([]);
});
