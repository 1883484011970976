import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { builtFrom } from './harness/built-files.ts';
import { blankPath } from './harness/screens-front.ts';
import { withScreen } from './harness/with-screen.ts';

test.each([
  { path: '/dashboard', as: 'member', module: 'src/pages/dashboard-page.tsx', call: '/pets/user/my-pets' },
  { path: '/admin-dashboard?tab=all', as: 'admin', module: 'src/pages/admin-dashboard-page.tsx', call: '/admin/pets' },
] as const)('what $path opens with is asked for while its code is on the way, and once', async ({ path, as, module, call }) => {
  const options = { as, api: usualAnswers(as), isFresh: true, until: 'domcontentloaded' } as const;
  await withScreen(blankPath, options, async ({ page, calls, settle }) => {
    const held = Promise.withResolvers<void>();
    // Its sheet is named in the page, and no script runs before it.
    const isScript = (address: URL) => address.pathname.endsWith('.js') && builtFrom(module)(address);
    await page.route(isScript, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/api/v1${call}`);
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    held.resolve();
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await settle();
    expect(calls.filter(({ name }) => name.startsWith(`GET ${call}?`))).toHaveLength(1);
  });
});

test('nothing of an admin is asked for ahead for somebody who is none', async () => {
  await withScreen('/admin-dashboard', { as: 'member', api: usualAnswers('member'), isFresh: true }, async ({ page, calls }) => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(calls.filter(({ name }) => name.startsWith('GET /admin'))).toEqual([]);
  });
});

test('what a dashboard opens with is asked for before any code of the app is there', async () => {
  const options = { as: 'member', api: usualAnswers('member'), isFresh: true, until: 'domcontentloaded' } as const;
  await withScreen(blankPath, options, async ({ page, calls, settle }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v1/pets/user/my-pets');
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await asked;
    held.resolve();
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await settle();
    expect(calls.filter(({ name }) => name.startsWith('GET /pets/user/my-pets?'))).toHaveLength(1);
  });
});
