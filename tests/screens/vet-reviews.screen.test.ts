/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { ownReview, reviewsPage, someVets, vetId } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable, type Stubs } from './harness/answers.ts';
import { aMember } from './harness/people.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const vet = `/vet-${vetId(1)}`;
const path = `${vet}-reviews`;
const name = 'Dr Ayesha Malik';

test('the page of a vet leads to all reviews, page by page, and back', async () => {
  await withScreen(vet, { api: usualAnswers() }, async ({ page, words, calls }) => {
    await page.getByRole('link', { name: words('reviews:all', { amount: '12' }) }).click();
    await page.getByRole('heading', { name: words('reviews:title', { name }), level: 1 }).waitFor();
    const list = page.getByRole('region', { name: words('reviews:label') });
    await list.getByText('Hamza Tanveer').first().waitFor();
    expect(await list.getByRole('time').count()).toBe(10);
    await page.getByRole('link', { name: words('shell:pager.page', { page: 2 }), exact: true }).click();
    await page.waitForURL(({ pathname, search }) => pathname === path && search === '?page=2');
    await list.getByRole('time').nth(1).waitFor();
    expect(await list.getByRole('time').count()).toBe(2);
    expect(await whereFocusIs(page)).toContain('12');
    expect(calls.map(({ name: call }) => call)).toContain(`GET /vets/${vetId(1)}/reviews?limit=10&page=2`);
    await page.getByRole('link', { name: words('vets:book.back') }).click();
    await page.waitForURL(({ pathname }) => pathname === vet);
  });
});

test('reviews that cannot be read are reported, and Retry reads them again', async () => {
  const api: Stubs = { ...usualAnswers(), 'GET /vets/{id}/reviews': unavailable };
  await withScreen(path, { api, language: 'ur', width: 360 }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('reviews:failed') }).waitFor();
    restub(usualAnswers());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByText('Hamza Tanveer').first().waitFor();
    // Who has no account any more is named in the language of the page.
    await page.getByText(words('shell:formerMember')).first().waitFor();
  });
});

test('where nobody has written a review yet there is the way to a visit', async () => {
  const api: Stubs = { ...usualAnswers(), 'GET /vets/{id}/reviews': reviewsPage(undefined, 0) };
  await withScreen(`/vet-${vetId(3)}-reviews`, { api }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('reviews:rating.none') }).waitFor();
    expect(await page.getByRole('link', { name: words('vets:detail.book') }).getAttribute('href')).toBe(`/vet-${vetId(3)}-book`);
  });
});

test('a page with so few reviews that all of them are on it leads to no other', async () => {
  const few = { ...someVets()[0], reviews: 3 } as ReturnType<typeof someVets>[number];
  await withScreen(vet, { api: { ...usualAnswers(), 'GET /vets/{id}': { vet: few } } }, async ({ page, words }) => {
    await page.getByText('Hamza Tanveer').waitFor();
    expect(await page.getByRole('link', { name: words('reviews:all', { amount: '3' }) }).count()).toBe(0);
  });
});

test('the owner of a profile that is out of sight reads its reviews, with the token', async () => {
  const own = { ...someVets()[0], ownerId: aMember().id, isActive: false, hidden: false } as ReturnType<typeof someVets>[number];
  const api: Stubs = {
    ...usualAnswers('member'),
    'GET /vets/{id}': ({ headers }) => ('authorization' in headers ? { vet: own } : refuse(404, 'vet.not-found')),
    'GET /vets/{id}/reviews': ({ headers, query }) => ('authorization' in headers ? reviewsPage(query) : refuse(404, 'vet.not-found')),
  };
  await withScreen(path, { as: 'member', api, allowed: /404/ }, async ({ page }) => {
    await page.getByText('Hamza Tanveer').first().waitFor();
  });
});

const reviewCall = (id: number) => `POST /vets/${vetId(id)}/reviews`;

test('who was there writes a review: what is missing is named, then it is sent, and stands as their own', async () => {
  let written: ReturnType<typeof ownReview> | null = null;
  const api: Stubs = {
    ...usualAnswers('member'),
    'GET /vets/{id}/reviews/own': () => ({ review: written, mayReview: true }),
    'POST /vets/{id}/reviews': ({ body }) => {
      const review = { ...ownReview(), ...(body as { rating: number; comment: string }) };
      written = review;
      return { review };
    },
  };
  await withScreen(`/vet-${vetId(2)}-reviews`, { as: 'member', api, language: 'ur', width: 360 }, async ({ page, words, calls }) => {
    const own = page.getByRole('region', { name: words('reviews:own.title') });
    await own.getByRole('button', { name: words('reviews:own.write') }).click();
    await own.getByRole('button', { name: words('reviews:own.post') }).click();
    await own.getByRole('link', { name: words('reviews:own.problem.rating') }).waitFor();
    await own.getByRole('link', { name: words('reviews:vet.problem') }).waitFor();
    expect(calls.map(({ name: call }) => call)).not.toContain(reviewCall(2));
    await own.getByRole('radio', { name: words('reviews:own.stars_other', { count: 4 }) }).check();
    await own.getByLabel(words('reviews:vet.comment')).fill(' Kind and quick. ');
    await own.getByRole('button', { name: words('reviews:own.post') }).click();
    await page.getByText(words('reviews:own.done.posted')).waitFor();
    await own.getByText('Kind and quick.').waitFor();
    expect(calls.find(({ name: call }) => call === reviewCall(2))?.body).toEqual({ rating: 4, comment: 'Kind and quick.' });
    await own.getByRole('button', { name: words('reviews:own.edit') }).waitFor();
  });
});

