/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success } from './harness/answers.ts';
import { builtFrom } from './harness/built-files.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

/** Marks the page that is loaded now: a reload loses the mark. */
const mark = ({ page }: Screen) => page.evaluate(() => Reflect.set(globalThis, 'isMarked', true));
const isMarked = ({ page }: Screen) => page.evaluate(() => Reflect.get(globalThis, 'isMarked') === true);

test('a save that fails because the server is away is explained, and what was typed is still there', async () => {
  const api = usualAnswers('member');
  await withScreen(`/dashboard?tab=pets&mode=edit&id=${petId(1)}`, { api, as: 'member' }, async (screen) => {
    const { page, words } = screen;
    const color = page.locator('main [name="color"]');
    await color.fill('Fawn');
    await mark(screen);
    // The browser still reports that it is online.
    await screen.context.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: words('my-pets:edit.save') }).click();
    await page.getByText(words('my-pets:form.failed')).first().waitFor();
    expect([await color.inputValue(), await isMarked(screen)]).toEqual(['Fawn', true]);
  });
});

test('a tap that leads nowhere while one is offline is reported, and the page stays', async () => {
  await withScreen('/', { api: usualAnswers(), isFresh: true }, async (screen) => {
    const { page, words } = screen;
    await page.getByRole('link', { name: 'Sheru', exact: true }).first().waitFor();
    await mark(screen);
    await screen.goOffline();
    await page
      .getByRole('link', { name: words('shell:account.login') })
      .first()
      .click();
    await page.getByText(words('shell:pageFailed')).waitFor();
    expect([new URL(page.url()).pathname, await isMarked(screen)]).toEqual(['/', true]);
  });
});

test('a page whose code is gone with an older build is loaded anew, at the address that was asked for', async () => {
  await withScreen('/', { api: usualAnswers() }, async (screen) => {
    const { page, words, context } = screen;
    await page.getByRole('link', { name: 'Sheru', exact: true }).first().waitFor();
    await mark(screen);
    const isCode = (url: URL) => url.pathname.startsWith('/assets/');
    await context.route(isCode, (route) => route.fulfill({ status: 404 }));
    await context.route('/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/assets/', '/assets/of-a-new-build-') });
      await context.unroute(isCode);
    });
    await page
      .getByRole('link', { name: words('shell:account.login') })
      .first()
      .click();
    await page.locator('#email').waitFor();
    expect([new URL(page.url()).pathname, await isMarked(screen)]).toEqual(['/login', false]);
  });
});

test('what loads while nobody waits for it, and does not come, is no error of the page', async () => {
  await withScreen('/', { api: usualAnswers(), until: 'commit' }, async ({ page, context, settle }) => {
    const isOfNewsletter = builtFrom('src/features/subscriptions/newsletter-form.tsx');
    await context.route(isOfNewsletter, (route) => route.abort('connectionrefused'));
    const failed = page.waitForEvent('requestfailed', (request) => isOfNewsletter(new URL(request.url())));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await failed;
    await settle();
  });
});

test('a toast is read once', async () => {
  const api = { ...usualAnswers('admin'), 'PATCH /admin/pets/{id}/approve': success(null) };
  await withScreen('/admin-dashboard', { api, as: 'admin' }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 2, name: 'Sheru' }).waitFor();
    await page.keyboard.press('a');
    const shown = page.getByText(words('moderation:decision.approved', { name: 'Sheru' })).first();
    await shown.waitFor();
    const regions = await shown.evaluate((text) => {
      const found: string[] = [];
      for (let at: Element | null = text; at; at = at.parentElement)
        if (at.matches('[role=alert],[role=status],[aria-live]')) found.push(at.role ?? 'live');
      return found;
    });
    expect(regions).toEqual(['status']);
  });
});

/** Where a toast stands in its window, and whether anything lies over its middle. */
const placeOf = (toast: HTMLElement | SVGElement) => {
  // Pointers pass through it: only so is it found where it lies.
  toast.style.setProperty('pointer-events', 'auto', 'important');
  const { top, bottom, left, width, height } = toast.getBoundingClientRect();
  const isSeen = toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  return { isSeen, isBelow: top > innerHeight / 2, isInside: bottom < innerHeight };
};

test.each([
  ['en', 1280],
  ['ur', 1280],
  ['en', 360],
  ['ur', 360],
] as const)('a toast stands whole at the foot of the window, with nothing over it (%s, %d px)', async (language, width) => {
  const api = { ...usualAnswers(), 'POST /auth/forgot-password': success(null) };
  await withScreen('/forgot-password', { api, language, width }, async (screen) => {
    const { page, words } = screen;
    await page.fill('#email', 'ayesha@example.com');
    await page.getByRole('button', { name: words('session:forgot.submit') }).click();
    const toast = page.getByRole('status').filter({ hasText: words('session:forgot.success') });
    await toast.waitFor();
    await screen.settle();
    expect(await toast.evaluate(placeOf)).toEqual({ isSeen: true, isBelow: true, isInside: true });
  });
});

test('a page that takes the place of another and does not come leaves one where one was', async () => {
  await withScreen('/pets', { api: usualAnswers() }, async (screen) => {
    const { page, words, context } = screen;
    await page
      .getByRole('link', { name: words('shell:account.login') })
      .first()
      .click();
    await page.fill('#email', 'ayesha@example.com');
    await page.fill('#password', 'Moti2026');
    await context.route(builtFrom('src/pages/dashboard-page.tsx'), (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
    await page.getByText(words('shell:pageFailed')).waitFor();
    await page.getByRole('heading', { name: words('session:login.success') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
