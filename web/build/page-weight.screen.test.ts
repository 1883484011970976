import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundRoute, routes } from '../src/app/router.tsx';
import { isOfWork } from '../src/app/route.ts';
import type { Route } from '../src/app/route.ts';
import { builtFolder, readManifest } from './built-manifest.ts';
import { gzipKb, screensOf, scriptsOf, sheetsOf } from './page-weight.ts';
import type { Language } from './page-weight.ts';

// What the run has built before its tests.
const manifest = readManifest();

/** KB of 1024 bytes: of pages that anybody opens on any phone, and of the screens that people work at, which share their files. */
const limits = { home: 200, other: 240, work: 450 };
/** Scripts and sheets of a first visit: over HTTP/1.1 six of them come at a time. */
const mostFiles = 64;
const frame = 'src/app/layouts/work/work-frame.tsx';
const languages = ['en', 'ur'] as const;

function pageOf({ load }: Route): string {
  const name = /pages\/([\w-]+)\.tsx/.exec(String(load))?.[1];
  if (name === undefined) throw new Error(`no page is imported by ${String(load)}`);
  return `src/pages/${name}.tsx`;
}

// Many keys of pages to come share one page.
const distinct = [...new Map([...routes, notFoundRoute].map((route) => [pageOf(route), route])).values()];
const rows = distinct.flatMap((route) => {
  const page = pageOf(route);
  const screens = screensOf(manifest, page);
  const modules = screens.length === 0 ? [[page]] : screens.map((screen) => [page, screen]);
  const [around, words] = isOfWork(route) ? [[frame], ['work']] : [[], []];
  return modules.map((parts) => ({
    pattern: route.pattern || 'not found',
    limit: route.pattern === 'home' ? limits.home : isOfWork(route) ? limits.work : limits.other,
    namespaces: [...route.namespaces, ...words],
    modules: [...around, ...parts],
  }));
});

// Most files are of every page.
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const kb = weights.get(file) ?? gzipKb([readFileSync(join(builtFolder, file))]);
  weights.set(file, kb);
  return kb;
}

function heaviestFirst(files: readonly string[]): { total: number; files: string[] } {
  const weighed = files.map((file) => ({ file, kb: weightOf(file) }));
  const sorted = weighed.toSorted((a, b) => b.kb - a.kb).map(({ file, kb }) => `${kb.toFixed(1)} ${file}`);
  return { total: weighed.reduce((sum, { kb }) => sum + kb, 0), files: sorted };
}

test.each(rows)('the scripts of $pattern ($modules) keep to their limit in both languages', ({ limit, ...page }) => {
  const heavy = languages.flatMap((language) => {
    const { total, files } = heaviestFirst(scriptsOf(manifest, page, language));
    return total <= limit ? [] : [`${language}: ${total.toFixed(1)} KB of ${limit}`, ...files];
  });
  expect(heavy).toEqual([]);
});

test.each(rows)('a first visit of $pattern ($modules) fetches few files', (page) => {
  const scripts = scriptsOf(manifest, page, 'ur');
  const files = [...scripts, ...sheetsOf(manifest, scripts)];
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  expect(files.length > mostFiles ? files : []).toEqual([]);
});

test('the HTML of a work screen names every script that it opens with, and is the app’s shell', () => {
  const desk = rows.filter(({ pattern }) => pattern === 'admin-dashboard');
  const html = readFileSync(join(builtFolder, 'pages/admin-dashboard.ur.html'), 'utf8');
  expect(html).toContain('<div id="root"></div>');
  const scripts = desk.flatMap((page) => scriptsOf(manifest, page, 'ur'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => !html.includes(`"/${file}"`))).toEqual([]);
});

test('no public page loads what only work screens are built of', () => {
  const ofWork = Object.values(manifest).filter(({ name }) => name === 'work');
  const loads = (page: (typeof rows)[number]) => scriptsOf(manifest, page, 'en').some((file) => ofWork.some((one) => one.file === file));
  const { of = [], others = [] } = Object.groupBy(rows, ({ limit }) => (limit === limits.work ? 'of' : 'others'));
  expect(others.filter(loads).map(({ pattern }) => pattern)).toEqual([]);
  expect(of.filter((page) => !loads(page)).map(({ pattern }) => pattern)).toEqual([]);
});

test('the screens of the dashboard are weighed one by one', () => {
  expect(rows.filter(({ pattern }) => pattern === 'dashboard').length).toBeGreaterThan(4);
});

function weighedAtHome(language: Language): string[] {
  const namespaces = routes.find(({ pattern }) => pattern === 'home')?.namespaces ?? [];
  return scriptsOf(manifest, { modules: ['src/pages/home-page.tsx'], namespaces }, language);
}

test('everything that the page of a language preloads is weighed', () => {
  const pages = [
    ['pages/home.en.html', 'en'],
    ['pages/home.ur.html', 'ur'],
  ] as const;
  for (const [page, language] of pages) {
    const html = readFileSync(join(builtFolder, page), 'utf8');
    const asked = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1]);
    const ofTheApp = asked.filter((file) => !file?.includes('before-paint'));
    expect(asked.length).toBeGreaterThan(3);
    expect(weighedAtHome(language)).toEqual(expect.arrayContaining(ofTheApp));
  }
});

test('what the entry brings by itself it does not name again for its pages', () => {
  const { file, imports = [] } = manifest['index.html'] ?? {};
  const code = readFileSync(join(builtFolder, file ?? ''), 'utf8');
  const named = /^const __vite__mapDeps=.*?(\[".*?\])/.exec(code)?.[1] ?? '';
  expect(named).toContain('.js"');
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.map((one) => manifest[one]?.file).filter((one) => named.includes(String(one)))).toEqual([]);
});

test('a page that the manifest does not know cannot pass for a light one', () => {
  expect(() => scriptsOf(manifest, { modules: ['src/pages/gone-page.tsx'], namespaces: [] }, 'en')).toThrow('gone-page');
  expect(() => scriptsOf(manifest, { modules: ['src/pages/home-page.tsx'], namespaces: ['gone'] }, 'en')).toThrow('gone');
});
