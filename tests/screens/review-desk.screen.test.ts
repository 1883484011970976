/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { chooseOption } from '../browser/choose-option.ts';
import { pageOf, petId } from './data/some-pets.ts';
import { someReviews } from './data/some-reviews.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const reviews = someReviews();
const api = {
  ...usualAnswers('admin'),
  'GET /admin/dashboard/stats': { stats: { totalPets: 1128, pendingPets: 3, approvedPets: 1119, rejectedPets: 6, totalUsers: 74 } },
  'GET /admin/pets/pending': ({ query }: { query: URLSearchParams }) =>
    pageOf(query.get('sortBy') === 'newest' ? reviews.toReversed() : reviews),
  'PATCH /admin/pets/{id}/approve': success(null),
};
const admin = { api, as: 'admin' } as const;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 1280 },
  { language: 'en', width: 360 },
  { language: 'ur', width: 360 },
] as const;

const openId = ({ page }: Screen) => page.evaluate(() => new URLSearchParams(location.search).get('id'));
const decisions = ({ calls }: Screen) => calls.filter(({ name }) => name.startsWith('PATCH'));
const shortcuts = ({ page, words }: Screen) => page.getByRole('checkbox', { name: words('moderation:queue.keys') });

/** The questions for a list so far, by what they ask; what is asked again while one waits counts once. */
const asked = ({ calls }: Screen, list: string) => {
  // One of each is the menu's, which counts.
  const ofDesk = calls.filter(({ name }) => name.startsWith(`GET ${list}?`) && !name.includes('limit=1&'));
  const queries = ofDesk.map(({ name }) => name.slice(name.indexOf('?')));
  return queries.filter((query, index) => query !== queries[index - 1]).map((query) => Object.fromEntries(new URLSearchParams(query)));
};

test.each(readers)(
  'the cards show how many wait, were approved and rejected, of how many, by how many ($language, $width)',
  async (reader) => {
    await withScreen('/admin-dashboard', { ...admin, ...reader }, async ({ page, words }) => {
      const figures = { pendingPets: '3', approvedPets: '1,119', rejectedPets: '6', totalPets: '1,128', totalUsers: '74' };
      const shown = await page.getByRole('listitem').filter({ visible: true }).allTextContents();
      for (const [name, figure] of Object.entries(figures)) expect(shown).toContain(`${figure} ${words(`moderation:stats.${name}`)}`);
    });
  },
);

test.each(readers)('an admin sees how many messages of the contact form are open, and is led to it ($language, $width)', async (reader) => {
  await withScreen('/admin-dashboard', { ...admin, ...reader }, async ({ page, words, calls }) => {
    const link = page.getByRole('link', { name: `5 ${words('moderation:stats.messages')}`, exact: true });
    await link.waitFor();
    expect(calls.map(({ name }) => name)).toContain('GET /content/contact?limit=1&status=open');
    await link.click();
    await page.getByRole('heading', { level: 1, name: words('admin-contact:title') }).waitFor();
  });
});

test.each(['en', 'ur'] as const)('each tab asks for what was decided so (%s)', async (language) => {
  await withScreen('/admin-dashboard', { ...admin, language }, async (screen) => {
    const { page, words, settle } = screen;
    const tabs = page.getByRole('group', { name: words('moderation:queue.tabs') });
    for (const tab of ['approved', 'rejected', 'all'] as const) {
      await tabs.getByRole('tab', { name: words(`moderation:queue.${tab}`), exact: true }).click();
      await page.waitForURL(new RegExp(`tab=${tab}`));
      await settle();
    }
    const usual = { page: '1', limit: '10', sortBy: 'newest' };
    expect(asked(screen, '/admin/pets')).toEqual([
      { ...usual, approvalStatus: 'approved' },
      { ...usual, approvalStatus: 'rejected' },
      usual,
    ]);
  });
});

test.each(['en', 'ur'] as const)('what waits begins with the oldest, or with the newest when one asks for it (%s)', async (language) => {
  await withScreen('/admin-dashboard', { ...admin, language }, async (screen) => {
    const { page, words, settle } = screen;
    const entries = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    const names = () => entries.getByRole('link').allInnerTexts();
    const inOrder = reviews.map(({ name }) => name);
    expect(await names()).toEqual(inOrder);
    await chooseOption(screen.page, words('moderation:queue.order'), words('moderation:queue.newest'));
    await page.waitForURL(/sortBy=newest/);
    await settle();
    expect(await names()).toEqual(inOrder.toReversed());
    await page.reload();
    await settle();
    expect(await names()).toEqual(inOrder.toReversed());
    expect(asked(screen, '/admin/pets/pending').map(({ sortBy }) => sortBy)).toEqual(['oldest', 'newest']);
  });
});

