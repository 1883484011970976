/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { pageOf, petId, somePets } from './data/some-pets.ts';
import { someVets, vetId, vetPageOf } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { lostPictures } from './harness/stubbed-pictures.ts';
import { withScreen } from './harness/with-screen.ts';

/** With addresses of pictures that answer 404. */
const withoutPictures = <T>(things: T): T => JSON.parse(JSON.stringify(things).replaceAll('/media/', `${lostPictures}/`)) as T;

/** The same pets and vets, with pictures that are there or are not. */
const answersWith = (shown: <T>(things: T) => T): Stubs => {
  const [vet] = shown(someVets());
  const pet = shown(somePets())[2];
  if (vet === undefined || pet === undefined) throw new Error('there are no pets and vets');
  return {
    ...usualAnswers(),
    'GET /vets': vetPageOf(shown(someVets())),
    'GET /pets': pageOf(shown(somePets())),
    'GET /vets/{id}': { vet },
    'GET /pets/{id}': { pet },
  };
};
const usual = answersWith((things) => things);
const broken = answersWith(withoutPictures);

/** Every picture is fetched, also far below the window. */
const fetchAll = async ({ page, settle }: Screen) => {
  await page.locator('main img').locator('visible=true').first().waitFor();
  await page.evaluate(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) image.loading = 'eager';
  });
  await settle();
};
/** Of what has pictures: a font that comes late may change the foot of the page. */
const heightOf = ({ page }: Screen) => page.locator('main').evaluate((main) => main.scrollHeight);
/** Addresses of what stands there, and is no picture. */
const brokenOnes = ({ page }: Screen) =>
  page
    .locator('main img')
    .evaluateAll((all) => (all as HTMLImageElement[]).filter((one) => one.complete && one.naturalWidth === 0).map(({ src }) => src));

const screens = [
  ['the list of vets', '/vets', 'window-other'],
  ['a vet', `/vet-${vetId(1)}`, 'window-other'],
  ['the list of pets', '/pets', 'window-dog'],
  ['a pet', `/pet-${petId(3)}`, 'window-'],
] as const;
const looks = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test.each(screens.flatMap(([what, path, drawing]) => looks.map((look) => ({ what, path, drawing, ...look }))))(
  'where pictures cannot be loaded $what shows the drawing of one that is not there, and nothing moves ($language, $width px)',
  async ({ path, drawing, ...look }) => {
    let height = 0;
    await withScreen(path, { api: usual, ...look }, async (screen) => {
      await fetchAll(screen);
      height = await heightOf(screen);
    });
    await withScreen(path, { api: broken, ...look, allowed: /404/ }, async (screen) => {
      await fetchAll(screen);
      await screen.page.locator(`main img[src^="${lostPictures}"]`).first().waitFor({ state: 'detached' });
      expect(await screen.page.locator(`main img[src^="/art/${drawing}"]`).count()).toBeGreaterThan(0);
      expect(await brokenOnes(screen)).toEqual([]);
      expect(await heightOf(screen)).toBe(height);
    });
  },
);
