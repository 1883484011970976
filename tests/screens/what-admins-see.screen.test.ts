/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { wordsOf } from '../browser/words.ts';
import { someHistory, someReviews } from './data/some-reviews.ts';
import { imageOfPet, pageOf, petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { raw, unavailable, type Stubs } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { warningOf } from './data/some-rules.ts';
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

const parrot = warningOf('wild-bird-punjab');

test('an admin sees what a listing claims before approving it', async () => {
  await withScreen('/admin-dashboard', { api: queueOf(), as: 'admin' }, async ({ page, words }) => {
    for (const field of ['vaccinated', 'neutered', 'microchipped', 'urgent', 'status', 'homeType', 'personality', 'goodWith'])
      await page.getByRole('rowheader', { name: words(`pet:field.${field}`), exact: true }).waitFor();
  });
});

test('an admin reads the papers that the owner has sent, and who the owner is', async () => {
  const [first, ...others] = reviews as [(typeof reviews)[number], ...typeof reviews];
  const paper = { id: first.id.replace(/.$/, '9'), name: 'card.pdf', size: 348_160 };
  const waiting = [{ ...first, vaccinationRecords: paper }, ...others];
  const notYet = { 'GET /pets/{id}/papers/{paperId}': raw(200, '%PDF-1.7', 'application/pdf') };
  await withScreen('/admin-dashboard', { api: queueOf(waiting), notYet, as: 'admin' }, async ({ page, words }) => {
    await page.getByText(words('papers:vaccinationRecords')).waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: words('papers:open') }).click();
    expect((await file).suggestedFilename()).toBe('card.pdf');
    await page.getByText(words('moderation:owner.rejections_one')).waitFor();
  });
});

test.each(['en', 'ur'] as const)(
  'an admin is warned of what a listing may break, and reads what was decided before, by whom and on what (%s)',
  async (language) => {
    const [first, ...others] = reviews as [(typeof reviews)[number], ...typeof reviews];
    const waiting = [{ ...first, review: { ...first.review, warnings: [parrot] } }, ...others];
    const [rejected] = someHistory();
    const history = [
      { ...rejected!, at: '2026-03-03T07:00:00.000Z', ownListing: true },
      { ...rejected!, at: '2026-03-04T07:00:00.000Z', contentVersion: 2, action: 'approve' as const, reason: null, superseded: true },
    ];
    const api = { ...queueOf(waiting), 'GET /admin/pets/{id}/history': { history } };
    await withScreen('/admin-dashboard', { api, as: 'admin', language }, async ({ page, words }) => {
      await page.getByText(parrot.admin[language]).waitFor();
      const decisions = page.getByRole('listitem').filter({ hasText: 'Hina Raza' });
      await decisions.first().waitFor();
      const [approval = '', refusal = ''] = await decisions.allTextContents();
      expect(approval).toContain(words('moderation:history.approve', { version: 2 }));
      expect(approval).toContain(words('moderation:history.superseded'));
      expect(refusal).toContain(words('moderation:history.reject', { version: 1 }));
      expect(refusal).toContain(rejected?.reason);
      expect(refusal).toContain(words('moderation:history.ownListing'));
    });
  },
);

test.each(['en', 'ur'] as const)(
  'a listing is rejected for the rule that warned by the reason of that, which is filled in (%s)',
  async (language) => {
    const [first, ...others] = reviews as [(typeof reviews)[number], ...typeof reviews];
    const description = language === 'ur' ? 'بہت پیاری بلی ہے اور بچوں کے ساتھ خوش رہتی ہے' : 'A lovely bird that is happy with children';
    const waiting = [{ ...first, description, review: { ...first.review, warnings: [parrot] } }, ...others];
    await withScreen('/admin-dashboard', { api: queueOf(waiting), as: 'admin', language }, async ({ page, words }) => {
      await page.getByRole('listitem').getByText(words('moderation:queue.warned'), { exact: true }).waitFor();
      await page.getByRole('button', { name: words('moderation:panel.rejectForRule') }).click();
      expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe(parrot.owner[language]);
    });
  },
);

