/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Pet } from '../../web/src/shared/api/types.ts';
import type { Words } from '../browser/words.ts';
import { ownPets } from './data/own-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { imageOfPet, petId } from './data/some-pets.ts';
import { refuse, success } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';
import { choose, fillAddPet, imageOf, next } from './harness/write-listing.ts';

const add = '/dashboard?tab=pets&mode=add';
const edit = `/dashboard?tab=pets&mode=edit&id=${petId(1)}`;
const member = { as: 'member', api: usualAnswers('member') } as const;

const image = imageOf(0);

const create = (page: Page, words: Words) => page.getByRole('button', { name: words('my-pets:add.create') });

const fillToPhotos = async (page: Page, words: Words): Promise<void> => {
  await fillAddPet(page, words, 4);
  await choose(page, 1);
};

const created = success({ pet: {} });

test.each([
  { wizard: 'a pet', path: add, key: 'my-pets:add.step1.heading' },
  { wizard: 'a listing', path: '/post-listing', key: 'post-listing:step1.heading' },
])('the first step of $wizard keeps its question once the pet has a name', async ({ path, key }) => {
  await withScreen(path, member, async ({ page, words }) => {
    await page.fill('#name', 'Moti');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words(key));
  });
});

test('a listing that waits for its photos is not sent once one goes back', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const api = {
    ...member.api,
    'POST /pets/images': async () => {
      await arrived;
      return success({ image });
    },
    'POST /pets': created,
  };
  await withScreen(add, { ...member, api }, async ({ page, words, calls, settle }) => {
    await fillToPhotos(page, words);
    await create(page, words).click();
    await page.getByRole('button', { name: words('my-pets:form.awaitingPhotos') }).waitFor();
    await page.goBack();
    await page.locator('#experience').waitFor();
    arrive();
    await page.getByText(words('shell:form.draftSaved')).waitFor();
    await settle();
    expect(calls.filter(({ name }) => name === 'POST /pets')).toEqual([]);
    await next(page, words);
    await create(page, words).click();
    await page.waitForURL((url) => !url.search.includes('mode=add'));
    await page.goto(add);
    await page.locator('#name').waitFor();
    expect([await page.inputValue('#name'), await page.getByText(words('shell:form.restored')).count()]).toEqual(['', 0]);
  });
});

test('a refusal leads to its step, with the focus on the problem', async () => {
  const refusal = refuse(400, 'request.invalid', [{ path: 'breed', code: 'too-long', msg: 'Long' }]);
  const api = { ...member.api, 'POST /pets/images': { image }, 'POST /pets': refusal };
  await withScreen(add, { ...member, api, language: 'ur', width: 360 }, async ({ page, words }) => {
    await fillToPhotos(page, words);
    await create(page, words).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: words('errors:field.too-long') })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('step')).toBe('1');
    expect(await whereFocusIs(page)).toContain(words('shell:form.problem'));
  });
});

test('a listing is not opened again by a refusal that comes after one has left', async () => {
  let refused = () => {};
  const asked = new Promise<void>((resolve) => (refused = resolve));
  const api = {
    ...member.api,
    'POST /pets/images': { image },
    'POST /pets': async () => {
      await asked;
      return refuse(400, 'request.invalid', [{ path: 'breed', code: 'too-long', msg: 'Long' }]);
    },
  };
  await withScreen(add, { ...member, api }, async ({ page, words }) => {
    await fillToPhotos(page, words);
    await page.getByText(words('fields:photos.main'), { exact: true }).waitFor();
    await create(page, words).click();
    await page.getByRole('link', { name: words('my-pets:back.list') }).click();
    await page.getByRole('heading', { level: 1, name: words('my-pets:list.title') }).waitFor();
    refused();
    await page.getByText(words('my-pets:form.failed')).waitFor();
    expect(page.url()).not.toContain('mode=add');
  });
});

