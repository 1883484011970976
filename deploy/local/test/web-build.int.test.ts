import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { webBuild } from '../src/web-build.ts';

let root: string;

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

// Stands in for Vite: writes one page, and a font into the sources as our plugin does.
const fakeVite = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('src/fonts', { recursive: true });
  writeFileSync('src/fonts/small.woff2', 'font');
  writeFileSync('../builds', 'x', { flag: 'a' });
  writeFileSync(process.argv[process.argv.indexOf('--outDir') + 1] + '/index.html', '<p>' + 'x'.repeat(2000));
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'paltu-web-'));
  write('package-lock.json', '{}');
  write('packages/reference/src/index.ts', '');
  write('web/src/main.tsx', 'one');
  write('web/.gitignore', 'dist/\nsrc/fonts/\n');
  write('node_modules/vite/bin/vite.js', fakeVite);
  write('web/build/compress-main.ts', '');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const build = (): Promise<void> => webBuild(root).run(new AbortController().signal);

test('the web app is built once, and again only when what it is made of changes', async () => {
  expect(webBuild(root).isFresh).toBe(false);
  await build();
  expect(webBuild(root).isFresh).toBe(true);
  write('web/src/main.tsx', 'two');
  expect(webBuild(root).isFresh).toBe(false);
  await build();
  expect(webBuild(root).isFresh).toBe(true);
});

test('a test or a note of the last build is no reason to build', async () => {
  await build();
  write('web/src/main.test.tsx', 'a test');
  write('web/src/fonts/other.woff2', 'font');
  expect(webBuild(root).isFresh).toBe(true);
});

test('a build that fails reports why and leaves the last one in place', async () => {
  await build();
  write('web/src/main.tsx', 'broken');
  write('node_modules/vite/bin/vite.js', 'console.error("no such import"); process.exit(1);');
  await expect(build()).rejects.toThrow('no such import');
  write('web/src/main.tsx', 'one');
  expect(webBuild(root).isFresh).toBe(true);
});

/** What a first start runs beside the bundling. */
const buildElsewhere = (): number =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../src/build-site.ts'), root]).pid ?? 0;

const builds = (): number => readFileSync(join(root, 'builds'), 'utf8').length;

test('a site that another process builds is waited for, and built here only where that failed', async () => {
  await webBuild(root, buildElsewhere()).run(new AbortController().signal);
  expect([webBuild(root).isFresh, builds()]).toEqual([true, 1]);

  write('web/src/main.tsx', 'two');
  write('web/build/compress-main.ts', 'throw new Error()');
  const builder = buildElsewhere();
  await expect(webBuild(root, builder).run(new AbortController().signal)).rejects.toThrow('The web app was not built');
  expect(builds()).toBe(3);
});
