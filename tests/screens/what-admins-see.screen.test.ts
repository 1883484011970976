/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { someReviews } from './data/some-reviews.ts';
import { pageOf } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const reviews = someReviews();

/** A queue from which what is decided goes away. */
const queueOf = (waiting = [...reviews]): Stubs => ({
  ...usualAnswers('admin'),
  'GET /admin/pets/pending': () => pageOf(waiting),
  'PATCH /admin/pets/{id}/approve': ({ params }) => {
    const [pet = reviews[0]] = waiting.splice(
      waiting.findIndex(({ id }) => id === params['id']),
      1,
    );
    return { pet: pet as (typeof reviews)[number] };
  },
});

test('an admin sees what a listing claims before approving it', async () => {
  await withScreen('/admin-dashboard', { api: queueOf(), as: 'admin' }, async ({ page, words }) => {
    for (const field of ['vaccinated', 'neutered', 'microchipped', 'urgent', 'status', 'homeType', 'personality', 'goodWith'])
      await page.getByRole('rowheader', { name: words(`pet:field.${field}`), exact: true }).waitFor();
  });
});

test('what has changed stands first, and only it when one asks for changes', async () => {
  const [, resubmitted] = reviews;
  await withScreen(`/admin-dashboard?id=${resubmitted?.id}`, { api: queueOf(), as: 'admin' }, async ({ page, words }) => {
    const rows = page.getByRole('rowheader');
    await rows.first().waitFor();
    expect((await rows.allTextContents()).slice(0, 2)).toEqual([words('pet:field.color'), words('pet:field.description')]);
    await page.getByRole('switch', { name: words('moderation:table.onlyChanges') }).click();
    expect(await rows.allTextContents()).toEqual([words('pet:field.color'), words('pet:field.description')]);
  });
});

test('after each approval the focus is on the next listing, and at the end on the count', async () => {
  await withScreen('/admin-dashboard', { api: queueOf(), as: 'admin' }, async ({ page, words }) => {
    const approve = page.getByRole('button', { name: words('moderation:panel.approve'), exact: true });
    for (const { name } of reviews.slice(1)) {
      await approve.click();
      await page.waitForFunction((next) => document.activeElement?.textContent === next, name);
      expect(await whereFocusIs(page)).toBe(`h2 "${name}"`);
    }
    await approve.click();
    await page.getByRole('heading', { name: words('moderation:queue.empty.pending.title') }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'status');
  });
});
