/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { anOrderInCheck } from './data/some-desk.ts';
import { ordersPage } from './data/some-orders.ts';
import { pageOf, petId } from './data/some-pets.ts';
import { someReviews } from './data/some-reviews.ts';
import { answersIn } from './data/states.ts';
import { unavailable } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const [listing] = someReviews();
if (listing === undefined) throw new Error('a listing was expected');

/** A listing that came after a slip, and nothing else. */
const api = {
  ...answersIn('empty', 'admin'),
  'GET /admin/pets/pending': pageOf([{ ...listing, submittedAt: '2026-03-02T09:00:00.000Z' }], { total: 1, limit: 20 }),
  'GET /orders/payments': ordersPage([{ ...anOrderInCheck(11, 'slip.pdf'), placedAt: '2026-03-01T09:00:00.000Z' }]),
};
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test.each(readers)('what has waited longest comes first, and leads to where it is decided ($language)', async (reader) => {
  await withScreen('/admin-inbox', { api, as: 'admin', ...reader }, async ({ page, words }) => {
    await page.getByText(words('admin-inbox:count_other', { amount: '2' })).waitFor();
    const links = page.getByRole('main').getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths[0]).toContain('/admin-case-');
    expect(paths[1]).toContain(`/admin-dashboard?id=${petId(1)}`);
  });
});

test('a kind that cannot be read shows its error, and Retry reads it again; the others stay', async () => {
  const failing = { ...api, 'GET /orders/payments': unavailable };
  await withScreen('/admin-inbox', { api: failing, as: 'admin', language: 'ur', width: 360, allowed: /503/ }, async (screen) => {
    const { page, words, restub } = screen;
    const title = words('admin-inbox:error', { kind: words('admin-inbox:part.slips') });
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('link', { name: listing.name, exact: true }).waitFor();
    restub(api);
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
    await page.getByText(words('admin-inbox:count_other', { amount: '2' })).waitFor();
  });
});

test.each(readers)('the menu counts what waits in each area ($language)', async (reader) => {
  await withScreen('/admin-rules', { api, as: 'admin', ...reader }, async ({ page, words }) => {
    if (reader.width === 360) await page.getByRole('button', { name: words('work:open', { area: words('work:area.rules') }) }).click();
    for (const [area, count] of [
      ['area.inbox', 2],
      ['area.review', 1],
      ['area.payments', 1],
    ] as const) {
      const waits = words(`work:waiting_${count === 1 ? 'one' : 'other'}`, { count: String(count) });
      const name = words(`work:${area}`);
      const link = (called: string) => page.getByRole('navigation').getByRole('link', { name: called, exact: true });
      if (reader.width === 360) await link(`${name} ${waits}`).waitFor();
      else {
        const counted = link(name).and(page.locator('[aria-describedby]'));
        expect(await counted.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
          waits,
        );
      }
    }
  });
});

test.each(readers)('j and k move through a list, and Enter opens what has the focus ($language)', async (reader) => {
  await withScreen('/admin-inbox', { api, as: 'admin', ...reader }, async ({ page, settle }) => {
    for (const key of ['j', 'j', 'k', 'j', 'j']) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain(petId(1));
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/admin-dashboard');
    await settle();
  });
});

test('the inbox and the menu above it ask by the same calls', async () => {
  await withScreen('/admin-inbox', { api, as: 'admin' }, async ({ page, words, calls }) => {
    await page.getByText(words('admin-inbox:count_other', { amount: '2' })).waitFor();
    const lists = ['GET /admin/pets/pending', 'GET /orders/payments', 'GET /content/contact', 'GET /messages/reports'];
    expect(lists.map((list) => calls.filter(({ name }) => name.startsWith(list)).length)).toEqual([1, 1, 1, 1]);
  });
});
