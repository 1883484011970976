import { expect, test } from '@jest/globals';
import { emptySearchesPage, someEmptySearches } from './data/some-empty-searches.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('admin');
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test.each(readers)('an admin reads what was searched for in vain in each list, and tries it ($language)', async (reader) => {
  const [first] = someEmptySearches();
  const api: Stubs = {
    ...usual,
    'GET /vets/empty-searches': emptySearchesPage([{ ...someEmptySearches()[2], words: 'dentist' } as typeof first & object]),
  };
  await withScreen('/admin-empty-searches', { as: 'admin', api, ...reader }, async ({ page, words, calls }) => {
    const link = page.getByRole('link', { name: first?.words ?? '' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/pets?search=${new URLSearchParams({ a: first?.words ?? '' }).toString().slice(2)}`);
    await page.getByRole('radio', { name: words('empty-searches:of.vets') }).check();
    await page.getByRole('link', { name: 'dentist' }).waitFor();
    await page.getByRole('radio', { name: words('empty-searches:days.last_other', { count: 7 }) }).check();
    await page.waitForURL(/days=7/);
    await page.getByRole('link', { name: 'dentist' }).waitFor();
    const asked = calls.flatMap(({ name }) => (name.includes('empty-searches') ? [name.split('?')[0]] : []));
    expect(asked).toEqual(['GET /pets/empty-searches', 'GET /vets/empty-searches', 'GET /vets/empty-searches']);
  });
});

test('the menu of admins leads to the searches that found nothing', async () => {
  await withScreen('/admin-rules', { as: 'admin', api: usual, language: 'en', width: 1280 }, async ({ page, words }) => {
    await page.getByRole('link', { name: words('work:area.emptySearches') }).click();
    await page.getByRole('heading', { level: 1, name: words('empty-searches:title') }).waitFor();
  });
});