test.each(['en', 'ur'] as const)(
  'a listing that a rule holds stands out, and is approved once the admin confirms to have looked at the rule (%s)',
  async (language) => {
    const [first, ...others] = reviews as [(typeof reviews)[number], ...typeof reviews];
    const held = { ...first, review: { ...first.review, warnings: [warningOf('advance-money'), parrot] } };
    const approve = 'PATCH /admin/pets/{id}/approve' as const;
    const api = { ...queueOf([held, ...others]), [approve]: { pet: { ...held, approvalStatus: 'approved' as const } } };
    await withScreen(`/admin-dashboard?id=${held.id}`, { api, as: 'admin', language }, async ({ page, words, calls }) => {
      const rule = page.getByRole('region', { name: words('moderation:panel.held') });
      await rule.getByText(warningOf('advance-money').admin[language]).waitFor();
      await rule.getByText(parrot.admin[language]).waitFor();
      const button = page.getByRole('button', { name: words('moderation:panel.approve'), exact: false }).last();
      await button.click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('held-rules');
      expect(calls.filter(({ name }) => name.startsWith('PATCH'))).toEqual([]);
      await rule.getByRole('checkbox').check();
      await button.click();
      await page.getByText(words('moderation:decision.approved', { name: held.name })).waitFor();
      expect(calls.flatMap(({ name, body }) => (name.startsWith('PATCH') ? [body] : []))).toEqual([{ confirmed: ['advance-money'] }]);
    });
  },
);

test.each([
  [2, 'pictures too', ['images', 'color', 'description']],
  [3, 'the same pictures at the end', ['color', 'description']],
] as const)('what has changed stands first, and only it when one asks for changes: of listing %i, %s', async (number, _which, changed) => {
  await withScreen(`/admin-dashboard?id=${petId(number)}`, { api: queueOf(), as: 'admin' }, async ({ page, words }) => {
    const rows = page.getByRole('rowheader');
    await rows.first().waitFor();
    const expected = changed.map((field) => words(`pet:field.${field}`));
    expect((await rows.allTextContents()).slice(0, changed.length)).toEqual(expected);
    await page.getByRole('switch', { name: words('moderation:table.onlyChanges') }).click();
    expect(await rows.allTextContents()).toEqual(expected);
  });
});

test.each(['en', 'ur'] as const)('pictures that went and that came are marked, each on its side (%s)', async (language) => {
  await withScreen(`/admin-dashboard?id=${petId(2)}`, { api: queueOf(), as: 'admin', language }, async ({ page, words }) => {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: words('pet:field.images'), exact: true }) });
    await row.waitFor();
    const sides = await row
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.map((cell) => [...cell.querySelectorAll('figure')].map((one) => [one.querySelector('a')?.pathname, one.innerText.trim()])),
      );
    const address = (index: number) => imageOfPet(petId(2), index).urls[1600];
    expect(sides).toEqual([
      [
        [address(0), ''],
        [address(9), words('moderation:pictures.removed')],
      ],
      [
        [address(0), ''],
        [address(1), words('moderation:pictures.added')],
      ],
    ]);
  });
});

test('a queue that still shows what was just approved does not lead back to it', async () => {
  const waiting = reviews.slice(0, 2);
  const old = pageOf([...waiting]);
  // The first of them goes once it is approved, which may be later than the click.
  const next = waiting[1]?.name;
  let isOld = true;
  const api = { ...queueOf(waiting), 'GET /admin/pets/pending': () => (isOld ? old : pageOf(waiting)) } satisfies Stubs;
  await withScreen('/admin-dashboard', { api, as: 'admin' }, async ({ page, words }) => {
    const approve = page.getByRole('button', { name: words('moderation:panel.approve'), exact: true });
    await approve.click();
    await page.waitForFunction((name) => document.activeElement?.textContent === name, next);
    isOld = false;
    await approve.click();
    await page.getByRole('heading', { name: words('moderation:queue.empty.pending.title') }).waitFor();
    await approve.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('id')).toBeNull();
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
    await approve.waitFor({ state: 'detached' });
  });
});

test('a queue that cannot be loaded leaves no side of the desk blank', async () => {
  const api = { ...usualAnswers('admin'), 'GET /admin/pets/pending': unavailable };
  await withScreen('/admin-dashboard', { api, as: 'admin', allowed: /503/ }, async ({ page, words }) => {
    const failed = page.getByRole('alert').filter({ hasText: words('moderation:queue.error') });
    await failed.waitFor();
    expect((await failed.boundingBox())?.width).toBeGreaterThan(1_200);
  });
});

test.each([
  ['Kind and calm, used to cats.', 'en'],
  ['بہت پیارا، بچوں سے مانوس', 'ur'],
] as const)('the ready reasons are in the language in which the owner writes: %s', async (description, language) => {
  const [first, ...others] = reviews.map((pet, index) => (index === 0 ? { ...pet, description } : pet));
  const waiting = [first, ...others].flatMap((pet) => pet ?? []);
  await withScreen('/admin-dashboard', { api: queueOf(waiting), as: 'admin' }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('moderation:panel.reject'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const ready = wordsOf(language)('moderation:reject.suggestion.photo');
    await dialog.getByRole('button', { name: ready }).click();
    expect(await dialog.getByLabel(words('moderation:reject.reason')).inputValue()).toBe(ready);
  });
});
