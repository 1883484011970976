import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundledProgram } from '@paltu/testing/service';
import { demoLogins } from '../src/demo-logins.ts';

const { file, environment } = bundledProgram('deploy/demo/src/main.ts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-demo-'));
  mkdirSync(join(folder, 'demo'));
  // All of it is in already: nothing is asked of a server.
  writeFileSync(join(folder, 'demo/progress.json'), JSON.stringify({ isFinished: true }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const saidWith = (more: NodeJS.ProcessEnv): string =>
  execFileSync(process.execPath, ['--no-warnings', file], {
    env: { ...environment, API_URL: 'http://127.0.0.1:1', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/auth', DATA_DIR: folder, ...more },
    encoding: 'utf8',
  });

test('where it says the logins it says that everybody knows them, and how to be without', () => {
  const said = saidWith({ SITE_URL: 'http://localhost:8080' });
  expect(said).toMatch(/everybody knows these logins.*DEMO=0/);
  expect(said).toContain(demoLogins.admin.password);
});

test('left out, it says no login', () => {
  const said = saidWith({ SITE_URL: 'http://localhost:8080', DEMO: '0' });
  expect(said).toContain('left out');
  expect(said).not.toContain(demoLogins.admin.email);
});

test('behind a proxy it is left out, unless somebody says that everybody may be the admin', () => {
  const behind = { SITE_URL: 'http://localhost:8080', TRUSTED_PROXIES: '172.18.0.1/32' };
  const said = saidWith(behind);
  expect(said).toMatch(/left out: TRUSTED_PROXIES .*DEMO_PUBLIC=1/);
  expect(said).not.toContain(demoLogins.admin.email);
  expect(saidWith({ ...behind, DEMO_PUBLIC: '1' })).toContain(demoLogins.admin.password);
});