test('what was typed into an edit is there after a reload, and after a session that ended', async () => {
  await withScreen(edit, { ...member }, async ({ page, words, restub }) => {
    await page.fill('#color', 'Fawn');
    await page.waitForFunction(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes('Fawn'));
    await page.reload();
    await page.getByText(words('shell:form.restored')).waitFor();
    expect(await page.inputValue('#color')).toBe('Fawn');
    restub({ ...member.api, 'PUT /pets/{id}': refuse(401, 'token.revoked') });
    await page.getByRole('button', { name: words('my-pets:edit.save') }).click();
    await page.getByText(words('session:login.ended')).waitFor();
    expect(await page.getByText(words('my-pets:form.failed')).count()).toBe(0);
    restub({ ...member.api });
    await page.fill('#email', 'ayesha@example.com');
    await page.fill('#password', 'Moti2026bagh');
    await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
    await page.waitForURL(/mode=edit/);
    expect(await page.inputValue('#color')).toBe('Fawn');
    await page.getByRole('button', { name: words('shell:form.afresh') }).click();
    expect(await page.inputValue('#color')).not.toBe('Fawn');
  });
});

test('a photo whose picture cannot be loaded is kept, shown again when asked, and does not keep one from saving', async () => {
  const api = { ...member.api, 'PUT /pets/{id}': success({ pet: { approvalStatus: 'approved' } }) };
  await withScreen(edit, { ...member, api, allowed: /ERR_|Failed to load/ }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('fields:photos.remove').replace('{{number}}', '1') }).waitFor();
    await page.route('**/media/**', (route) => route.abort());
    await page.reload();
    const again = page.getByRole('button', { name: words('fields:photos.showAgain') });
    await again.first().waitFor();
    expect(await page.getByText(words('fields:photos.lost')).count()).toBe(0);
    await page.unroute('**/media/**');
    const count = await again.count();
    await again.first().click();
    await again.nth(count - 1).waitFor({ state: 'detached' });
    await page.fill('#color', 'Fawn');
    await page.getByRole('button', { name: words('my-pets:edit.save') }).click();
    await page.waitForURL((url) => !url.search.includes('mode=edit'));
  });
});

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)('an edit keeps the pictures that are left, with new ones, in the order of the screen ($language)', async (reader) => {
  const api = { ...member.api, 'POST /pets/images': { image }, 'PUT /pets/{id}': success({ pet: { approvalStatus: 'pending' } }) };
  const path = `/dashboard?tab=pets&mode=edit&id=${petId(3)}`;
  await withScreen(path, { ...member, ...reader, api }, async ({ page, words, calls, settle }) => {
    const tile = (n: number) => page.locator('[data-photo]').nth(n - 1);
    await tile(3).waitFor();
    await page.getByRole('button', { name: words('fields:photos.remove', { number: 2 }), exact: true }).click();
    await choose(page, 1);
    await settle();
    await tile(3)
      .getByRole('button', { name: words('fields:photos.makeMain') })
      .click();
    await page.getByRole('button', { name: words('my-pets:edit.save') }).click();
    await page.waitForURL((url) => !url.search.includes('mode=edit'));
    const [sent] = calls.filter(({ name }) => name === `PUT /pets/${petId(3)}`);
    expect(sent?.body).toMatchObject({ keepImages: [image.id, imageOfPet(petId(3), 0).id, imageOfPet(petId(3), 2).id] });
    expect(sent?.headers['if-match']).toBe('"3"');
  });
});

test('an edit shows a switch that is off for what the answer leaves out', async () => {
  const pet = { ...ownPets().find(({ id }) => id === petId(1)), microchipped: undefined } as unknown as Pet;
  const api = { ...member.api, 'GET /pets/{id}': success({ pet }) };
  await withScreen(edit, { ...member, api }, async ({ page, words }) => {
    const microchipped = page.getByRole('switch', { name: words('pet-form:field.microchipped') });
    expect(await microchipped.isChecked()).toBe(false);
    await microchipped.check();
    expect(await microchipped.isChecked()).toBe(true);
  });
});

test('an edit of a listing that was saved elsewhere takes the newest under what was typed', async () => {
  const api = { ...member.api, 'PUT /pets/{id}': refuse(412, 'pet.stale') };
  await withScreen(edit, { ...member, api }, async ({ page, words }) => {
    await page.fill('#color', 'Fawn');
    await page.getByRole('button', { name: words('my-pets:edit.save') }).click();
    await page.getByRole('heading', { name: words('my-pets:stale.title') }).waitFor();
    expect(await page.getByText(words('my-pets:form.failed')).count()).toBe(0);
    await page.getByRole('button', { name: words('my-pets:stale.reload') }).click();
    await page.getByRole('heading', { name: words('my-pets:stale.title') }).waitFor({ state: 'detached' });
    expect(await page.inputValue('#color')).toBe('Fawn');
  });
});
