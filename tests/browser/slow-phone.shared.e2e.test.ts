import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousFindings } from './accessibility.ts';
import { phone, register, type Person } from './actors.ts';
import { chooseOption } from './choose-option.ts';
import { choice } from './listing-a-pet.ts';
import { overflowOf } from './overflow.ts';
import { threePhotos } from './photos.ts';
import { productInBrowser } from './product-in-browser.ts';
import { slowDown } from './slow-connection.ts';
import { wordsOf, type Words } from './words.ts';

const site = productInBrowser();

/** The connection breaks under the first and the third upload. */
const breakTwoUploads = async ({ page }: Person): Promise<void> => {
  let uploads = 0;
  await page.route('**/api/v1/pets/images', (route) => {
    uploads += 1;
    return uploads === 1 || uploads === 3 ? route.abort('connectionreset') : route.continue();
  });
};

const fillToPhotos = async (page: Page, words: Words): Promise<void> => {
  const next = () => page.getByRole('button', { name: words('shell:form.next') }).click();
  await page.fill('#name', 'Moti');
  await page.check(choice('species', 'Dog'), { force: true });
  await page.fill('#breed', 'Desi mix');
  await page.fill('#age', '2 years');
  await page.check(choice('gender', 'Male'), { force: true });
  await page.check(choice('size', 'Medium'), { force: true });
  await next();
  await page.fill('#description', 'He walks well on a lead, is kind to children and sleeps through the night.');
  await page.press(choice('personality', 'Calm'), ' ');
  await next();
  await chooseOption(page, words('pet:field.location'), /^(Lahore|لاہور)$/);
};

test.each(['en', 'ur'] as const)(
  'a listing is posted from a slow phone, though two of its photos fail on the way (%s)',
  async (language) => {
    const words = wordsOf(language);
    const owner = await site.arrive(language, phone);
    const { page } = owner;
    await register(owner, site.address, words);
    await page.goto(`${site.address}/post-listing`);
    await slowDown(owner);
    await breakTwoUploads(owner);
    await fillToPhotos(page, words);
    await page.locator('input[type="file"]').setInputFiles(await threePhotos());

    const submit = page.getByRole('button', { name: words('post-listing:submit'), exact: true });
    const retry = page.getByRole('button', { name: words('fields:photos.retry'), exact: true });
    await submit.click();
    // It does not go without those that failed.
    await page.getByRole('alert').getByText('sheru-1.jpg').first().waitFor();
    await retry.nth(1).waitFor();
    expect([...(await seriousFindings(page)), ...(await overflowOf(page))]).toEqual([]);
    await retry.first().click();
    await retry.first().click();
    await retry.first().waitFor({ state: 'detached' });
    await submit.or(page.getByRole('button', { name: words('post-listing:submitting') })).click();
    await page.getByText(words('post-listing:created')).waitFor();
    await page.waitForURL(/\/dashboard$/);

    await page.goto(`${site.address}/dashboard?tab=pets`);
    await page
      .getByRole('link', { name: words('my-pets:card.view', { name: 'Moti' }) })
      .first()
      .click();
    await page.getByRole('heading', { level: 1 }).getByText('Moti').waitFor();
    await page.locator('main img[src*="/media/pets/"]').nth(2).waitFor({ state: 'attached' });
    expect(owner.faults).toEqual([]);
    await owner.context.close();
  },
  180_000,
);