const onDesk = (act: (screen: Screen) => Promise<void>) =>
  withScreen('/admin-dashboard', admin, async (screen) => {
    await screen.page.getByRole('heading', { level: 2, name: 'Sheru' }).waitFor();
    await act(screen);
  });

test('J and K move down and up the queue, and stay at its ends', () =>
  onDesk(async (screen) => {
    const press = async (key: string) => {
      await screen.page.keyboard.press(key);
      return await openId(screen);
    };
    const [first, second, third] = [petId(1), petId(2), petId(3)];
    expect([await press('j'), await press('j'), await press('j')]).toEqual([second, third, third]);
    expect([await press('k'), await press('k'), await press('k')]).toEqual([second, first, first]);
    expect(await press('Shift+J')).toBe(second);
    expect([await press('Control+j'), await press('Alt+j')]).toEqual([second, second]);
  }));

/** A key of an Urdu keyboard: the letter it writes, and where it lies. */
const pressUrdu = async (page: Page, key: string, code: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  await session.detach();
};

test.each(readers.filter(({ width }) => width > 1024))(
  '? lists the keys, and none of them acts while the list is open ($language)',
  async (reader) => {
    await withScreen('/admin-dashboard', { ...admin, ...reader }, async (screen) => {
      const { page, words, settle } = screen;
      await page.getByRole('heading', { level: 2, name: 'Sheru' }).waitFor();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: words('work:keys.title') });
      for (const text of ['panel.next', 'panel.previous', 'panel.approve', 'panel.reject', 'keys.pick'] as const)
        await list.getByText(words(`moderation:${text}`), { exact: true }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('a');
      await settle();
      expect([await openId(screen), decisions(screen)]).toEqual([null, []]);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'hidden' });
      await page.keyboard.press('j');
      expect(await openId(screen)).toBe(petId(2));
    });
  },
);

test('on an Urdu keyboard the keys lie where they do on an English one', () =>
  onDesk(async (screen) => {
    const { page, words } = screen;
    await pressUrdu(page, 'ج', 'KeyJ');
    expect(await openId(screen)).toBe(petId(2));
    await pressUrdu(page, 'ک', 'KeyK');
    expect(await openId(screen)).toBe(petId(1));
    await pressUrdu(page, 'ا', 'KeyA');
    await page
      .getByText(words('moderation:decision.approved', { name: 'Sheru' }))
      .first()
      .waitFor();
    expect(decisions(screen).map(({ name }) => name)).toEqual([`PATCH /admin/pets/${petId(1)}/approve`]);
  }));

test('no key decides or moves while one chooses an order, or in the dialog that asks for the reason', () =>
  onDesk(async (screen) => {
    const { page, words, settle } = screen;
    const pressAll = async () => {
      for (const key of ['j', 'k', 'a', 'x']) await page.keyboard.press(key);
      await settle();
    };
    await page.getByLabel(words('moderation:queue.order')).focus();
    await pressAll();
    await page.keyboard.press('r');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: words('moderation:panel.reject'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel(words('moderation:reject.reason'));
    await reason.focus();
    await pressAll();
    expect(await reason.inputValue()).toBe('jkax');
    await dialog
      .getByRole('button', { name: words('moderation:reject.cancel'), exact: true })
      .last()
      .focus();
    await pressAll();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect([await openId(screen), decisions(screen)]).toEqual([null, []]);
    expect(await page.getByRole('checkbox', { name: words('moderation:bulk.pick', { name: 'Sheru' }) }).isChecked()).toBe(false);
  }));

test('keys that are switched off do nothing, also after a reload, until they are switched on', () =>
  onDesk(async (screen) => {
    const { page, settle, visit } = screen;
    const pressAll = async () => {
      for (const key of ['j', 'a', 'x', 'r']) await page.keyboard.press(key);
      await settle();
    };
    const hints = page.locator('kbd');
    expect(await hints.count()).toBeGreaterThan(0);
    await shortcuts(screen).uncheck({ force: true });
    await pressAll();
    await visit('/admin-dashboard');
    expect([await shortcuts(screen).isChecked(), await hints.count()]).toEqual([false, 0]);
    await pressAll();
    expect([await openId(screen), decisions(screen), await page.getByRole('dialog').count()]).toEqual([null, [], 0]);
    await shortcuts(screen).check({ force: true });
    await page.keyboard.press('j');
    expect(await openId(screen)).toBe(petId(2));
  }));
