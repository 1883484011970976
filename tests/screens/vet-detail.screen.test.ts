/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { someSlots, someVets, vetId } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, type Stubs } from './harness/answers.ts';
import { aMember } from './harness/people.ts';
import { withScreen } from './harness/with-screen.ts';

const path = `/vet-${vetId(1)}`;

test('the next free times lead to booking them; taken ones are not offered', async () => {
  await withScreen(path, { api: usualAnswers() }, async ({ page, words }) => {
    const next = page.getByRole('region', { name: words('vets:slots.next') });
    const times = next.getByRole('link');
    await times.first().waitFor();
    expect(await times.first().getAttribute('href')).toBe(`${path}-book?slot=${someSlots()[0]?.id}`);
    expect(await next.getByRole('link', { name: '10:00', exact: true }).count()).toBe(0);
    await next.getByText(words('vet:slot.pakistanTime')).waitFor();
  });
});

test.each([360, 900])('at %i px the free times come before the reviews of others; beside them on a desk', async (width) => {
  await withScreen(path, { api: usualAnswers(), width }, async ({ page, words, resize }) => {
    const main = page.getByRole('main');
    const placeOf = async (key: string) => {
      const { x = NaN, y = NaN } = (await main.getByRole('heading', { name: words(key), exact: true }).boundingBox()) ?? {};
      return { x, y };
    };
    expect((await placeOf('vets:slots.next')).y).toBeLessThan((await placeOf('reviews:label')).y);
    await resize(1280);
    const reviews = await placeOf('reviews:label');
    expect((await placeOf('vets:card.services')).y).toBeLessThan(reviews.y);
    expect(reviews.x).toBeLessThan((await placeOf('vets:slots.next')).x);
  });
});

test.each([
  ['en', 'left'],
  ['ur', 'right'],
] as const)('English qualifications and hours begin where the page does, in one line or two (%s)', async (language, side) => {
  await withScreen(path, { api: usualAnswers(), language, width: 360 }, async ({ page }) => {
    const edges = await page.getByText(/^(DVM|Monday to)/).evaluateAll((facts, edge) => {
      const lines = facts.flatMap((fact) => {
        const range = document.createRange();
        range.selectNodeContents(fact);
        return [...range.getClientRects()];
      });
      return lines.map((line) => Math.round(line[edge]));
    }, side);
    expect(edges.length).toBe(3);
    expect(new Set(edges).size).toBe(1);
  });
});

test('what a vet offers is listed once, though the vet has written it too', async () => {
  const [vet] = someVets();
  if (vet === undefined) throw new Error('there is no vet');
  const offered = { ...vet, homeVisit: true };
  const twice: Stubs = { ...usualAnswers(), 'GET /vets/{id}': { vet: { ...offered, services: ['Home visits'] } } };
  await withScreen(path, { api: twice }, async ({ page, words }) => {
    const services = page.getByRole('region', { name: words('vets:card.services') });
    expect(await services.getByText(words('vet:offer.homeVisit'), { exact: true }).count()).toBe(1);
  });
});

test('days and times are those of Pakistan, whatever the clock of the browser', async () => {
  const [slot] = someSlots();
  await withScreen(path, { api: usualAnswers() }, async ({ page }) => {
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).not.toBe('Asia/Karachi');
    const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
    await page.getByText(day.format(new Date(`${slot?.date}T00:00:00Z`)), { exact: true }).waitFor();
    await page.getByRole('link', { name: '09:00', exact: true }).first().waitFor();
  });
});

test('a profile that only its owner sees is asked for with the token, and shows that it is closed', async () => {
  const vet = { ...someVets()[0], ownerId: aMember().id, isActive: false, hidden: false } as ReturnType<typeof someVets>[number];
  const api: Stubs = {
    ...usualAnswers('member'),
    'GET /vets/{id}': ({ headers }) => ('authorization' in headers ? { vet } : refuse(404, 'vet.not-found')),
  };
  await withScreen(path, { as: 'member', api, allowed: /404/ }, async ({ page, words }) => {
    await page.getByText(words('vets:detail.closed')).waitFor();
    expect(await page.getByRole('link', { name: words('vets:detail.book') }).count()).toBe(0);
  });
});

test.each([
  ['of its own', {}, 1],
  ['of its city alone', { hasOwnPlace: false }, 0],
])('a clinic with a place %s', async (_what, place, links) => {
  const vet = { ...someVets()[0], ...place } as ReturnType<typeof someVets>[number];
  await withScreen(path, { api: { ...usualAnswers(), 'GET /vets/{id}': { vet } } }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('vets:detail.contact'), exact: true }).waitFor();
    const maps = page.getByRole('link', { name: words('vets:detail.onMap') });
    const addresses = await maps.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(addresses).toEqual(links === 0 ? [] : ['https://www.google.com/maps/search/?api=1&query=31.52%2C74.35']);
  });
});

