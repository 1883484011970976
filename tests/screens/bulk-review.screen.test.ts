/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { chooseOption } from '../browser/choose-option.ts';
import type { Words } from '../browser/words.ts';
import type { ReviewedPet } from '../../web/src/shared/api/types.ts';
import { pageOf } from './data/some-pets.ts';
import { someReviews } from './data/some-reviews.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const reviews = someReviews();
const [first, second, third] = reviews as [ReviewedPet, ReviewedPet, ReviewedPet];

interface BulkBody {
  readonly petIds: readonly string[];
  readonly versions: Readonly<Record<string, number>>;
}

/** A queue whose second listing is edited as soon as it was read; what is decided goes away. */
const queueWithAnEdit = (): Stubs => {
  const waiting = [...reviews];
  const decide =
    (status: 'approved' | 'rejected') =>
    ({ body }: { body: unknown }) => {
      const { petIds, versions } = body as BulkBody;
      const results = petIds.map((id) => {
        if (id === second.id && versions[id] === second.contentVersion)
          return { id, status: 'failed' as const, code: 'pet.stale', message: 'Stale' };
        waiting.splice(
          waiting.findIndex((pet) => pet.id === id),
          1,
        );
        return { id, status };
      });
      const at = waiting.findIndex(({ id }) => id === second.id);
      if (at >= 0) waiting[at] = { ...second, contentVersion: second.contentVersion + 1, color: 'black' };
      return { results };
    };
  return {
    ...usualAnswers('admin'),
    'GET /admin/pets/pending': () => pageOf([...waiting]),
    'PATCH /admin/pets/bulk-approve': decide('approved'),
    'PATCH /admin/pets/bulk-reject': decide('rejected'),
  };
};

const bulk = (words: Words, action: 'approve' | 'reject', count: number) => words(`moderation:bulk.${action}`, { count });
const box = ({ page, words }: Screen, { name }: ReviewedPet) =>
  page.getByRole('checkbox', { name: words('moderation:bulk.pick', { name }) });
const all = ({ page, words }: Screen) => page.getByRole('checkbox', { name: words('moderation:bulk.pickAll') });

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)(
  'of many, one was changed meanwhile: it is named, stays picked, and is decided once it was looked at ($language)',
  async ({ language, width }) => {
    await withScreen('/admin-dashboard', { api: queueWithAnEdit(), as: 'admin', language, width }, async (screen) => {
      const { page, words, calls } = screen;
      await all(screen).check();
      const versions = Object.fromEntries(reviews.map(({ id, contentVersion }) => [id, contentVersion]));
      await page.getByRole('button', { name: bulk(words, 'approve', 3) }).click();
      const results = page.getByRole('region', { name: words('moderation:bulk.results') });
      await results.getByText(words('moderation:bulk.stale')).waitFor();
      await results.getByText(words('moderation:bulk.approvedCount_other', { count: 2 })).waitFor();
      expect(await whereFocusIs(page)).toContain(words('moderation:bulk.results'));
      expect(calls.find(({ name }) => name.includes('bulk-approve'))?.body).toEqual({ petIds: reviews.map(({ id }) => id), versions });
      expect(await box(screen, second).isChecked()).toBe(true);

      await results.getByRole('link', { name: second.name }).click();
      await page.getByRole('heading', { level: 2, name: second.name }).waitFor();
      if (width < 1024) await page.getByRole('link', { name: words('moderation:panel.back') }).click();
      await page.getByRole('button', { name: bulk(words, 'approve', 1) }).click();
      await page.getByRole('heading', { name: words('moderation:queue.empty.pending.title') }).waitFor();
      expect(calls.filter(({ name }) => name.includes('bulk-approve')).at(-1)?.body).toEqual({
        petIds: [second.id],
        versions: { [second.id]: second.contentVersion + 1 },
      });
    });
  },
);

test('a listing that was not looked at again is not decided in a version that nobody saw', async () => {
  await withScreen('/admin-dashboard', { api: queueWithAnEdit(), as: 'admin' }, async (screen) => {
    const { page, words, calls, settle } = screen;
    await box(screen, second).check();
    await page.getByRole('button', { name: bulk(words, 'approve', 1) }).click();
    await page.getByText(words('moderation:bulk.stale')).waitFor();
    await settle();
    await page.getByRole('button', { name: bulk(words, 'approve', 1) }).click();
    await settle();
    const sent = calls.filter(({ name }) => name.includes('bulk-approve')).map(({ body }) => (body as BulkBody).versions[second.id]);
    expect(sent).toEqual([second.contentVersion, second.contentVersion]);
  });
});

