import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundledProgram } from '@paltu/testing/service';
import { demoLogins } from '../src/members.ts';

const { file, environment } = bundledProgram('deploy/demo/src/main.ts');
const databases = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/auth', VETS_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/vets' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-demo-'));
  mkdirSync(join(folder, 'demo'));
  // All of it is in already: nothing is asked of a server.
  writeFileSync(join(folder, 'demo/progress.json'), JSON.stringify({ isFinished: true }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const outputWith = (more: NodeJS.ProcessEnv): string =>
  execFileSync(process.execPath, ['--no-warnings', file], {
    env: { ...environment, API_URL: 'http://127.0.0.1:1', ...databases, DATA_DIR: folder, ...more },
    encoding: 'utf8',
  });

test('where it prints the logins it warns that everybody knows them, and how to be without', () => {
  const output = outputWith({ SITE_URL: 'http://localhost:8080' });
  expect(output).toMatch(/everybody knows these logins.*DEMO=0/);
  expect(output).toContain(demoLogins.admin.password);
});

test('left out, it prints no login', () => {
  const output = outputWith({ SITE_URL: 'http://localhost:8080', DEMO: '0' });
  expect(output).toContain('left out');
  expect(output).not.toContain(demoLogins.admin.email);
});

test('behind a proxy it is left out, unless the operator allows that everybody may be the admin', () => {
  const behind = { SITE_URL: 'http://localhost:8080', TRUSTED_PROXIES: '172.18.0.1/32' };
  const output = outputWith(behind);
  expect(output).toMatch(/left out: TRUSTED_PROXIES .*DEMO_PUBLIC=1/);
  expect(output).not.toContain(demoLogins.admin.email);
  expect(outputWith({ ...behind, DEMO_PUBLIC: '1' })).toContain(demoLogins.admin.password);
});
