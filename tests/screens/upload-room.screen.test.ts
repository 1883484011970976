import { expect, test } from '@jest/globals';
import { overflowOf } from '../browser/overflow.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';
import { choose, fillAddPet, imageOf } from './harness/write-listing.ts';

const add = '/dashboard?tab=pets&mode=add';
const member = { as: 'member', api: usualAnswers('member') } as const;
const looks = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
  { language: 'en', width: 360 },
  { language: 'ur', width: 1280 },
] as const;
const uploads = [
  { status: 503, code: 'storage.full', canBeRetried: true },
  { status: 409, code: 'picture.room-used-up', canBeRetried: false },
] as const;

test.each(looks.flatMap((look) => uploads.map((upload) => ({ ...upload, ...look }))))(
  'a photo that is refused by $code shows why, in its place, and can be tried again: $canBeRetried ($language, $width px)',
  async ({ status, code, canBeRetried, language, width }) => {
    const api = { ...member.api, 'POST /pets/images': refuse(status, code, [{ path: 'image', code, msg: '' }]) };
    await withScreen(add, { ...member, api, language, width, allowed: /503|409/ }, async ({ page, words }) => {
      await fillAddPet(page, words, 4);
      await choose(page, 1);
      await page.getByText(words('fields:photos.failed', { reason: words(`errors:${code}`) })).waitFor();
      expect(await page.getByRole('button', { name: words('fields:photos.retry') }).count()).toBe(canBeRetried ? 1 : 0);
      expect(await overflowOf(page)).toEqual([]);
    });
  },
);

const offers = [
  { status: 503, code: 'storage.full' },
  { status: 409, code: 'pet.too-many-pending' },
] as const;

test.each(looks.flatMap((look) => offers.map((offer) => ({ ...offer, ...look }))))(
  'a listing that is refused by $code shows why, and nothing that was typed is lost ($language, $width px)',
  async ({ status, code, language, width }) => {
    const api = { ...member.api, 'POST /pets/images': { image: imageOf(0) }, 'POST /pets': refuse(status, code) };
    await withScreen(add, { ...member, api, language, width, allowed: /503|409/ }, async ({ page, words }) => {
      await fillAddPet(page, words, 4);
      await choose(page, 1);
      await page.getByText(words('fields:photos.main'), { exact: true }).waitFor();
      await page.getByRole('button', { name: words('my-pets:add.create') }).click();
      await page
        .getByText(words(`errors:${code}`))
        .first()
        .waitFor();
      expect(page.url()).toContain('mode=add');
      expect(await overflowOf(page)).toEqual([]);
    });
  },
);
