/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { reviewsPage, someVets, vetId } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable, type Stubs } from './harness/answers.ts';
import { aMember } from './harness/people.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const vet = `/vet-${vetId(1)}`;
const path = `${vet}-reviews`;
const name = 'Dr Ayesha Malik';

test('the page of a vet leads to all that was said, page by page, and back', async () => {
  await withScreen(vet, { api: usualAnswers() }, async ({ page, words, calls }) => {
    await page.getByRole('link', { name: words('vets:reviews.all', { amount: '12' }) }).click();
    await page.getByRole('heading', { name: words('vets:reviews.title', { name }), level: 1 }).waitFor();
    const list = page.getByRole('region', { name: words('vets:detail.reviews') });
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

test('reviews that cannot be read say so, and Retry reads them again', async () => {
  const api: Stubs = { ...usualAnswers(), 'GET /vets/{id}/reviews': unavailable };
  await withScreen(path, { api, language: 'ur', width: 360 }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('vets:reviews.failed') }).waitFor();
    restub(usualAnswers());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByText('Hamza Tanveer').first().waitFor();
    // Who has no account any more is named in the language of the page.
    await page.getByText(words('shell:formerMember')).first().waitFor();
  });
});

test('where nobody has said anything yet there is the way to a visit', async () => {
  const api: Stubs = { ...usualAnswers(), 'GET /vets/{id}/reviews': reviewsPage(undefined, 0) };
  await withScreen(`/vet-${vetId(3)}-reviews`, { api }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('vets:card.noReviews') }).waitFor();
    expect(await page.getByRole('link', { name: words('vets:detail.book') }).getAttribute('href')).toBe(`/vet-${vetId(3)}-book`);
  });
});

test('a page with so few reviews that all of them are on it leads to no other', async () => {
  const few = { ...someVets()[0], reviews: 3 } as ReturnType<typeof someVets>[number];
  await withScreen(vet, { api: { ...usualAnswers(), 'GET /vets/{id}': { vet: few } } }, async ({ page, words }) => {
    await page.getByText('Hamza Tanveer').waitFor();
    expect(await page.getByRole('link', { name: words('vets:reviews.all', { amount: '3' }) }).count()).toBe(0);
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
