import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { petId } from '../../tests/screens/data/some-pets.ts';
import { accessoryId, storeId } from '../../tests/screens/data/some-stores.ts';
import { vetId } from '../../tests/screens/data/some-vets.ts';
import { usualAnswers } from '../../tests/screens/data/usual-answers.ts';
import { withScreen } from '../../tests/screens/harness/with-screen.ts';
import { builtFolder, readBuiltModules } from './built-modules.ts';

/**
 * What a browser fetches of a page until nothing more comes by itself: scripts as they travel, in KB of 1024 bytes, and the number of scripts and
 * sheets.
 */
const limits = { home: { kb: 200, files: 16 }, visitor: { kb: 213, files: 20 }, work: { kb: 386, files: 24 } };

const pages = [
  { path: '/', as: 'visitor', limit: limits.home },
  ...[
    ...['/pets', `/pet-${petId(1)}`, '/vets', `/vet-${vetId(1)}`, '/accessories', `/accessory-${accessoryId(1)}`, `/store-${storeId(1)}`],
    ...['/cart', '/blog', '/login'],
  ].map((path) => ({ path, as: 'visitor' as const, limit: limits.visitor })),
  ...[
    ...['/dashboard', '/dashboard?tab=pets', '/dashboard?tab=orders', '/messages', '/vendor-dashboard', '/vendor-dashboard?tab=parcels'],
    ...['/vet-dashboard', '/vet-profile-page?tab=slots'],
  ].map((path) => ({ path, as: 'member' as const, limit: limits.work })),
  ...['/admin-dashboard', '/admin-members'].map((path) => ({ path, as: 'admin' as const, limit: limits.work })),
] as const;

interface Fetched {
  readonly file: string;
  readonly bytes: number;
}

const fetchedBy = async (path: string, as: 'visitor' | 'member' | 'admin'): Promise<readonly Fetched[]> => {
  let fetched: readonly Fetched[] = [];
  await withScreen(path, { as, api: usualAnswers(as), language: 'ur', width: 360, isFresh: true }, async ({ page }) => {
    const all = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
        file: new URL(name).pathname.slice(1),
        bytes: encodedBodySize,
      })),
    );
    fetched = all.filter(({ file }) => /\.(?:js|css)$/.test(file));
  });
  return fetched;
};

const frame = 'src/app/layouts/work/work-frame.tsx';

test.each(pages)('the scripts that $path fetches are no more than its limit', async ({ path, as, limit }) => {
  const fetched = await fetchedBy(path, as);
  const scripts = fetched.filter(({ file }) => file.endsWith('.js')).toSorted((a, b) => b.bytes - a.bytes);
  const weight = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
  const list = fetched.map(({ file, bytes }) => `${(bytes / 1_024).toFixed(1)} ${file}`);
  expect(
    weight <= limit.kb && fetched.length <= limit.files ? [] : [`${weight.toFixed(1)} KB in ${fetched.length} files`, ...list],
  ).toEqual([]);
  // No public page loads what only work screens are built of.
  const ofWork = readBuiltModules()[frame] ?? [];
  expect(fetched.some(({ file }) => ofWork.includes(file))).toBe(as !== 'visitor');
});

test.each([
  { key: 'admin-dashboard', page: 'src/pages/admin-dashboard-page.tsx' },
  { key: 'dashboard', page: 'src/pages/dashboard-page.tsx' },
  { key: 'vet-dashboard', page: 'src/pages/vet-dashboard-page.tsx' },
])('the HTML of $key names what it opens with, and is the app’s shell', ({ key, page }) => {
  const html = readFileSync(join(builtFolder, `pages/${key}.ur.html`), 'utf8');
  expect(html).toContain('<div id="root"></div>');
  const built = readBuiltModules();
  const scripts = [frame, page, 'src/shared/locales/shell/ur.json', 'src/shared/locales/work/ur.json'].map((module) => built[module]?.[0]);
  expect(scripts.filter((file) => file === undefined || !html.includes(`"/${file}"`))).toEqual([]);
});

test('what the entry brings by itself it does not name again for its pages', () => {
  const html = readFileSync(join(builtFolder, 'index.html'), 'utf8');
  const [, entry = ''] = /<script type="module" crossorigin src="\/(.*?)"/.exec(html) ?? [];
  const code = readFileSync(join(builtFolder, entry), 'utf8');
  const named = /^const __vite__mapDeps=.*?(\[".*?\])/.exec(code)?.[1] ?? '';
  const imported = [...code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, file = '']) => file);
  expect(named).toContain('.js"');
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((file) => named.includes(file))).toEqual([]);
});
