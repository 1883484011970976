import { describe, expect, test } from '@jest/globals';
import { accessoryId, someStores, storeId } from './data/some-stores.ts';
import { ownReview, reviewsPage } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { aMember } from './harness/people.ts';
import { refuse, unavailable, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

/** The two kinds of things of the shop that are reviewed. */
const kinds = [
  { kind: 'store', things: 'stores', idOf: storeId, total: '31' },
  { kind: 'accessory', things: 'accessories', idOf: accessoryId, total: '18' },
] as const;

describe.each(kinds)('reviews of a $kind', ({ kind, things, idOf, total }) => {
  const reviewsOf = (n: number): string => `/${kind}-${idOf(n)}-reviews`;
  const post = `POST /${things}/{id}/reviews` as const;
  const remove = `DELETE /${things}/{id}/reviews/{reviewId}` as const;
  const own = `GET /${things}/{id}/reviews/own` as const;
  const all = `GET /${things}/{id}/reviews` as const;

  test('stand on its page, the newest first, with their mean and the way to all of them', async () => {
    await withScreen(`/${kind}-${idOf(1)}`, { api: usualAnswers() }, async ({ page, words, calls }) => {
      const newest = page.getByRole('region', { name: words('reviews:label') });
      await newest.getByText('Hamza Tanveer').waitFor();
      expect(await newest.getByRole('time').count()).toBe(3);
      expect(calls.map(({ name }) => name)).toContain(`GET /${things}/${idOf(1)}/reviews?limit=3&page=1`);
      await newest.getByRole('link', { name: words('reviews:all', { amount: total }) }).click();
      await page.waitForURL(({ pathname }) => pathname === reviewsOf(1));
      await page
        .getByRole('region', { name: words('reviews:label') })
        .getByRole('time')
        .nth(9)
        .waitFor();
      await page.getByRole('link', { name: words('shell:pager.page', { page: 2 }), exact: true }).click();
      await page.waitForURL(({ search }) => search === '?page=2');
    });
  });

  test('that cannot be read are reported, and Retry reads them again', async () => {
    const api: Stubs = { ...usualAnswers(), [all]: unavailable };
    await withScreen(reviewsOf(1), { api, language: 'ur', width: 360, allowed: /503/ }, async ({ page, words, restub }) => {
      await page.getByRole('heading', { name: words('reviews:failed') }).waitFor();
      restub(usualAnswers());
      await page.getByRole('button', { name: words('shell:retry') }).click();
      await page.getByText('Hamza Tanveer').first().waitFor();
    });
  });

  test('are written by a buyer: what is missing is named, then it is sent and stands as their own', async () => {
    let written: ReturnType<typeof ownReview> | null = null;
    const api: Stubs = {
      ...usualAnswers('member'),
      [own]: () => ({ review: written, mayReview: true }),
      [post]: ({ body }: { body: unknown }) => {
        written = { ...ownReview(), ...(body as { rating: number; comment: string }) };
        return { review: written };
      },
    };
    await withScreen(reviewsOf(2), { as: 'member', api, language: 'ur', width: 360 }, async ({ page, words, calls }) => {
      const part = page.getByRole('region', { name: words('reviews:own.title') });
      await part.getByRole('button', { name: words('reviews:own.write') }).click();
      await part.getByRole('button', { name: words('reviews:own.post') }).click();
      await part.getByRole('link', { name: words(`reviews:${kind}.problem`) }).waitFor();
      await part.getByRole('radio', { name: words('reviews:own.stars_other', { count: 4 }) }).check();
      await part.getByLabel(words(`reviews:${kind}.comment`)).fill(' Strong and soft. ');
      await part.getByRole('button', { name: words('reviews:own.post') }).click();
      await page.getByText(words('reviews:own.done.posted')).waitFor();
      await part.getByText('Strong and soft.').waitFor();
      const sent = calls.find(({ name }) => name === `POST /${things}/${idOf(2)}/reviews`);
      expect(sent?.body).toEqual({ rating: 4, comment: 'Strong and soft.' });
    });
  });

  test('are changed and taken away by who wrote them', async () => {
    const api: Stubs = { ...usualAnswers('member'), [post]: { review: ownReview() }, [remove]: null };
    await withScreen(reviewsOf(1), { as: 'member', api }, async ({ page, words, restub }) => {
      const part = page.getByRole('region', { name: words('reviews:own.title') });
      await part.getByRole('button', { name: words('reviews:own.edit') }).click();
      await part.getByLabel(words(`reviews:${kind}.comment`)).fill('On second thoughts.');
      await part.getByRole('button', { name: words('reviews:own.save') }).click();
      await page.getByText(words('reviews:own.done.replaced')).waitFor();
      await part.getByRole('button', { name: words('reviews:own.remove') }).click();
      restub({ ...api, [own]: { review: null, mayReview: true } });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('reviews:own.remove') })
        .click();
      await part.getByRole('button', { name: words('reviews:own.write') }).waitFor();
    });
  });

  test('are not for who has not bought: they see why; a review that the server refuses stays typed beside its words', async () => {
    await withScreen(reviewsOf(3), { as: 'member', api: usualAnswers('member') }, async ({ page, words }) => {
      const part = page.getByRole('region', { name: words('reviews:own.title') });
      await part.getByText(words(`reviews:${kind}.notEntitled`)).waitFor();
      expect(await part.getByRole('button').count()).toBe(0);
    });
    const api: Stubs = { ...usualAnswers('member'), [post]: refuse(403, 'review.not-entitled') };
    await withScreen(reviewsOf(2), { as: 'member', api, allowed: /403/ }, async ({ page, words }) => {
      const part = page.getByRole('region', { name: words('reviews:own.title') });
      await part.getByRole('button', { name: words('reviews:own.write') }).click();
      await part.getByRole('radio', { name: words('reviews:own.stars_other', { count: 4 }) }).check();
      const comment = part.getByLabel(words(`reviews:${kind}.comment`));
      await comment.fill('Good.');
      await part.getByRole('button', { name: words('reviews:own.post') }).click();
      await part.getByRole('alert').getByText(words('errors:review.not-entitled')).waitFor();
      expect(await comment.inputValue()).toBe('Good.');
    });
  });

  test('are led to by a login, where a visitor wants to write one', async () => {
    await withScreen(reviewsOf(1), { api: { ...usualAnswers(), [all]: reviewsPage(undefined, 0) } }, async ({ page, words }) => {
      await page.getByRole('heading', { name: words('reviews:rating.none') }).waitFor();
      const part = page.getByRole('region', { name: words('reviews:own.title') });
      const way = await part.getByRole('link', { name: words('reviews:own.loginButton') }).getAttribute('href');
      expect(way).toBe(`/login?next=${kind}-${idOf(1)}-reviews`);
    });
  });
});

test('the owner of a store reads its reviews without a part of their own', async () => {
  const store = { ...someStores()[0]!, ownerId: aMember().id };
  const api: Stubs = { ...usualAnswers('member'), 'GET /stores/{id}': { store } };
  await withScreen(`/store-${storeId(1)}-reviews`, { as: 'member', api }, async ({ page, words }) => {
    await page.getByText('Hamza Tanveer').first().waitFor();
    expect(await page.getByRole('region', { name: words('reviews:own.title') }).count()).toBe(0);
  });
});
