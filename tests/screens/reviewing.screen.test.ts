import { expect, test } from '@jest/globals';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, type Wire } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const address = ({ page }: Screen) => new URL(page.url()).pathname + new URL(page.url()).search;
const toast = ({ page, words }: Screen, name: string) => page.getByText(words('moderation:decision.approved', { name }));

/** The desk of an admin on which every approval waits until the test gives its answer. */
const onDesk = async (act: (screen: Screen, answer: (wire: Wire) => void) => Promise<void>) => {
  const { promise, resolve } = Promise.withResolvers<Wire>();
  const api = { ...usualAnswers('admin'), 'PATCH /admin/pets/{id}/approve': () => promise };
  await withScreen(`/admin-dashboard?id=${petId(1)}`, { api, as: 'admin' }, async (screen) => {
    await screen.page.getByRole('heading', { level: 2, name: 'Sheru' }).waitFor();
    await act(screen, resolve);
  });
};

test('an approval opens the next listing', () =>
  onDesk(async (screen, answer) => {
    await screen.page.keyboard.press('a');
    answer(success(null));
    await toast(screen, 'Sheru').first().waitFor();
    expect(address(screen)).toBe(`/admin-dashboard?id=${petId(2)}`);
  }));

test('an admin who went elsewhere before the answer came stays there', () =>
  onDesk(async (screen, answer) => {
    await screen.page.keyboard.press('a');
    await screen.page
      .getByRole('link', { name: screen.words('shell:nav.brandHome') })
      .first()
      .click();
    await screen.page.waitForURL('/');
    answer(success(null));
    await toast(screen, 'Sheru').first().waitFor();
    expect(address(screen)).toBe('/');
  }));

test('an admin who read on before the answer came keeps the place', () =>
  onDesk(async (screen, answer) => {
    await screen.page.keyboard.press('a');
    await screen.page.keyboard.press('j');
    await screen.page.keyboard.press('j');
    answer(success(null));
    await toast(screen, 'Sheru').first().waitFor();
    expect(address(screen)).toBe(`/admin-dashboard?id=${petId(3)}`);
  }));

test('Escape while a rejection is on its way, which then fails, does not lose the reason', async () => {
  const { promise, resolve } = Promise.withResolvers<Wire>();
  const api = { ...usualAnswers('admin'), 'PATCH /admin/pets/{id}/reject': () => promise };
  await withScreen('/admin-dashboard', { api, as: 'admin' }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 2, name: 'Sheru' }).waitFor();
    await page.keyboard.press('r');
    const reason = page.getByRole('dialog').getByLabel(words('moderation:reject.reason'));
    await reason.fill('The photo shows two dogs.');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('moderation:panel.reject') })
      .click();
    await page.keyboard.press('Escape');
    resolve(refuse(412, 'pet.stale'));
    await page.getByText(words('errors:pet.stale')).first().waitFor();
    expect(await reason.inputValue()).toBe('The photo shows two dogs.');
    await page.keyboard.press('Escape');
    await reason.waitFor({ state: 'detached' });
  });
});
