/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { openPushableBrowser } from './data/pushable-browser.ts';
import { aNotification, notificationsPage, someNotifications, someSettings } from './data/some-notifications.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('member');
const member = { as: 'member', api: usual } as const;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const path = '/notifications';

test.each(readers)('the bell shows how much is new, and leads to all of it ($language)', async (reader) => {
  await withScreen('/pets', { ...member, ...reader }, async ({ page, words }) => {
    const bell = page.getByRole('banner').getByRole('link', { name: words('shell:nav.notifications') });
    await bell.filter({ hasText: '2' }).click();
    await page.getByRole('heading', { level: 1, name: words('notifications:title') }).waitFor();
    await page.getByText(words('notifications:count_other', { amount: '8' }), { exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(someNotifications().length);
    expect(await page.locator('bdi').filter({ hasText: 'شیرو' }).count()).toBeGreaterThan(0);
  });
});

test.each(readers)(
  'a notice shows the picture of its thing, a drawing where that has none, and neither where it is about none ($language)',
  async (reader) => {
    await withScreen(path, { ...member, ...reader }, async ({ page }) => {
      const sourcesAt = async (index: number) => {
        const images = await page.getByRole('article').nth(index).locator('img').all();
        return Promise.all(images.map(async (image) => (await image.getAttribute('src'))?.split('/')[1]));
      };
      await page.getByRole('article').nth(5).waitFor();
      expect([await sourcesAt(0), await sourcesAt(3), await sourcesAt(5)]).toEqual([['media'], ['art'], []]);
    });
  },
);

test.each(readers)('what is opened, or marked, is read ($language)', async (reader) => {
  let all = someNotifications();
  const api: Stubs = {
    ...usual,
    'GET /notifications': () => notificationsPage(all),
    'GET /notifications/unread': () => ({ unread: all.filter(({ unread }) => unread).length }),
    'PATCH /notifications/read': ({ body }) => {
      const { ids } = body as { ids?: string[] };
      all = all.map((one) => (ids === undefined || ids.includes(one.id) ? { ...one, unread: false } : one));
      return success(null);
    },
  };
  await withScreen(path, { ...member, ...reader, api }, async ({ page, words, calls }) => {
    await page.getByRole('article').first().getByRole('link').click();
    await page.waitForURL('**/dashboard?tab=requests');
    await page.goBack();
    const unread = page.getByText(words('notifications:new'), { exact: true });
    await unread.nth(1).waitFor({ state: 'detached' });
    await unread.waitFor();
    await page.getByRole('button', { name: words('notifications:readAll') }).click();
    await unread.waitFor({ state: 'detached' });
    const sent = calls.filter(({ name }) => name === 'PATCH /notifications/read').map(({ body }) => body);
    expect(sent).toEqual([{ ids: [aNotification(1).id] }, {}]);
  });
});

test.each(readers)('equal ones in a row are one line, which reads all of them ($language)', async (reader) => {
  const equal = [11, 12, 13].map((n) =>
    aNotification(n, { type: 'listing.approved', params: { pet: 'Mano' }, page: 'dashboard?tab=pets', unread: true }),
  );
  const api: Stubs = { ...usual, 'GET /notifications': () => notificationsPage(equal), 'PATCH /notifications/read': success(null) };
  await withScreen(path, { ...member, ...reader, api }, async ({ page, words, calls, settle }) => {
    await page.getByRole('link', { name: words('notifications:many.listing.approved_other', { count: 3 }) }).click();
    await page.waitForURL('**/dashboard?tab=pets');
    await settle();
    const sent = calls.filter(({ name }) => name === 'PATCH /notifications/read').map(({ body }) => body);
    expect(sent).toEqual([{ ids: equal.map(({ id }) => id) }]);
  });
});

test.each(readers)('each kind is switched off by itself, and quiet hours need both times ($language)', async (reader) => {
  await withScreen(`${path}?tab=settings`, { ...member, ...reader }, async ({ page, words, calls }) => {
    const orders = page.getByRole('group', { name: words('notifications:settings.group.orders') });
    await orders.getByRole('checkbox', { name: words('notifications:settings.way.mail') }).uncheck();
    await page.getByLabel(words('notifications:settings.from'), { exact: true }).fill('');
    await page.getByRole('button', { name: words('notifications:settings.save') }).click();
    await page.getByText(words('notifications:settings.problem.time')).first().waitFor();
    await page.getByLabel(words('notifications:settings.from'), { exact: true }).fill('23:30');
    await page.getByRole('button', { name: words('notifications:settings.save') }).click();
    await page.getByText(words('notifications:settings.saved')).waitFor();
    const settings = someSettings();
    const groups = { ...settings.groups, orders: { ...settings.groups.orders, mail: false } };
    const sent = calls.filter(({ name }) => name === 'PUT /notifications/settings').map(({ body }) => body);
    expect(sent).toEqual([{ ...settings, groups, quietHours: { from: '23:30', until: '07:00' } }]);
  });
});

test('settings that cannot be saved are not lost', async () => {
  const api: Stubs = { ...usual, 'PUT /notifications/settings': refuse(429, 'request.too-many') };
  await withScreen(`${path}?tab=settings`, { ...member, api, allowed: /429/ }, async ({ page, words }) => {
    const orders = page.getByRole('group', { name: words('notifications:settings.group.orders') });
    await orders.getByRole('checkbox', { name: words('notifications:settings.way.bell') }).uncheck();
    await page.getByRole('button', { name: words('notifications:settings.save') }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await orders.getByRole('checkbox', { name: words('notifications:settings.way.bell') }).isChecked()).toBe(false);
  });
});

test.each(readers)('a browser shows notifications once that is asked for on a click, and until it is ended ($language)', async (reader) => {
  const api: Stubs = { ...usual, 'GET /notifications/push': { push: { publicKey: 'BMvZ' } } };
  await withScreen(`${path}?tab=settings`, { ...member, ...reader, api }, async ({ page, words, calls }) => {
    const browser = await openPushableBrowser({ page, words });
    const asked = () => page.evaluate(() => (window as Window & { askedForPush?: number }).askedForPush ?? 0);
    expect(await asked()).toBe(0);
    await browser.getByRole('button', { name: words('notifications:settings.browser.turnOn') }).click();
    await browser.getByText(words('notifications:settings.browser.on')).waitFor();
    expect(await asked()).toBe(1);
    await browser.getByRole('button', { name: words('notifications:settings.browser.turnOff') }).click();
    await browser.getByText(words('notifications:settings.browser.off')).waitFor();
    const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
    const sent = calls.filter(({ name }) => name.startsWith('POST /notifications/push')).map(({ body }) => body);
    expect(sent).toEqual([{ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }, language: reader.language }, { endpoint }]);
  });
});