test('the way back leads to the list as it was left', async () => {
  await withScreen('/vets?specialty=Surgery&page=1', { api: usualAnswers() }, async ({ page, words }) => {
    await page.getByRole('link', { name: 'Dr Ayesha Malik', exact: true }).click();
    await page.getByRole('heading', { name: 'Dr Ayesha Malik', level: 1 }).waitFor();
    await page.getByRole('link', { name: words('vets:detail.back') }).click();
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/vets' && searchParams.get('specialty') === 'Surgery');
  });
});

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const vetOf = (given: Partial<ReturnType<typeof someVets>[number]>): Stubs => ({
  ...usualAnswers(),
  'GET /vets/{id}': { vet: { ...someVets()[0], ...given } as ReturnType<typeof someVets>[number] },
});

test.each([
  ['who comes in an emergency is called for it', true, 'callEmergency', 'call'],
  ['any other is called', false, 'call', 'callEmergency'],
] as const)('%s, by one press on the phone', async (_what, emergency, shown, hidden) => {
  for (const reader of readers)
    await withScreen(path, { ...reader, api: vetOf({ emergency }) }, async ({ page, words }) => {
      const call = page.getByRole('main').locator('a[href="tel:+924235761234"]');
      const label = (await call.textContent()) ?? '';
      expect([label.startsWith(`${words(`vets:detail.${shown}`)} `), label.startsWith(`${words(`vets:detail.${hidden}`)} `)]).toEqual([
        true,
        false,
      ]);
    });
});

test('a vet without a phone is not called', async () => {
  await withScreen(path, { api: vetOf({ phone: '' }) }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('vets:detail.contact'), exact: true }).waitFor();
    expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBe(0);
  });
});

test.each(readers)(
  'a vet is shared by the address of the page, which is copied where a device cannot share ($language)',
  async (reader) => {
    await withScreen(path, { ...reader, api: usualAnswers() }, async ({ page, words, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page
        .getByRole('button', { name: words('shell:share.action'), exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByText(words('shell:share.copied')).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
    });
  },
);

test.each(readers)(
  'a page of a vet explains what to do before a visit, and how content guests were, in percent ($language)',
  async (reader) => {
    await withScreen(path, { ...reader, api: usualAnswers() }, async ({ page, words, restub, visit }) => {
      const tips = page.getByRole('region', { name: words('vets:detail.tips.title'), exact: true });
      expect(await tips.getByRole('listitem').allTextContents()).toEqual(
        ['papers', 'carrier', 'notes', 'early'].map((tip) => words(`vets:detail.tips.${tip}`)),
      );
      const satisfaction = page.getByRole('term').filter({ hasText: words('vets:detail.facts.satisfaction') });
      // 4.6 stars of 5.
      expect(await satisfaction.locator('xpath=following-sibling::dd').textContent()).toBe('92%');
      restub(vetOf({ rating: 0, reviews: 0, reviewDetails: [] }));
      await visit(path);
      await tips.waitFor();
      expect(await satisfaction.count()).toBe(0);
    });
  },
);

test.each(readers)('the photos of a vet are turned one by one, and after the last comes the first ($language)', async (reader) => {
  await withScreen(path, { ...reader, api: usualAnswers() }, async ({ page, words }) => {
    const name = 'Dr Ayesha Malik';
    const gallery = page.getByRole('region', { name: words('shell:gallery.label', { name }), exact: true });
    const shows = (number: number) =>
      gallery.getByRole('img', { name: words('shell:gallery.alt', { name, number, total: 2 }), exact: true }).waitFor();
    await shows(1);
    for (const number of [2, 1]) {
      await gallery.getByRole('button', { name: words('shell:gallery.next'), exact: true }).click();
      await shows(number);
      await gallery.getByText(words('shell:gallery.photo', { number, total: 2 })).waitFor();
    }
  });
});

test('the way to a review is there for a guest of a completed visit alone: not for others, visitors, or the vet', async () => {
  const ways = { own: { review: null, mayReview: true }, other: { review: null, mayReview: false } };
  for (const [as, name, expected] of [
    ['member', 'own', 1],
    ['member', 'other', 0],
    [undefined, 'own', 0],
  ] as const) {
    const api: Stubs = { ...usualAnswers(as), 'GET /vets/{id}/reviews/own': ways[name] };
    await withScreen(`/vet-${vetId(2)}`, { api, ...(as === undefined ? {} : { as }) }, async ({ page, words, settle }) => {
      await page.getByRole('heading', { name: words('reviews:label') }).waitFor();
      await settle();
      expect([as, name, await page.getByRole('link', { name: words('reviews:own.write') }).count()]).toEqual([as, name, expected]);
    });
  }
});
