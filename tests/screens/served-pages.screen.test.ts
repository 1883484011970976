/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { htmlOf, structuredIn } from '@paltu/testing/pages';
import type { Request } from 'playwright-core';
import { startStubbedServices, type StubbedServices } from '../web-report/stubbed-services.ts';
import { articleSlug, someArticles } from './data/some-articles.ts';
import { petId } from './data/some-pets.ts';
import { someVets, vetId } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { blankPath } from './harness/screens-front.ts';
import { startSite, type Site } from './harness/start-site.ts';
import type { Screen, ScreenOptions } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

let services: StubbedServices;
let site: Site;

/** The renderer of pages starts with the gateway; until it is there, pages come as they were built. */
const untilRendered = async (): Promise<void> => {
  const html = async () => (await fetch(site.address, { headers: { accept: 'text/html' } })).text();
  await until(async () => (await html()).includes('id="answers"'));
};

beforeAll(async () => {
  services = await startStubbedServices();
  site = await startSite(services.address);
  await untilRendered();
});
afterAll(async () => {
  await site.stop();
  await services.stop();
});

const articlePath = `/blog-${articleSlug}`;
const articleIn = (language: 'en' | 'ur') => {
  const [article] = someArticles(language);
  if (article === undefined) throw new Error('an article was expected');
  return article;
};
const titleIn = (language: 'en' | 'ur'): string => articleIn(language).title;
const petPath = `/pet-${petId(1)}`;
const vetPath = `/vet-${vetId(1)}`;
const vetName = 'Dr Ayesha Malik';
const rows = [
  { path: '/', call: '/api/v1/pets?limit=12&page=1&sortBy=newest&status=Available' },
  { path: '/pets', call: '/api/v1/pets?limit=50&page=1&sortBy=newest&status=Available' },
  { path: '/pets?species=Dog&view=rows', call: '/api/v1/pets?limit=50&page=1&sortBy=newest&species=Dog&status=Available' },
  { path: petPath, call: `/api/v1/pets/${petId(1)}` },
]
  .map((row) => ({ ...row, shows: (_language: 'en' | 'ur'): string => 'Sheru' }))
  .concat([
    { path: '/vets', call: '/api/v1/vets?limit=12&page=1&sortBy=rating', shows: () => vetName },
    { path: vetPath, call: `/api/v1/vets/${vetId(1)}`, shows: () => vetName },
    { path: '/blog', call: '/api/v1/content/articles', shows: titleIn },
    { path: articlePath, call: `/api/v1/content/articles/${articleSlug}`, shows: titleIn },
  ])
  .flatMap((row) => (['en', 'ur'] as const).map((language) => ({ ...row, language })));

/** Opens a page of the site with the services behind it; `before` runs in the page before any script of it. */
const openServed = async (
  path: string,
  options: ScreenOptions,
  act: (screen: Screen, calls: readonly string[]) => Promise<void>,
  { before, shown }: { before: (shown: string) => void; shown: string } = { before: () => undefined, shown: '' },
): Promise<void> =>
  withScreen(blankPath, { ...options, api: usualAnswers(options.as), until: 'domcontentloaded' }, async (screen) => {
    const calls: string[] = [];
    const note = (request: Request): void => void calls.push(request.url().replace(site.address, ''));
    screen.page.on('request', note);
    const prepared = await screen.page.addInitScript(before, shown);
    await screen.page.goto(`${site.address}${path}`);
    await screen.settle();
    await act(screen, calls);
    screen.page.off('request', note);
    await prepared.dispose();
  });

const noteName = (shown: string): void =>
  document.addEventListener('readystatechange', () => {
    const name = [...document.querySelectorAll('main *')].find(({ textContent }) => textContent === shown);
    if (document.readyState === 'interactive') Object.assign(globalThis, { nameOfHtml: name });
  });

test.each(rows)(
  '$path in $language comes with what the API answers, and the app takes it over as it is',
  async ({ path, call, shows, language }) => {
    const look = async ({ page }: Screen, calls: readonly string[]): Promise<void> => {
      const isKept = await page.evaluate(() => {
        const { nameOfHtml } = globalThis as { nameOfHtml?: Element };
        return nameOfHtml?.isConnected === true && Object.keys(nameOfHtml).some((key) => key.startsWith('__react'));
      });
      expect(isKept).toBe(true);
      expect(calls).toContain(path);
      expect(calls.map((one) => one.replace(/\?(?=.*lang=).*$/, ''))).not.toContain(call);
    };
    await openServed(path, { language }, look, { before: noteName, shown: shows(language) });
  },
);

const addressIn = (language: 'en' | 'ur', path: string): string => `${site.address}${path}${language === 'ur' ? '?lang=ur' : ''}`;

