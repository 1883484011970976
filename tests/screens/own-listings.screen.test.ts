/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { chooseOption } from '../browser/choose-option.ts';
import { ownPets } from './data/own-pets.ts';
import { pageOf } from './data/some-pets.ts';
import { requestId } from './data/some-requests.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success, unavailable, type Stubs } from './harness/answers.ts';
import { warningOf } from './data/some-rules.ts';
import { withScreen } from './harness/with-screen.ts';

const [sentBack, pending, approved] = ownPets();
const newestFirst = [approved, pending, sentBack].flatMap((pet) => pet ?? []);

const sentBackFirst = [sentBack, approved, pending].flatMap((pet) => pet ?? []);

const own = (total = 3): Stubs => ({
  ...usualAnswers('member'),
  'GET /pets/user/my-pets': ({ query }) => pageOf(query.get('sortBy') === 'sent-back' ? sentBackFirst : newestFirst, { total, limit: 12 }),
});

test('the overview counts listings by one call, and views of what is offered, and shows first what was sent back', async () => {
  await withScreen('/dashboard', { api: own(), as: 'member' }, async ({ page, words, calls }) => {
    await page.getByRole('article').first().waitFor();
    await page.getByText(words('pet:approvalStatus.rejected')).first().waitFor();
    expect(calls.filter(({ name }) => name.startsWith('GET /pets/user/my-pets'))).toHaveLength(1);
    expect(await page.getByRole('article').first().textContent()).toContain(sentBack?.name);
    expect(await page.locator('dd').allTextContents()).toEqual(['3', '1', '1', '1', '2', '3', '1,240']);
  });
});

test('another page of My Pets keeps the focus, and a failed look again keeps the list', async () => {
  await withScreen('/dashboard?tab=pets', { api: own(40), as: 'member', allowed: /503/ }, async (screen) => {
    const { page, words, restub, goOffline, goOnline } = screen;
    await page.getByRole('link', { name: words('shell:pager.page', { page: 2 }) }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === '40 pets');
    restub({ ...own(40), 'GET /pets/user/my-pets': unavailable });
    await goOffline();
    await goOnline();
    await page.getByText(words('shell:list.notUpdated')).waitFor();
    expect(await page.getByRole('article').count()).toBe(3);
  });
});

test.each(['en', 'ur'] as const)(
  'on a phone what can be done with a listing stands on one line, and its mark inside its picture (%s)',
  async (language) => {
    await withScreen('/dashboard?tab=pets', { api: own(), as: 'member', language, width: 360 }, async ({ page, words }) => {
      const card = (key: 'pending' | 'approved' | 'rejected') =>
        page.getByRole('article').filter({ hasText: words(`pet:approvalStatus.${key}`) });
      await card('rejected').waitFor();
      for (const key of ['pending', 'approved'] as const) {
        const [edit, remove] = [card(key).getByRole('link', { name: words('my-pets:card.edit') }), card(key).getByRole('button').last()];
        const [one, other] = await Promise.all([edit.boundingBox(), remove.boundingBox()]);
        expect([key, one?.y]).toEqual([key, other?.y]);
      }
      const isInside = (mark: Element) => {
        const [inner, outer] = [mark.getBoundingClientRect(), mark.closest('article')!.firstElementChild!.getBoundingClientRect()];
        return inner.left >= outer.left && inner.right <= outer.right && mark.scrollWidth <= mark.clientWidth;
      };
      for (const key of ['pending', 'approved', 'rejected'] as const)
        expect([
          key,
          await card(key)
            .getByText(words(`pet:approvalStatus.${key}`))
            .evaluate(isInside),
        ]).toEqual([key, true]);
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: words('my-pets:list.add') })
          .count(),
      ).toBe(0);
    });
  },
);

