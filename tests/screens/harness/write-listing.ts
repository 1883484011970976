import type { Locator, Page } from 'playwright-core';
import { chooseOption } from '../../browser/choose-option.ts';
import type { Words } from '../../browser/words.ts';
import { petId } from '../data/some-pets.ts';
import type { MadeCall } from './answer-calls.ts';
import type { DataOf } from './api-calls.ts';
import type { Stubs } from './answers.ts';

const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The `n`th picture that was sent ahead, from 0. */
export const imageOf = (n: number): DataOf<'POST /pets/images'>['image'] => {
  const address = `/media/pets/${n}`;
  const urls = { 320: `${address}/320.webp`, 800: `${address}/800.webp`, 1600: `${address}/1600.webp` };
  return { id: petId(100 + n), url: urls[800], width: 800, height: 600, urls };
};

/** Every picture that is sent ahead arrives: `moti-1.png` is the first. */
export const sentAhead: Stubs = {
  'POST /pets/images': ({ body }) => ({ image: imageOf(Number(/moti-(\d)\./.exec(String(body))?.[1]) - 1) }),
};

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** To the next step of a wizard. */
export const next = (page: Page, words: Words): Promise<void> => button(page, words('shell:form.next')).click();

/** Chooses so many photos in a form: `moti-1.png`, `moti-2.png`… */
export const choose = (page: Page, count: number): Promise<void> =>
  page.setInputFiles(
    '#photos input[type="file"]',
    Array.from({ length: count }, (_none, index) => ({ name: `moti-${index + 1}.png`, mimeType: 'image/png', buffer: dot })),
  );

/** Chooses where the pet lives. */
export const chooseCity = (page: Page, words: Words): Promise<void> => chooseOption(page, words('pet:field.location'), /^(Lahore|لاہور)$/);

/** Fills the first step of post-listing. */
export const fillBasics = async (page: Page): Promise<void> => {
  await page.fill('#name', 'Moti');
  await page.check('#species input[value="Dog"]', { force: true });
  await page.fill('#breed', 'Desi');
  await page.fill('#age', '2 years');
  await page.check('#gender input[value="Male"]', { force: true });
  await page.check('#size input[value="Medium"]', { force: true });
};

/** Fills the steps of add-pet before `step`, and stays on that one. */
export const fillAddPet = async (page: Page, words: Words, step: 2 | 3 | 4): Promise<void> => {
  await fillBasics(page);
  await page.fill('#color', 'Tan');
  await page.fill('#weight', '18 kg');
  await page.fill('#description', 'Sleeps through the night.');
  await next(page, words);
  await page.locator('#location').waitFor();
  if (step === 2) return;
  await chooseCity(page, words);
  await next(page, words);
  await page.locator('#experience').waitFor();
  if (step === 3) return;
  await next(page, words);
  await page.locator('#photos').waitFor();
};

/** Those of the pictures with which the last listing was sent. */
export const sentPictures = (calls: readonly MadeCall[]): unknown => {
  const { body } = calls.findLast(({ name }) => name === 'POST /pets') ?? {};
  return (body as { imageIds?: unknown } | undefined)?.imageIds;
};

/** Fills the first two steps of post-listing, and stays on the second, which may bring documents. */
export const fillToPapers = async (page: Page, words: Words): Promise<void> => {
  await fillBasics(page);
  await next(page, words);
  await page.fill('#description', 'Kind to children, walks well on a lead and sleeps through the night.');
  await page.press('#personality input[value="Calm"]', ' ');
};

/** Fills all of post-listing but its photos, and stays on the step that asks for them. */
export const fillToPhotos = async (page: Page, words: Words): Promise<void> => {
  await fillToPapers(page, words);
  await next(page, words);
  await chooseCity(page, words);
};
