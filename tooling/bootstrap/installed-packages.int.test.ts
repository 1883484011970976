import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { installedMode, lastMode, rememberInstall } from './installed-packages.ts';

let root: string;

const runs = { 'node_modules/express': { version: '5.0.0' } };
const forHere = { 'node_modules/native-here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] } };
const forElsewhere = { 'node_modules/native-elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['mips'] } };
const forWork = { 'node_modules/jest': { version: '30.0.0', dev: true } };

const write = (name: string, packages: object): void =>
  writeFileSync(join(root, name), JSON.stringify({ packages: { '': {}, ...packages } }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'paltu-packages-'));
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', { ...runs, ...forHere, ...forElsewhere, ...forWork });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const npmInstalled = (packages: object): void => write('node_modules/.package-lock.json', packages);

test('an empty clone has nothing installed', () => {
  expect(installedMode(root)).toBeUndefined();
});

test('what npm was made to install by hand counts', () => {
  npmInstalled({ ...runs, ...forHere, ...forWork });
  expect(installedMode(root)).toBe('everything');
});

test('without the tools for work it is enough to run', () => {
  npmInstalled({ ...runs, ...forHere });
  expect(installedMode(root)).toBe('running');
});

test('an old npm that left out what this machine needs is noticed', () => {
  npmInstalled(runs);
  expect(installedMode(root)).toBeUndefined();
});

test('a new lock file asks for an install, and what kind it was is still known', () => {
  npmInstalled({ ...runs, ...forHere, ...forWork });
  rememberInstall(root, 'everything');
  write('package-lock.json', { ...runs, 'node_modules/zod': { version: '4.0.0' } });
  expect(installedMode(root)).toBeUndefined();
  expect(lastMode(root)).toBe('everything');
});