test('my pets are narrowed by a word, by species, by review and by availability, all in the address', async () => {
  const api: Stubs = {
    ...own(),
    'GET /pets/user/my-pets': ({ query }) => pageOf(query.get('search') === 'nobody' ? [] : sentBackFirst, { limit: 12 }),
  };
  await withScreen('/dashboard?tab=pets', { api, as: 'member' }, async ({ page, words, calls }) => {
    await chooseOption(page, words('pet:field.species'), words('pet:species.Dog'));
    await chooseOption(page, words('listing:review.label'), words('pet:approvalStatus.approved'));
    await chooseOption(page, words('pet:field.status'), words('pet:status.Available'));
    await page.getByRole('searchbox', { name: words('my-pets:list.search') }).fill('nobody');
    await page.getByRole('heading', { name: words('my-pets:list.noneOfThese') }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=pets&species=Dog&approvalStatus=approved&status=Available&search=nobody');
    expect(calls.findLast(({ name }) => name.startsWith('GET /pets/user/my-pets'))?.name).toMatch(
      /approvalStatus=approved.*search=nobody.*species=Dog.*status=Available/,
    );
    await page.getByRole('button', { name: words('shell:filters.clear') }).click();
    await page.getByRole('article').first().waitFor();
    expect(new URL(page.url()).search).toBe('?tab=pets');
  });
});

test('the owner sets on the card that a pet is no longer to be had; a refusal brings the choice back', async () => {
  const changed = { ...(approved ?? newestFirst[0]), status: 'Adopted' };
  const api: Stubs = { ...own(), 'PATCH /pets/{id}/status': success({ pet: changed }) };
  await withScreen('/dashboard?tab=pets', { api, as: 'member', allowed: /503/ }, async ({ page, words, calls, restub }) => {
    const label = words('my-pets:status.of', { name: approved?.name ?? '' });
    await chooseOption(page, label, words('pet:status.Adopted'));
    await page.getByText(words('my-pets:status.changed')).waitFor();
    expect(calls.find(({ name }) => name.startsWith('PATCH'))).toMatchObject({
      name: `PATCH /pets/${approved?.id}/status`,
      body: { status: 'Adopted' },
    });
    restub({ ...api, 'PATCH /pets/{id}/status': unavailable });
    await chooseOption(page, label, words('pet:status.Pending'));
    await page.getByRole('alert').waitFor();
    const choice = page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: label }) });
    await choice.getByText(words('pet:status.Available'), { exact: true }).waitFor();
  });
});

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)(
  'a reserved pet is marked as reserved, on its card and by itself, and leads to the request that decides what comes of it ($language)',
  async (look) => {
    const reserved = { ...approved!, status: 'Pending' as const, reservation: { requestId: requestId(2), isHandedOver: false } };
    const api: Stubs = {
      ...own(),
      'GET /pets/user/my-pets': pageOf([reserved], { limit: 12 }),
      'GET /pets/{id}': { pet: reserved },
    };
    await withScreen('/dashboard?tab=pets', { api, as: 'member', ...look }, async ({ page, words }) => {
      const card = page.getByRole('article').filter({ hasText: words('my-pets:reserved.pill') });
      await card.getByText(words('my-pets:reserved.text')).waitFor();
      expect(await card.getByRole('combobox').count()).toBe(0);
      await card.getByRole('link', { name: words('my-pets:card.view', { name: reserved.name }) }).click();
      await page.getByRole('region', { name: words('my-pets:reserved.pill') }).waitFor();
      await page.getByRole('link', { name: words('my-pets:reserved.way') }).click();
      await page.waitForURL((url) => url.searchParams.get('tab') === 'requests' && url.searchParams.get('id') === requestId(2));
    });
  },
);

test('favourites are listed in the dashboard; one that is taken back can be marked again', async () => {
  await withScreen(
    '/dashboard?tab=favourites',
    { api: usualAnswers('member'), as: 'member', language: 'ur', width: 360 },
    async (screen) => {
      const { page, words, calls } = screen;
      await page.getByText(words('favourites:list.count_other', { amount: 3 })).waitFor();
      const heart = page.locator('main button[aria-pressed="true"]').first();
      await heart.click();
      const sent = page.waitForRequest((request) => request.url().endsWith('/like') && request.postData()?.includes('true') === true);
      await page.locator('main button[aria-pressed="false"]').click();
      await page.waitForFunction(() => document.querySelectorAll('main button[aria-pressed="true"]').length === 3);
      await sent;
      expect(calls.flatMap(({ name, body }) => (name.endsWith('/like') ? [body] : []))).toEqual([{ liked: false }, { liked: true }]);
    },
  );
});

test('an address that names a mode which is not there shows the favourites all the same', async () => {
  await withScreen('/dashboard?tab=favourites&mode=lost', { api: usualAnswers('member'), as: 'member' }, async ({ page, words }) => {
    await page.getByText(words('favourites:list.count_other', { amount: 3 })).waitFor();
  });
});

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)('an owner reads what the law asks of a listing, and why it was sent back ($language)', async (look) => {
  const notice = { id: 'wild-bird-punjab', ...warningOf('wild-bird-punjab').owner };
  const refusedPet = { ...sentBack!, notices: [notice] };
  const api: Stubs = { ...own(), 'GET /pets/{id}': { pet: refusedPet } };
  await withScreen(`/dashboard?tab=pets&mode=view&id=${refusedPet.id}`, { api, as: 'member', ...look }, async ({ page }) => {
    await page.getByText(look.language === 'ur' ? notice.ur : notice.en).waitFor();
    await page.getByText(refusedPet.rejectionReason).waitFor();
  });
});
