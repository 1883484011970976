import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { routes } from '../src/app/router.tsx';
import { gzipKb, scriptsOf } from './page-weight.ts';
import type { Language } from './page-weight.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/** KB of 1024 bytes. */
const budgets = { home: 200, pets: 255 };

let folder: string;
let manifest: Manifest;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-web-weight-'));
  // A build of its own: `dist/` may be older than the sources. It inherits Jest's NODE_ENV, which must change nothing.
  const options = ['build', '--outDir', folder, '--manifest', '--logLevel', 'warn'];
  const built = spawnSync(process.execPath, [vite, ...options], {
    cwd: web,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`the build failed: ${built.stdout}${built.stderr}`);
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function scripts(pattern: 'home' | 'pets', language: Language): string[] {
  const namespaces = routes.find((route) => route.pattern === pattern)?.namespaces ?? [];
  return scriptsOf(manifest, { module: `src/pages/${pattern}-page.tsx`, namespaces }, language);
}

test.each([
  ['home', 'en'],
  ['home', 'ur'],
  ['pets', 'en'],
  ['pets', 'ur'],
] as const)('the script of the page %s in %s keeps to its budget', (pattern, language) => {
  const files = scripts(pattern, language).map((file) => ({ file, kb: gzipKb([readFileSync(join(folder, file))]) }));
  const heaviest = files.toSorted((a, b) => b.kb - a.kb).map(({ file, kb }) => `${kb.toFixed(1)} ${file}`);
  const total = files.reduce((sum, { kb }) => sum + kb, 0);
  const isWithin = total <= budgets[pattern];
  expect(isWithin ? [] : [`${total.toFixed(1)} KB of ${budgets[pattern]}`, ...heaviest]).toEqual([]);
});

test('everything that the page of a language preloads is weighed', () => {
  const pages = [
    ['index.html', 'en'],
    ['index.ur.html', 'ur'],
  ] as const;
  for (const [page, language] of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    const asked = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1]);
    expect(asked.length).toBeGreaterThan(3);
    expect(scripts('home', language)).toEqual(expect.arrayContaining(asked));
  }
});

test('a page that the manifest does not know cannot pass for a light one', () => {
  expect(() => scriptsOf(manifest, { module: 'src/pages/gone-page.tsx', namespaces: [] }, 'en')).toThrow('gone-page');
  expect(() => scriptsOf(manifest, { module: 'src/pages/home-page.tsx', namespaces: ['gone'] }, 'en')).toThrow('gone');
});
