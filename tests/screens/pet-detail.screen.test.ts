/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aPet } from '../../web/src/testing/a-pet.ts';
import { ownPets } from './data/own-pets.ts';
import { petId, somePets } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { raw, refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import { memberId } from './harness/people.ts';
import { swipe } from './harness/swipe.ts';
import { until } from './harness/until.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const path = `/pet-${petId(3)}`;
const three = { ...(somePets(3)[2] ?? aPet()), views: 124 };
const api: Stubs = { ...usualAnswers(), 'GET /pets/{id}': { pet: three } };
const phone = 'POST /pets/{id}/owner-phone';

test.each([
  { language: 'en', width: 1280, forward: 'ArrowRight' },
  { language: 'ur', width: 360, forward: 'ArrowLeft' },
] as const)('the photos fill the window, turn by keys, grow and shrink, and Back closes them ($language)', async (look) => {
  await withScreen(path, { api, ...look }, async ({ page, words }) => {
    const enlarge = page.getByRole('button', { name: words('shell:gallery.enlarge') });
    await enlarge.click();
    const viewer = page.getByRole('dialog', { name: words('shell:gallery.label', { name: three.name }) });
    await viewer.getByText(words('shell:gallery.photo', { number: 1, total: 3 })).waitFor();
    await page.keyboard.press(look.forward);
    await viewer.getByText(words('shell:gallery.photo', { number: 2, total: 3 })).waitFor();
    const picture = viewer.getByRole('img');
    const usual = (await picture.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await viewer.getByRole('button', { name: words('shell:gallery.zoomOut') }).waitFor();
    await until(async () => Math.round((await picture.boundingBox())?.width ?? 0) === Math.round(usual * 2));
    await page.keyboard.press('-');
    await until(async () => (await picture.boundingBox())?.width === usual);
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(path);
    await enlarge.click();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await whereFocusIs(page)).not.toBe('body');
  });
});

test.each([
  { language: 'en', forward: -120 },
  { language: 'ur', forward: 120 },
] as const)(
  'a swipe turns the photos the way one reads, in the page and over it; a large one is moved instead ($language)',
  async (look) => {
    await withScreen(path, { api, language: look.language, width: 360 }, async ({ page, words }) => {
      const shown = (number: number) => page.getByText(words('shell:gallery.photo', { number, total: 3 }));
      const gallery = page.getByRole('region', { name: words('shell:gallery.label', { name: three.name }) });
      await swipe(page, gallery, look.forward);
      await shown(2).waitFor();
      await swipe(page, gallery, -look.forward);
      await shown(1).waitFor();
      // After the first backwards comes the last.
      await swipe(page, gallery, -look.forward);
      await shown(3).waitFor();
      await swipe(page, gallery, 20);
      await page.getByRole('button', { name: words('shell:gallery.enlarge') }).click();
      const viewer = page.getByRole('dialog');
      const inViewer = (number: number) => viewer.getByText(words('shell:gallery.photo', { number, total: 3 }));
      await inViewer(3).waitFor();
      await swipe(page, viewer, look.forward);
      await inViewer(1).waitFor();
      await page.keyboard.press('+');
      await swipe(page, viewer, look.forward);
      await page.keyboard.press('-');
      await inViewer(1).waitFor();
    });
  },
);

test('a pet is shared by its link: by the device, or copied where it cannot; a failure is reported', async () => {
  await withScreen(path, { api }, async ({ page, words }) => {
    const share = page.getByRole('button', { name: words('shell:share.action') }).first();
    const taken = () => page.evaluate(() => (globalThis as unknown as { taken: unknown }).taken);
    const link = `${new URL(page.url()).origin}${path}`;
    await page.evaluate(() => {
      const keep = async (what: unknown) => void Object.assign(globalThis, { taken: what });
      Object.defineProperty(navigator, 'share', { value: keep, configurable: true });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep }, configurable: true });
    });
    await share.click();
    expect(await taken()).toMatchObject({ url: link, title: three.name });
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await share.click();
    await page.getByText(words('shell:share.copied')).waitFor();
    expect(await taken()).toBe(link);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await share.click();
    await page.getByText(words('shell:share.notCopied')).waitFor();
  });
});

