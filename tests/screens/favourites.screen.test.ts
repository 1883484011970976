/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { petId } from './data/some-pets.ts';
import { vetId, vetPageOf } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

test('a visitor marks a pet on its card, stays on the list, and finds it marked after a reload', async () => {
  await withScreen('/pets', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page, words, visit, calls }) => {
    const heart = page.getByRole('button', { name: words('shell:favourite.mark', { name: 'Sheru' }), exact: true }).first();
    await heart.click();
    await page.getByText(words('favourites:onDevice')).waitFor();
    expect([new URL(page.url()).pathname, await heart.getAttribute('aria-pressed')]).toEqual(['/pets', 'true']);
    await visit('/pets');
    await heart.waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    expect(calls.filter(({ name }) => name.includes('like'))).toEqual([]);
  });
});

test('a member’s mark is shown at once, and taken back when the account does not keep it', async () => {
  const api = usualAnswers('member');
  await withScreen('/pets', { api, as: 'member', allowed: /503/ }, async ({ page, words, restub, calls }) => {
    const heart = page.getByRole('button', { name: words('shell:favourite.mark', { name: 'Sheru' }), exact: true }).first();
    const isMarked = () => heart.getAttribute('aria-pressed');
    await heart.click();
    expect(await isMarked()).toBe('true');
    // Answered as before, not by what follows.
    await until(() => calls.some(({ name }) => name.endsWith('/like')));
    restub({ ...api, 'POST /pets/{id}/like': unavailable });
    await heart.click();
    await page.getByRole('alert').waitFor();
    expect(await isMarked()).toBe('true');
    expect(calls.flatMap(({ name, body }) => (name.endsWith('/like') ? [body] : []))).toEqual([{ liked: true }, { liked: false }]);
    // Of what the account held before, the app has learned.
    expect(await page.locator('button[aria-pressed="true"]').count()).toBeGreaterThan(1);
  });
});

test('a visitor marks a vet on its card, and finds it marked on its page', async () => {
  await withScreen('/vets', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page, words, visit }) => {
    const heart = page.getByRole('button', { name: words('shell:favourite.mark', { name: 'Dr Ayesha Malik' }), exact: true });
    await heart.click();
    await page.getByText(words('favourites:onDevice')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/vets');
    await visit(`/vet-${vetId(1)}`);
    await heart.waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
  });
});

test('a member’s mark of a vet goes to the account, which knows the others', async () => {
  await withScreen(`/vet-${vetId(1)}`, { api: usualAnswers('member'), as: 'member' }, async ({ page, words, visit, calls }) => {
    const sent = page.waitForResponse((response) => response.url().endsWith('/like'));
    await page.getByRole('button', { name: words('shell:favourite.save'), exact: true }).click();
    await sent;
    await page.getByRole('button', { name: words('shell:favourite.saved'), exact: true }).waitFor();
    const likes = calls.flatMap(({ name, body }) => (name.endsWith('/like') ? [{ name, body }] : []));
    expect(likes).toEqual([{ name: `POST /vets/${vetId(1)}/like`, body: { liked: true } }]);
    await visit(`/vet-${vetId(2)}`);
    await page.getByRole('button', { name: words('shell:favourite.saved'), exact: true }).waitFor();
  });
});

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)('a member finds the vets that they like beside the pets, and takes a mark back ($language)', async (reader) => {
  await withScreen(
    '/dashboard?tab=favourites',
    { api: usualAnswers('member'), as: 'member', ...reader },
    async ({ page, words, calls }) => {
      const tabs = page.getByRole('radiogroup', { name: words('favourites:tabs.label') });
      await tabs.getByText(words('favourites:tabs.vets'), { exact: true }).click();
      await page.getByRole('heading', { name: words('favourites:vets.title'), level: 1 }).waitFor();
      await page.getByText(words('favourites:vets.count_one', { amount: 1 }), { exact: true }).waitFor();
      expect(new URL(page.url()).search).toBe('?tab=favourites&of=vets');
      const name = 'ڈاکٹر عائشہ صدیقی';
      expect(await page.getByRole('article').getByRole('link', { name }).getAttribute('href')).toBe(`/vet-${vetId(2)}`);
      const sent = page.waitForResponse((response) => response.url().endsWith('/like'));
      await page
        .getByRole('article')
        .getByRole('button', { name: words('shell:favourite.mark', { name }) })
        .click();
      await sent;
      expect(calls.flatMap(({ name: call, body }) => (call.endsWith('/like') ? [{ call, body }] : []))).toEqual([
        { call: `POST /vets/${vetId(2)}/like`, body: { liked: false } },
      ]);
      await tabs.getByText(words('favourites:tabs.pets'), { exact: true }).click();
      await page.getByText(words('favourites:list.count_other', { amount: 3 })).waitFor();
    },
  );
});

test('a member who likes no vet yet is led to the vets; a failure offers Retry', async () => {
  const api = { ...usualAnswers('member'), 'GET /vets/user/likes': unavailable };
  await withScreen('/dashboard?tab=favourites&of=vets', { api, as: 'member', allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByText(words('favourites:vets.failed')).waitFor();
    restub({ ...usualAnswers('member'), 'GET /vets/user/likes': vetPageOf([]) });
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByText(words('favourites:vets.emptyText')).waitFor();
    const way = page.getByRole('main').getByRole('link', { name: words('favourites:vets.browse') });
    expect(await way.getAttribute('href')).toBe('/vets');
  });
});

test('what was marked before the login is sent to the account', async () => {
  await withScreen('/pets', { api: usualAnswers(), width: 360 }, async ({ page, words, visit, calls, restub }) => {
    await page
      .getByRole('button', { name: words('shell:favourite.mark', { name: 'Sheru' }), exact: true })
      .first()
      .click();
    restub(usualAnswers('member'));
    await visit('/login?next=pets');
    await page.fill('#email', 'ayesha@paltu.example');
    await page.fill('#password', 'Jharokha1');
    const sent = page.waitForResponse((response) => response.url().endsWith('/like'));
    await page.keyboard.press('Enter');
    await sent;
    expect(calls.flatMap(({ name, body }) => (name.endsWith('/like') ? [body] : []))).toEqual([{ liked: true }]);
    await page.waitForFunction(() => localStorage.getItem('paltu.favourites') === null);
  });
});

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test.each(readers)('a visitor finds again what was marked in this browser, and sees what is gone ($language)', async (reader) => {
  const marks = JSON.stringify([petId(2), petId(999), petId(1)]);
  const api = usualAnswers();
  await withScreen('/pets', { api, ...reader, allowed: /404|503/ }, async ({ page, words, visit, restub }) => {
    await page.evaluate((ids) => localStorage.setItem('paltu.favourites', ids), marks);
    restub({ ...api, 'GET /pets/{id}': unavailable });
    await visit('/dashboard?tab=favourites');
    await page.getByText(words('favourites:list.failed')).waitFor();
    restub(api);
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByText(words('favourites:visitor.gone_one', { amount: 1 })).waitFor();
    await page.getByText(words('favourites:visitor.note')).waitFor();
    const shown = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([...new Set(shown)]).toEqual([`/pet-${petId(1)}`, `/pet-${petId(2)}`]);
    await page.getByRole('button', { name: words('favourites:visitor.forget') }).click();
    await page.getByText(words('favourites:list.count_other', { amount: 2 })).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('paltu.favourites'))).toBe(JSON.stringify([petId(2), petId(1)]));
    const login = page.getByRole('main').getByRole('link', { name: words('favourites:visitor.login') });
    expect(await login.getAttribute('href')).toContain('next=dashboard');
  });
});
