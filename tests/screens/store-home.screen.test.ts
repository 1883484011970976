/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import { formatDays } from '../../web/src/shared/format/format.ts';
import { mailboxPage } from './data/some-conversations.ts';
import { salesByDay } from './data/some-ledger.ts';
import { soldParcelId, waitingOf } from './data/sold-parcels.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const home = '/vendor-dashboard';
const usual = (): Stubs => usualAnswers('member');
const none = { count: 0, since: null };
const nothing: Stubs = {
  ...usual(),
  'GET /orders/parcels/waiting': { waiting: waitingOf([]) },
  'GET /stores/user/sales-by-day': { sales: salesByDay(0) },
  'GET /stores/user/stats': {
    stats: { products: 5, drafts: 0, archived: 0, outOfStock: 0, lowStock: 0, customers: 0, rating: 0, reviews: 0, likes: 0, views: 0 },
  },
  'GET /messages/conversations': mailboxPage([]),
};

describe('what waits for a seller', () => {
  test.each([
    ['en', 1280],
    ['ur', 360],
  ] as const)('stands first, the oldest first, and leads to its list (%s, %i px)', async (language, width) => {
    const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;
    const waiting = { toConfirm: { count: 2, since: at(25) }, toSend: { count: 3, since: at(21) }, returns: none, disputes: none };
    const api: Stubs = { ...usual(), 'GET /orders/parcels/waiting': { waiting } };
    await withScreen(home, { api, as: 'member', language, width }, async ({ page, words, calls, settle }) => {
      const link = (name: string) => page.getByRole('main').getByRole('link', { name: words(`vendor-office:toDo.${name}`) });
      await link('toConfirm').waitFor();
      await link('lowStock').waitFor();
      const shown = await page.getByRole('main').getByRole('listitem').allInnerTexts();
      const order = ['toSend', 'toConfirm'].map((name) => shown.findIndex((text) => text.includes(words(`vendor-office:toDo.${name}`))));
      expect(order).toEqual([0, 1]);
      expect(await link('returns').count()).toBe(0);
      expect((await link('toSend').innerText()).replace(/\s/g, '')).toMatch(/3$/);
      await link('toConfirm').click();
      await page.waitForURL(({ search }) => search === '?tab=parcels&status=placed&sortBy=oldest');
      await page.getByRole('heading', { level: 1, name: words('vendor-office:parcels.title') }).waitFor();
      await settle();
      expect(calls.some(({ name }) => name.includes('status=placed') && name.includes('sortBy=oldest'))).toBe(true);
    });
  });

  test('is nothing when all is done; products that run out lead to those alone', async () => {
    await withScreen(home, { api: nothing, as: 'member' }, async ({ page, words, calls, restub }) => {
      await page.getByText(words('vendor-office:toDo.none')).waitFor();
      await page.getByText(words('vendor-office:sales.none')).waitFor();
      restub(usual());
      await page.reload();
      await page.getByRole('link', { name: words('vendor-office:toDo.outOfStock') }).click();
      await page.getByRole('heading', { level: 1, name: words('vendor-office:products.title') }).waitFor();
      expect(calls.some(({ name }) => name.includes('my-accessories') && name.includes('stock=out'))).toBe(true);
    });
  });

  test('that could not be loaded is reported, and Retry reads it; the sales stand there all the same', async () => {
    const api: Stubs = { ...usual(), 'GET /orders/parcels/waiting': unavailable };
    await withScreen(home, { api, as: 'member', allowed: /503/ }, async ({ page, words, restub }) => {
      await page.getByRole('heading', { name: words('vendor-office:toDo.failed') }).waitFor();
      await page.getByText(words('vendor-office:sales.lead')).waitFor();
      restub(usual());
      await page.getByRole('button', { name: words('shell:retry') }).click();
      await page.getByRole('link', { name: words('vendor-office:toDo.toConfirm') }).waitFor();
    });
  });
});

test('sales are shown as sums and bars, and as a table for screen readers', async () => {
  await withScreen(home, { api: usual(), as: 'member' }, async ({ page, words }) => {
    const table = page.getByRole('table', { name: words('vendor-office:sales.table') });
    await table.waitFor({ state: 'attached' });
    expect(await table.getByRole('row').count()).toBe(31);
    const { last7Days } = salesByDay();
    await page
      .getByText(`PKR ${last7Days.amount.toLocaleString('en')}`)
      .first()
      .waitFor();
    expect(await page.locator('rect:has(title)').count()).toBe(30);
  });
});

test('the menu counts what is to be done with orders of the store', async () => {
  await withScreen(home, { api: usual(), as: 'member' }, async ({ page, words }) => {
    const entry = page.getByRole('navigation', { name: words('work:menu') }).getByRole('link', { name: words('work:area.parcels') });
    await entry.getByText(words('work:waiting_other', { count: '3' })).waitFor();
  });
});

test('elsewhere they are counted for who has worked in a store here; of others the overview asks for them once', async () => {
  await withScreen('/dashboard', { api: usual(), as: 'member' }, async ({ page, words, calls, visit }) => {
    const asked = () => calls.filter(({ name }) => name === 'GET /orders/parcels/waiting').length;
    const switched = page.getByRole('group', { name: words('shell:role.label') }).getByRole('button', { name: words('shell:role.vendor') });
    await switched.waitFor();
    expect(asked()).toBe(1);
    await visit(home);
    await visit('/dashboard');
    await switched.filter({ hasText: words('work:waiting_other', { count: '3' }) }).waitFor();
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('a parcel to send shows between which days its buyer expects it (%s, %i px)', async (language, width) => {
  const days = formatDays(language, '2026-11-23', '2026-11-24');
  await withScreen(
    `${home}?tab=parcels&id=${soldParcelId(2)}`,
    { api: usual(), as: 'member', language, width },
    async ({ page, words }) => {
      await page.getByText(words('shop:expected', { days })).waitFor();
    },
  );
});