test.each([
  { language: 'en', day: /3 February 2026/ },
  { language: 'ur', day: /3 فروری.* 2026/ },
] as const)('the timeline shows when a pet was approved, where that is known ($language)', async ({ language, day }) => {
  const stepOf = (approvedAt: string | null) => ({ ...api, 'GET /pets/{id}': { pet: { ...three, approvedAt } } });
  await withScreen(path, { api: stepOf('2026-02-03T07:00:00.000Z'), language }, async ({ page, words }) => {
    const step = page.getByRole('listitem').filter({ hasText: words('pets:detail.timeline.approved') });
    await step.getByText(day).waitFor();
  });
  await withScreen(path, { api: stepOf(null), language }, async ({ page, words }) => {
    const step = page.getByRole('listitem').filter({ hasText: words('pets:detail.timeline.approved') });
    await step.getByText(words('pets:detail.timeline.done')).waitFor();
  });
});

test('a look at a pet is sent once; the owner’s own is not', async () => {
  const viewsOf = (calls: readonly { name: string }[]) => calls.filter(({ name }) => name.endsWith('/view')).length;
  await withScreen(path, { api }, async ({ page, words, calls }) => {
    await page.getByText(words('pets:detail.views_other', { amount: 124 })).waitFor();
    expect(viewsOf(calls)).toBe(1);
  });
  const own = { ...three, owner: { ...three.owner, id: memberId, _id: memberId } };
  await withScreen(
    path,
    { api: { ...usualAnswers('member'), 'GET /pets/{id}': { pet: own } }, as: 'member' },
    async ({ page, words, calls }) => {
      await page.getByText(words('listing:review.approvedOwn')).waitFor();
      expect(viewsOf(calls)).toBe(0);
      expect(await page.getByRole('button', { name: words('pets:detail.call.title') }).count()).toBe(0);
    },
  );
});

test('a member is shown the number of the owner, which can be called', async () => {
  const notYet = { [phone]: success({ phone: '+923001234567' }) };
  await withScreen(
    path,
    { api: { ...usualAnswers('member'), 'GET /pets/{id}': { pet: three } }, notYet, as: 'member' },
    async ({ page, words }) => {
      await page.getByRole('button', { name: words('pets:detail.call.title') }).click();
      const number = page.getByRole('link', { name: '+92 300 1234567' });
      await number.waitFor();
      expect(await number.getAttribute('href')).toBe('tel:+923001234567');
      expect(await whereFocusIs(page)).toMatch(/^a /);
    },
  );
});

test('a number that cannot be had is reported; a visitor logs in first and comes back', async () => {
  const member = { ...usualAnswers('member'), 'GET /pets/{id}': { pet: three } };
  await withScreen(path, { api: member, notYet: { [phone]: unavailable }, as: 'member', allowed: /503/ }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('pets:detail.call.title') }).click();
    await page.getByRole('alert').getByText(words('errors:service.unavailable')).waitFor();
    await page.getByRole('button', { name: words('pets:detail.call.title') }).waitFor();
  });
  await withScreen(path, { api, language: 'ur', width: 360 }, async ({ page, words }) => {
    const call = page.getByRole('link', { name: words('pets:detail.call.title') });
    const ways = await call.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // In the card, and in the bar under the thumb.
    expect(ways).toEqual([1, 2].map(() => `/login?next=${path.slice(1)}`));
    expect(
      await page
        .getByRole('link', { name: words('adoption:offer.buy') })
        .first()
        .getAttribute('href'),
    ).toBe(path.replace('pet-', 'pet-dealing-'));
  });
});

