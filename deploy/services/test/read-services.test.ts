import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readServices } from '../src/read-services.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'paltu-services-'))));
afterEach(() => rmSync(root, { recursive: true }));

const add = (name: string, deploy?: object): void => {
  mkdirSync(join(root, 'services', name), { recursive: true });
  writeFileSync(join(root, 'services', name, 'package.json'), JSON.stringify({ name, deploy }));
};
const names = () => readServices(root).map(({ name }) => name);

test('services come after those they need, otherwise by name', () => {
  add('vets', { needs: ['auth', 'adoption'] });
  add('adoption');
  add('auth', { needs: [] });
  add('chat');
  expect(names()).toEqual(['auth', 'adoption', 'chat', 'vets']);
});

test('what a service does not declare is the usual: it needs auth, keeps rows and no files, limits nothing, sends no mail, and has 384 MB', () => {
  add('auth', { needs: [] });
  add('chat');
  expect(readServices(root)).toContainEqual({
    name: 'chat',
    folder: 'services/chat',
    needs: ['auth'],
    store: 'relational',
    keepsFiles: false,
    keepsLimits: false,
    sendsMail: false,
    folders: {},
    clusterSettings: {},
    givenSecrets: [],
    secrets: [],
    memory: '384m',
  });
});

test('a folder without a package.json is no service', () => {
  add('auth', { needs: [] });
  mkdirSync(join(root, 'services/half-removed/node_modules'), { recursive: true });
  expect(names()).toEqual(['auth']);
});

test('what is misspelt is refused, with the place', () => {
  add('auth', { needs: [], memroy: '1g' });
  expect(names).toThrow(/services\/auth\/package\.json.*\n.*memroy/);
});

test.each([
  ['a circle', () => add('auth', { needs: ['auth'] })],
  ['a service that is not there', () => add('chat', { needs: ['nobody'] })],
])('%s is refused', (_what, plant) => {
  plant();
  expect(names).toThrow(/need one another, or a service that is not there/);
});
