/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Words } from '../browser/words.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success, unavailable } from './harness/answers.ts';
import { dragByFinger } from './harness/swipe.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';
import { button, choose, fillBasics, fillToPhotos, imageOf, next, sentAhead, sentPictures } from './harness/write-listing.ts';

const member = { as: 'member', api: usualAnswers('member') } as const;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const own = ['descriptionShort', 'personality'];
const problem = (page: Page, words: Words, field: string) => {
  const key = `${own.includes(field) ? 'post-listing' : 'pet-form'}:problem.${field}`;
  return page.getByRole('alert').getByRole('link', { name: words(key) });
};
const tile = (page: Page, n: number) => page.locator('[data-photo]').nth(n - 1);

test('a visitor is asked to log in, and comes back afterwards', async () => {
  await withScreen('/post-listing', { api: usualAnswers() }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1, name: words('shell:loginPrompt.title') }).waitFor();
    await page.getByText(words('post-listing:login')).waitFor();
    const login = page.getByRole('main').getByRole('link', { name: words('shell:loginPrompt.login') });
    expect(await login.getAttribute('href')).toBe('/login?next=post-listing');
  });
});

test.each(readers)('each step names what is missing, in its words ($language)', async (reader) => {
  await withScreen('/post-listing', { ...member, ...reader }, async ({ page, words }) => {
    await next(page, words);
    for (const field of ['name', 'species', 'breed', 'age', 'gender', 'size']) await problem(page, words, field).waitFor();
    expect(await problem(page, words, 'color').count()).toBe(0);
    expect(await whereFocusIs(page)).toContain(words('shell:form.problem'));
    await fillBasics(page);
    await next(page, words);
    await page.fill('#description', 'Short.');
    await next(page, words);
    await problem(page, words, 'descriptionShort').waitFor();
    await problem(page, words, 'personality').waitFor();
    expect(await page.locator('#healthStatus input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'Excellent',
      'Good',
      'Fair',
      'Special Needs',
    ]);
    await page.fill('#description', 'x'.repeat(600));
    expect((await page.inputValue('#description')).length).toBe(500);
    await page.press('#personality input[value="Calm"]', ' ');
    await next(page, words);
    await button(page, words('post-listing:submit')).click();
    await problem(page, words, 'location').waitFor();
    await problem(page, words, 'photos').waitFor();
  });
});

test.each(readers)('a sixth photo is refused with all that came with it, and at five no more can be chosen ($language)', async (reader) => {
  const api = { ...member.api, ...sentAhead, 'POST /pets': success({ pet: {} }) };
  await withScreen('/post-listing', { ...member, ...reader, api }, async ({ page, words, settle, calls }) => {
    await fillToPhotos(page, words);
    await choose(page, 6);
    await page.getByText(words('fields:photos.refused.count', { most: 5 })).waitFor();
    expect(await page.locator('[data-photo]').count()).toBe(0);
    await button(page, words('fields:photos.choose')).focus();
    await choose(page, 5);
    await settle();
    expect(await page.locator('[data-photo]').count()).toBe(5);
    expect([await page.locator('input[type="file"]').isDisabled(), await button(page, words('fields:photos.choose')).isDisabled()]).toEqual(
      [true, true],
    );
    expect(await whereFocusIs(page)).not.toBe('body');
    expect(calls.filter(({ name }) => name === 'POST /pets/images')).toHaveLength(5);
    await button(page, words('post-listing:submit')).click();
    await page.getByText(words('post-listing:created')).waitFor();
    expect(sentPictures(calls)).toEqual([0, 1, 2, 3, 4].map((n) => imageOf(n).id));
  });
});

test('photos are put in order by the mouse and by keys; the focus stays, and the first is the main one', async () => {
  const api = { ...member.api, ...sentAhead, 'POST /pets': success({ pet: {} }) };
  await withScreen('/post-listing', { ...member, api }, async ({ page, words, settle, calls }) => {
    await fillToPhotos(page, words);
    await choose(page, 3);
    await settle();
    const order = () => page.locator('[data-photo]').evaluateAll((tiles) => tiles.map((one) => one.getAttribute('data-photo')));
    const [a, b, c] = await order();
    await tile(page, 3).scrollIntoViewIfNeeded();
    const from = await tile(page, 3).locator('img').boundingBox();
    const to = await tile(page, 1).locator('img').boundingBox();
    if (!from || !to) throw new Error('the photos are not on the screen');
    await page.mouse.move(from.x + 40, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 40, { steps: 8 });
    await page.mouse.up();
    expect(await order()).toEqual([c, a, b]);
    expect(await tile(page, 1).getByText(words('fields:photos.main')).count()).toBe(1);

    const handle = button(page, words('fields:photos.drag', { number: 1 }));
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    expect(await order()).toEqual([a, c, b]);
    expect(await whereFocusIs(page)).toBe(`button "${words('fields:photos.drag', { number: 2 })}"`);
    await page.keyboard.press('End');
    expect(await order()).toEqual([a, b, c]);
    await page.getByText(words('fields:photos.moved', { number: 3, count: 3 })).waitFor();

    await button(page, words('fields:photos.later', { number: 2 })).focus();
    await page.keyboard.press('Enter');
    expect(await order()).toEqual([a, c, b]);
    await page.keyboard.press('Enter');
    expect([await order(), await whereFocusIs(page)]).toEqual([[a, c, b], `button "${words('fields:photos.later', { number: 3 })}"`]);

    await tile(page, 2)
      .getByRole('button', { name: words('fields:photos.makeMain') })
      .focus();
    await page.keyboard.press('Enter');
    expect((await order())[0]).toBe(c);
    expect(await whereFocusIs(page)).not.toBe('body');
    await button(page, words('post-listing:submit')).click();
    await page.getByText(words('post-listing:created')).waitFor();
    expect(sentPictures(calls)).toEqual([imageOf(2).id, imageOf(0).id, imageOf(1).id]);
  });
});