test('search engines find an article whole, in the language of its address, with its own head', async () => {
  for (const language of ['en', 'ur'] as const) {
    const own = addressIn(language, articlePath);
    const html = await htmlOf(own);
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
    const article = articleIn(language);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(shown)?.[1]).toBe(article.title);
    expect(shown).toContain(article.content);
    expect(shown).toContain(`<title>${article.title} · Paltu</title>`);
    expect(html.match(/<meta name="description" content="[^"]*">/g)).toEqual([`<meta name="description" content="${article.excerpt}">`]);
    expect(html).toContain(`<link rel="canonical" href="${own}">`);
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain(`<meta property="og:image" content="${site.address}/share.png">`);
    expect(html).not.toContain('paltu.invalid');
    const data = structuredIn(html);
    expect(data.map((one) => one['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({ headline: article.title, url: own, inLanguage: language, dateModified: article.updatedAt });
  }
  expect((await fetch(`${site.address}/share.png`)).headers.get('content-type')).toBe('image/png');
  expect((await fetch(`${site.address}/blog-no-such`, { headers: { accept: 'text/html' } })).status).toBe(404);
});

const vetHeads = [
  { language: 'en', begins: 'General Medicine, Gulberg Pet Clinic, Lahore, Dogs, cats', way: ['Home', 'Vets', vetName] },
  { language: 'ur', begins: 'عام علاج، Gulberg Pet Clinic، لاہور، Dogs, cats', way: ['ہوم', 'ڈاکٹر', vetName] },
] as const;

test.each(vetHeads)('search engines and previews of links find a vet whole, in $language', async ({ language, begins, way }) => {
  const [vet] = someVets();
  const own = addressIn(language, vetPath);
  const html = await htmlOf(own);
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(shown)?.[1]).toContain(vetName);
  expect(shown).toContain(vet?.bio);
  expect(shown).toContain(`<title>${vetName} · Paltu</title>`);
  expect(html.match(/<meta name="description" content="[^"]*">/g)).toEqual([expect.stringContaining(`content="${begins}`)]);
  expect(html).toContain('<meta property="og:type" content="profile">');
  expect(html.match(/<meta property="og:image" content="[^"]*">/g)).toEqual([
    `<meta property="og:image" content="${site.address}${vet?.image?.url}">`,
  ]);
  for (const tag of [
    `<link rel="canonical" href="${own}">`,
    `<link rel="alternate" hreflang="ur" href="${site.address}${vetPath}?lang=ur">`,
  ])
    expect(html).toContain(tag);
  expect(html).not.toContain('paltu.invalid');
  const [practice, crumbs] = structuredIn(html);
  expect(practice).toMatchObject({
    ...{ '@type': 'VeterinaryCare', name: vetName, url: own, telephone: vet?.phone },
    makesOffer: { price: 1500, priceCurrency: 'PKR' },
    address: { streetAddress: vet?.address, addressLocality: 'Lahore', addressCountry: 'PK' },
    aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
  });
  const steps = crumbs?.['itemListElement'] as { name: string; item: string }[];
  expect(steps.map(({ name }) => name)).toEqual(way);
  expect(steps.map(({ item }) => item)).toEqual(['/', '/vets', vetPath].map((path) => addressIn(language, path)));
});

test('a vet without a review has no rating to show, and one without pictures the picture of the site', async () => {
  const html = await htmlOf(`${site.address}/vet-${vetId(3)}`);
  expect(structuredIn(html)[0]).not.toHaveProperty('aggregateRating');
  expect(html).toContain(`<meta property="og:image" content="${site.address}/share.png">`);
});

test('a vet that is not there answers 404; what only looks like the page of a vet is itself', async () => {
  const statusOf = async (path: string) => (await fetch(site.address + path, { headers: { accept: 'text/html' } })).status;
  expect(await Promise.all([`/vet-${vetId(999)}`, '/vet-nobody', '/vet-dashboard', `${vetPath}-book`].map(statusOf))).toEqual([
    404, 404, 200, 200,
  ]);
});

test('an answer that is not in the page is asked for as ever', async () => {
  await openServed(`${petPath}?from=a-link`, {}, async (_screen, calls) => {
    expect(calls).toContain('/api/v1/pets?excludeId=' + petId(1) + '&limit=3&page=1&sortBy=newest&species=Dog&status=Available');
  });
});

test('without scripts the page of a listing shows it whole', async () => {
  const html = await htmlOf(`${site.address}${petPath}`);
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(shown)?.[1]).toContain('Sheru');
  expect(shown).toContain(`/media/pets/${petId(1)}-0/800.webp`);
  expect(shown).not.toContain('<noscript><h2');
});

test('each page of a kind comes whole, with the header, the footer and the tabs that all of them have', async () => {
  const frameAt = async (path: string) => {
    const html = await (await fetch(site.address + path, { headers: { accept: 'text/html' } })).text();
    expect([path, html.includes('data-prerendered'), html.includes('data-part')]).toEqual([path, true, false]);
    return /id="root"(.*)<main.*<\/main>(.*)<script type="application\/json"/s.exec(html)?.slice(1).join();
  };
  const [first, second] = [await frameAt(petPath), await frameAt(`/pet-${petId(2)}`)];
  expect([/<header.*<footer.*<nav/s.test(first ?? ''), first === second]).toEqual([true, true]);
});
