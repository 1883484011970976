import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

test('a list that cannot be read is reported, and Retry reads it again', async () => {
  const api = { ...usualAnswers(), 'GET /pets': unavailable };
  await withScreen('/pets', { api }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('pets:list.error.title') }).waitFor();
    restub(usualAnswers());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('link', { name: 'Sheru', exact: true }).waitFor();
  });
});

test('a listing that is gone is reported in the language of the reader', async () => {
  const api = { ...usualAnswers(), 'GET /pets/{id}': refuse(404, 'pet.not-found') };
  await withScreen('/pet-gone', { api, language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1, name: words('pets:detail.notFound.title') }).waitFor();
    expect(await page.getAttribute('html', 'dir')).toBe('rtl');
  });
});