test('a pet that has a home can neither be asked for nor its owner called', async () => {
  await withScreen(path, { api: { ...api, 'GET /pets/{id}': { pet: { ...three, status: 'Adopted' } } } }, async ({ page, words }) => {
    await page.getByText(words('pet:status.Adopted')).first().waitFor();
    for (const name of ['pets:detail.call.title', 'adoption:offer.buy']) {
      expect(await page.getByRole('link', { name: words(name) }).count()).toBe(0);
    }
  });
});

test('papers are there for the owner, and come as a file', async () => {
  const [, , mine] = ownPets();
  const paper = { id: petId(70), name: 'card.pdf', size: 348_160 };
  const pet = { ...(mine ?? three), vaccinationRecords: paper, healthCertificate: null };
  const notYet = { 'GET /pets/{id}/papers/{paperId}': raw(200, '%PDF-1.7', 'application/pdf') };
  const stubs = { ...usualAnswers('member'), 'GET /pets/{id}': success({ pet }) };
  await withScreen(path, { api: stubs, notYet, as: 'member' }, async ({ page, words, restub }) => {
    await page.getByText('340 KB').waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: words('papers:open') }).click();
    expect((await file).suggestedFilename()).toBe('card.pdf');
    restub(stubs, { 'GET /pets/{id}/papers/{paperId}': refuse(404, 'pet.not-found') });
    await page.getByRole('button', { name: words('papers:open') }).click();
    await page.getByRole('alert').waitFor();
  });
  await withScreen(path, { api }, async ({ page, words }) => {
    expect(await page.getByText(words('papers:title'), { exact: true }).count()).toBe(0);
  });
});

test('how soon the owner answers is shown by figures, and by what all promise before there are any', async () => {
  const figures = 'GET /adoption/owners/{userId}/response';
  await withScreen(path, { api }, async ({ page, words, restub, visit }) => {
    await page.getByText(words('adoption:answers.hours_other', { count: 6 })).waitFor();
    await page.getByText(words('adoption:answers.inTime', { percent: 92 })).waitFor();
    expect(await page.getByText(words('pets:detail.buy.promise')).count()).toBe(0);
    restub({ ...api, [figures]: { response: { medianHoursToAnswer: null, answeredWithin48h: null } } });
    await visit(path);
    await page.getByText(words('pets:detail.buy.promise')).waitFor();
    expect(await page.getByText(words('adoption:answers.inTime', { percent: 92 })).count()).toBe(0);
  });
});

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)('the page of an adopted pet shows the good news and leads to others of its kind ($language, $width px)', async (look) => {
  const api = { ...usualAnswers(), 'GET /pets/{id}': { pet: { ...three, species: 'Dog' as const, status: 'Adopted' as const } } };
  await withScreen(path, { api, ...look }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { name: words('pets:detail.hasHome.title', { name: three.name }) }).waitFor();
    const asked = calls.find(({ name }) => name.includes('excludeId'))?.name ?? '';
    expect(new URLSearchParams(asked.split('?')[1]).get('status')).toBe('Available');
    await page
      .getByRole('link', { name: words('pets:detail.hasHome.Dog') })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/pets' && url.searchParams.get('species') === 'Dog');
  });
});

test('nobody reads of a fish whether it was neutered', async () => {
  const api = { ...usualAnswers(), 'GET /pets/{id}': { pet: { ...three, species: 'Fish' as const } } };
  await withScreen(path, { api }, async ({ page, words }) => {
    await page.getByText(words('pets:detail.health.overall')).waitFor();
    expect(await page.getByText(words('pet:field.neutered')).count()).toBe(0);
  });
});

test.each(['en', 'ur'] as const)(
  'in the bar of a phone the price stands on one line beside the call and the next step (%s)',
  async (language) => {
    const dear: Stubs = { ...api, 'GET /pets/{id}': { pet: { ...three, price: 65_000 } } };
    await withScreen(path, { api: dear, language, width: 360 }, async ({ page, words }) => {
      const price = page.locator('[data-action-bar]').getByText(words('shell:price.amount', { amount: '65,000' }));
      const lines = await price.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBe(1);
    });
  },
);
