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
 * sheets. Each limit is what the page takes, rounded up.
 */
const pages = [
  { path: '/', as: 'visitor', kb: 201, files: 22 },
  { path: '/pets', as: 'visitor', kb: 199, files: 14 },
  { path: `/pet-${petId(1)}`, as: 'visitor', kb: 210, files: 16 },
  { path: '/vets', as: 'visitor', kb: 199, files: 14 },
  { path: `/vet-${vetId(1)}`, as: 'visitor', kb: 201, files: 15 },
  { path: '/accessories', as: 'visitor', kb: 198, files: 14 },
  { path: `/accessory-${accessoryId(1)}`, as: 'visitor', kb: 199, files: 14 },
  { path: `/store-${storeId(1)}`, as: 'visitor', kb: 199, files: 15 },
  { path: '/cart', as: 'visitor', kb: 198, files: 18 },
  { path: '/blog', as: 'visitor', kb: 197, files: 14 },
  { path: '/login', as: 'visitor', kb: 201, files: 15 },
  { path: '/dashboard', as: 'member', kb: 333, files: 17 },
  { path: '/dashboard?tab=pets', as: 'member', kb: 334, files: 18 },
  { path: '/dashboard?tab=orders', as: 'member', kb: 345, files: 21 },
  { path: '/messages', as: 'member', kb: 328, files: 16 },
  { path: '/vendor-dashboard', as: 'member', kb: 358, files: 18 },
  { path: '/vendor-dashboard?tab=parcels', as: 'member', kb: 362, files: 21 },
  { path: '/vet-dashboard', as: 'member', kb: 355, files: 18 },
  { path: '/vet-profile-page?tab=slots', as: 'member', kb: 360, files: 20 },
  { path: '/admin-dashboard', as: 'admin', kb: 342, files: 17 },
  { path: '/admin-members', as: 'admin', kb: 349, files: 18 },
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

test.each(pages)('the scripts that $path fetches are no more than its limits', async ({ path, as, kb, files }) => {
  const fetched = await fetchedBy(path, as);
  const scripts = fetched.filter(({ file }) => file.endsWith('.js')).toSorted((a, b) => b.bytes - a.bytes);
  const weight = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
  const list = fetched.map(({ file, bytes }) => `${(bytes / 1_024).toFixed(1)} ${file}`);
  expect(weight <= kb && fetched.length <= files ? [] : [`${weight.toFixed(1)} KB in ${fetched.length} files`, ...list]).toEqual([]);
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