test.each(['en', 'ur'] as const)('on a phone a finger takes a photo by its handle to another place (%s)', async (language) => {
  const api = { ...member.api, ...sentAhead, 'POST /pets': success({ pet: {} }) };
  await withScreen('/post-listing', { ...member, api, language, width: 360 }, async ({ page, words, settle, calls }) => {
    await fillToPhotos(page, words);
    await choose(page, 3);
    await settle();
    const last = button(page, words('fields:photos.drag', { number: 3 }));
    await tile(page, 3).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await dragByFinger(page, last, tile(page, 2).locator('img'));
    await page.getByText(words('fields:photos.moved', { number: 2, count: 3 })).waitFor();
    await button(page, words('post-listing:submit')).click();
    await page.getByText(words('post-listing:created')).waitFor();
    expect(sentPictures(calls)).toEqual([imageOf(0).id, imageOf(2).id, imageOf(1).id]);
  });
});

test.each(readers)('a listing is sent with its photos; one that did not arrive is tried again first ($language)', async (reader) => {
  const api = {
    ...member.api,
    'POST /pets/images': ({ attempt }: { attempt: number }) => (attempt === 1 ? unavailable : { image: imageOf(attempt) }),
    'POST /pets': success({ pet: {} }),
  };
  await withScreen('/post-listing', { ...member, ...reader, api, allowed: /503/ }, async ({ page, words, calls, settle }) => {
    await fillToPhotos(page, words);
    await choose(page, 2);
    await button(page, words('fields:photos.retry')).waitFor();
    await button(page, words('post-listing:submit')).click();
    await page.getByRole('alert').getByText('moti-2.png').first().waitFor();
    expect(calls.filter(({ name }) => name === 'POST /pets')).toEqual([]);
    await button(page, words('fields:photos.retry')).click();
    await settle();
    await button(page, words('post-listing:submit')).click();
    await page.getByText(words('post-listing:created')).waitFor();
    await page.waitForURL(/\/dashboard$/);
    const [sent] = calls.filter(({ name }) => name === 'POST /pets');
    expect(sent?.body).toMatchObject({
      ...{ name: 'Moti', healthStatus: 'Excellent', vaccinated: true, personality: ['Calm'], color: '', weight: '' },
      imageIds: [imageOf(0).id, imageOf(2).id],
    });
  });
});

test('Submitting lasts as long as the photos are on their way, and shows how far they are', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const api = {
    ...member.api,
    'POST /pets/images': async () => {
      await promise;
      return { image: imageOf(1) };
    },
    'POST /pets': success({ pet: {} }),
  };
  await withScreen('/post-listing', { ...member, api, until: 'settled' }, async ({ page, words, calls }) => {
    await fillToPhotos(page, words);
    await choose(page, 1);
    await button(page, words('post-listing:submit')).click();
    await button(page, words('post-listing:submitting')).waitFor();
    await page
      .getByText(words('my-pets:form.uploaded', { done: 0, count: 1 }))
      .first()
      .waitFor();
    expect(calls.filter(({ name }) => name === 'POST /pets')).toEqual([]);
    resolve();
    await page.getByText(words('post-listing:created')).waitFor();
  });
});

test('a draft keeps its photos, in their order, and is sent with them', async () => {
  const api = { ...member.api, ...sentAhead, 'POST /pets': success({ pet: {} }) };
  await withScreen('/post-listing', { ...member, api }, async ({ page, words, visit, settle, calls }) => {
    await fillToPhotos(page, words);
    await choose(page, 3);
    await settle();
    await tile(page, 3)
      .getByRole('button', { name: words('fields:photos.makeMain') })
      .click();
    await visit('/post-listing?step=3');
    await page.getByText(words('shell:form.restored')).waitFor();
    const shown = page.locator('[data-photo] img');
    const inOrder = [imageOf(2), imageOf(0), imageOf(1)];
    expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual(inOrder.map(({ urls }) => urls[320]));
    await button(page, words('post-listing:submit')).click();
    await page.getByText(words('post-listing:created')).waitFor();
    expect(sentPictures(calls)).toEqual(inOrder.map(({ id }) => id));
    expect(calls.filter(({ name }) => name === 'POST /pets/images')).toHaveLength(3);
  });
});

test('a draft of its own is kept over a reload, apart from that of the other wizard', async () => {
  await withScreen('/post-listing', { ...member }, async ({ page, words, visit }) => {
    await page.fill('#name', 'Moti');
    await page.getByText(words('shell:form.draftSaved')).waitFor();
    await visit('/post-listing');
    await page.getByText(words('shell:form.restored')).waitFor();
    expect(await page.inputValue('#name')).toBe('Moti');
    await visit('/dashboard?tab=pets&mode=add');
    expect(await page.inputValue('#name')).toBe('');
  });
});