test('several are rejected with one reason; those that were not picked stay', async () => {
  await withScreen('/admin-dashboard', { api: queueWithAnEdit(), as: 'admin' }, async (screen) => {
    const { page, words, calls } = screen;
    await box(screen, first).check();
    await box(screen, third).check();
    await page.getByRole('button', { name: bulk(words, 'reject', 2) }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: words('moderation:panel.reject'), exact: true });
    expect(await confirm.isEnabled()).toBe(false);
    await dialog.getByText(first.name).waitFor();
    await dialog.getByText(third.name).waitFor();
    await dialog.getByLabel(words('moderation:reject.reason')).fill('Please show the whole animal.');
    await confirm.click();
    await page.getByText(words('moderation:bulk.rejectedCount_other', { count: 2 })).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(calls.find(({ name }) => name.includes('bulk-reject'))?.body).toEqual({
      petIds: [first.id, third.id],
      versions: { [first.id]: first.contentVersion, [third.id]: third.contentVersion },
      rejectionReason: 'Please show the whole animal.',
    });
    await box(screen, first).waitFor({ state: 'detached' });
    expect(await box(screen, second).count()).toBe(1);
    expect(await whereFocusIs(page)).not.toBe('body');
  });
});

test('a decision that fails as a whole leaves everything picked', async () => {
  const api = { ...queueWithAnEdit(), 'PATCH /admin/pets/bulk-approve': unavailable };
  await withScreen('/admin-dashboard', { api, as: 'admin', allowed: /503/ }, async (screen) => {
    const { page, words } = screen;
    await all(screen).check();
    const approve = page.getByRole('button', { name: bulk(words, 'approve', 3) });
    await approve.click();
    await page.getByText(words('errors:service.unavailable')).first().waitFor();
    expect([await approve.isVisible(), await whereFocusIs(page)]).toEqual([true, `button "${bulk(words, 'approve', 3)}"`]);
  });
});

test('a listing that the address names opens though it stands on another page, and none takes its place meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const api: Stubs = {
    ...usualAnswers('admin'),
    'GET /admin/pets/pending': pageOf([first, second]),
    'GET /admin/pets/{id}': async () => {
      await promise;
      return { pet: third };
    },
  };
  await withScreen(`/admin-dashboard?id=${third.id}`, { api, as: 'admin', until: 'domcontentloaded' }, async ({ page, words }) => {
    await page.getByRole('link', { name: first.name }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
    resolve();
    await page.getByRole('heading', { level: 2, name: third.name }).waitFor();
    await page.getByRole('rowheader', { name: words('pet:field.name'), exact: true }).waitFor();
  });
});

test('X picks the open listing, and the keys go on while a box has the focus', async () => {
  await withScreen('/admin-dashboard', { api: queueWithAnEdit(), as: 'admin' }, async (screen) => {
    const { page } = screen;
    await page.getByRole('heading', { level: 2, name: first.name }).waitFor();
    await page.keyboard.press('x');
    expect(await box(screen, first).isChecked()).toBe(true);
    await box(screen, first).focus();
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 2, name: second.name }).waitFor();
    await page.keyboard.press('x');
    expect([await box(screen, first).isChecked(), await box(screen, second).isChecked()]).toEqual([true, true]);
  });
});

test('all listings are shown in either order, and an approved one can be featured', async () => {
  const decided = reviews.map((pet) => ({ ...pet, approvalStatus: 'approved' as const, featured: false }));
  const asked: string[] = [];
  const api: Stubs = {
    ...usualAnswers('admin'),
    'GET /admin/pets': ({ query }) => {
      asked.push(`${query.get('approvalStatus')} ${query.get('sortBy')}`);
      return pageOf(decided);
    },
    'PATCH /admin/pets/{id}/featured': unavailable,
  };
  await withScreen('/admin-dashboard?tab=all', { api, as: 'admin', allowed: /503/ }, async (screen) => {
    const { page, words, settle, restub } = screen;
    await chooseOption(screen.page, words('moderation:queue.order'), words('moderation:queue.oldest'));
    await settle();
    expect(asked).toEqual(['null newest', 'null oldest']);
    expect(await whereFocusIs(page)).not.toBe('body');
    const featured = page.getByRole('switch', { name: words('moderation:featured.label') });
    await featured.click();
    await page.getByText(words('errors:service.unavailable')).first().waitFor();
    await page.waitForFunction(() => document.querySelector('[role="switch"]')?.ariaChecked === 'false');
    restub({ ...api, 'PATCH /admin/pets/{id}/featured': { pet: decided[0] as never } });
    await featured.click();
    await page.getByText(words('moderation:featured.on', { name: first.name })).waitFor();
    expect(await featured.isChecked()).toBe(true);
  });
});