test('a review is changed from what it was; a refusal stays beside what was written', async () => {
  const api: Stubs = { ...usualAnswers('member'), 'POST /vets/{id}/reviews': unavailable };
  await withScreen(path, { as: 'member', api, allowed: /503/ }, async ({ page, words, calls, restub }) => {
    const own = page.getByRole('region', { name: words('reviews:own.title') });
    await own.getByRole('button', { name: words('reviews:own.edit') }).click();
    const comment = own.getByLabel(words('reviews:vet.comment'));
    expect(await comment.inputValue()).toBe(ownReview().comment);
    expect(await own.getByRole('radio', { name: words('reviews:own.stars_other', { count: 5 }) }).isChecked()).toBe(true);
    await comment.fill('On second thoughts.');
    await own.getByRole('button', { name: words('reviews:own.save') }).click();
    await own.getByRole('alert').getByText(words('reviews:own.failed.post')).waitFor();
    expect(await comment.inputValue()).toBe('On second thoughts.');
    restub({ ...usualAnswers('member'), 'POST /vets/{id}/reviews': { review: ownReview() } });
    await own.getByRole('button', { name: words('reviews:own.save') }).click();
    await page.getByText(words('reviews:own.done.replaced')).waitFor();
    expect(calls.filter(({ name: call }) => call === reviewCall(1)).at(-1)?.body).toEqual({ rating: 5, comment: 'On second thoughts.' });
  });
});

test('a review is taken away after a question, which stays open while that fails', async () => {
  const call = 'DELETE /vets/{id}/reviews/{reviewId}';
  const api: Stubs = { ...usualAnswers('member'), [call]: unavailable };
  await withScreen(path, { as: 'member', api, allowed: /503/ }, async ({ page, words, restub }) => {
    const own = page.getByRole('region', { name: words('reviews:own.title') });
    await own.getByRole('button', { name: words('reviews:own.remove') }).click();
    const dialog = page.getByRole('dialog', { name: words('reviews:own.removing.question') });
    await dialog.getByRole('button', { name: words('reviews:own.remove') }).click();
    await page.getByText(words('errors:service.unavailable')).waitFor();
    expect(await dialog.isVisible()).toBe(true);
    restub({ ...usualAnswers('member'), [call]: null, 'GET /vets/{id}/reviews/own': { review: null, mayReview: true } });
    await dialog.getByRole('button', { name: words('reviews:own.remove') }).click();
    await own.getByRole('button', { name: words('reviews:own.write') }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });
});

test('a member who was not there sees why, and is led to a visit; a visitor to the login, and back', async () => {
  const text = 'reviews:vet.notEntitled';
  await withScreen(`/vet-${vetId(3)}-reviews`, { as: 'member', api: usualAnswers('member') }, async ({ page, words }) => {
    const own = page.getByRole('region', { name: words('reviews:own.title') });
    await own.getByText(words(text)).waitFor();
    expect(await own.getByRole('link', { name: words('vets:detail.book') }).getAttribute('href')).toBe(`/vet-${vetId(3)}-book`);
    expect(await own.getByRole('button').count()).toBe(0);
  });
  await withScreen(path, { api: usualAnswers() }, async ({ page, words }) => {
    const own = page.getByRole('region', { name: words('reviews:own.title') });
    const way = await own.getByRole('link', { name: words('reviews:own.loginButton') }).getAttribute('href');
    expect(way).toBe(`/login?next=vet-${vetId(1)}-reviews`);
  });
});

test('an admin may remove any review, its owner reads them without a part of their own', async () => {
  await withScreen(path, { as: 'admin', api: usualAnswers('admin') }, async ({ page, words }) => {
    const list = page.getByRole('region', { name: words('reviews:label') });
    await list.getByText('Hamza Tanveer').first().waitFor();
    expect(await list.getByRole('button', { name: words('reviews:own.removeOf', { name: 'Hamza Tanveer' }) }).count()).toBeGreaterThan(0);
  });
  const own = { ...someVets()[0], ownerId: aMember().id } as ReturnType<typeof someVets>[number];
  await withScreen(path, { as: 'member', api: { ...usualAnswers('member'), 'GET /vets/{id}': { vet: own } } }, async ({ page, words }) => {
    await page.getByText('Hamza Tanveer').first().waitFor();
    expect(await page.getByRole('region', { name: words('reviews:own.title') }).count()).toBe(0);
    expect(await page.getByRole('button', { name: words('reviews:own.remove') }).count()).toBe(0);
  });
});
