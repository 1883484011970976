import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { answerCache } from '../src/cache/public-answers.ts';
import { aGateway, aWebApp, type AGateway } from './a-gateway.ts';

let webDirectory: string;
let gateway: AGateway;
let total: number;
let isDown: boolean;

const idOf = (number: number): string => `01a203c7-ae21-724d-8c60-${String(number).padStart(12, '0')}`;
const changedAt = '2026-11-20T10:00:00.000Z';
const article = {
  ...{ slug: 'a-cat', title: 'Cats & <dogs>', excerpt: 'What a "cat" needs', tags: ['cats'] },
  ...{ publishedAt: '2026-10-12T00:00:00.000Z', updatedAt: changedAt },
};

const answerPets = (url: URL): object => {
  if (url.pathname.endsWith('/stats')) return { stats: { total } };
  const first = (Number(url.searchParams.get('page')) - 1) * 100;
  const length = Math.max(0, Math.min(100, total - first));
  return { pets: Array.from({ length }, (_none, index) => ({ id: idOf(first + index), updatedAt: changedAt })) };
};
const answerArticles = (url: URL): object => ({
  posts: [{ ...article, title: url.searchParams.get('lang') === 'ur' ? 'بلیاں' : article.title }],
});

beforeAll(async () => {
  webDirectory = await aWebApp();
  await mkdir(join(webDirectory, 'pages'));
  await writeFile(join(webDirectory, 'pages/index.json'), JSON.stringify({ patterns: [], prerendered: [], indexed: ['home', 'blog'] }));
});
beforeEach(async () => {
  total = 1;
  isDown = false;
  gateway = await aGateway({ webDirectory, cache: answerCache(() => true) });
  for (const [name, answer] of [['pets', answerPets] as const, ['content', answerArticles] as const])
    gateway.service(name).answerWith((request, response) => {
      const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' };
      response.writeHead(isDown ? 500 : 200, headers);
      response.end(JSON.stringify({ status: 'success', data: answer(new URL(request.url ?? '', gateway.url)) }));
    });
});

afterEach(() => gateway.stop());

/** Refuses what is no well-formed XML. */
const readXml = async (path: string): Promise<{ text: string; tree: Record<string, unknown>; type: string | null }> => {
  const answer = await fetch(gateway.url + path);
  const text = await answer.text();
  expect([answer.status, XMLValidator.validate(text)]).toEqual([200, true]);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['url', 'sitemap', 'item', 'xhtml:link'].includes(name) });
  return { text, tree: parser.parse(text) as Record<string, unknown>, type: answer.headers.get('content-type') };
};
const placesIn = (text: string): string[] => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one = '']) => one.replace(gateway.url, ''));

test('robots find the map of the maps; it names those of pages, articles and listings', async () => {
  expect(await (await fetch(`${gateway.url}/robots.txt`)).text()).toContain(`Sitemap: ${gateway.url}/sitemap.xml`);
  const { text, tree, type } = await readXml('/sitemap.xml');
  expect([Object.keys(tree).at(-1), type]).toEqual(['sitemapindex', expect.stringContaining('xml')]);
  expect(placesIn(text)).toEqual(['/sitemap-pages.xml', '/sitemap-articles.xml', '/sitemap-pets-1.xml']);
});

test('robots are kept from pages that are somebody’s own', async () => {
  const text = await (await fetch(`${gateway.url}/robots.txt`)).text();
  for (const key of ['dashboard', 'profile', 'vet-dashboard', 'vet-profile-page']) expect(text).toContain(`Disallow: /${key}\n`);
  expect(text).not.toContain('Disallow: /vet-\n');
});

test('each page, article and listing is named in both languages, each with the other', async () => {
  const pages = await readXml('/sitemap-pages.xml');
  expect(placesIn(pages.text)).toEqual(['/', '/?lang=ur', '/blog', '/blog?lang=ur']);
  const articles = await readXml('/sitemap-articles.xml');
  expect(placesIn(articles.text)).toEqual(['/blog-a-cat', '/blog-a-cat?lang=ur']);
  const pets = await readXml('/sitemap-pets-1.xml');
  expect(placesIn(pets.text)).toEqual([`/pet-${idOf(0)}`, `/pet-${idOf(0)}?lang=ur`]);
  const [first] = (pets.tree['urlset'] as { url: Record<string, unknown>[] }).url;
  expect(first?.['lastmod']).toBe(changedAt);
  expect((first?.['xhtml:link'] as Record<string, string>[]).map((link) => link['@_hreflang'])).toEqual(['en', 'ur', 'x-default']);
});

test('listings beyond the first thousand have maps of their own, each with its thousand', async () => {
  total = 2_345;
  expect(placesIn((await readXml('/sitemap.xml')).text).slice(2)).toEqual([1, 2, 3].map((number) => `/sitemap-pets-${number}.xml`));
  const named = new Set<string>();
  for (const number of [1, 2, 3]) placesIn((await readXml(`/sitemap-pets-${number}.xml`)).text).forEach((place) => named.add(place));
  expect(named.size).toBe(2 * total);
  expect((await fetch(`${gateway.url}/sitemap-pets-21.xml`)).status).toBe(404);
});

test('many who ask for a map make it once; one that could not be read whole is asked for again', async () => {
  isDown = true;
  await readXml('/sitemap-pets-1.xml');
  isDown = false;
  const before = gateway.pets.arrived();
  const maps = await Promise.all(Array.from({ length: 5 }, () => readXml('/sitemap-pets-1.xml')));
  expect([gateway.pets.arrived() - before, placesIn(maps[4]?.text ?? '').length]).toEqual([1, 2]);
});

test.each(['en', 'ur'] as const)('the feed in %s is RSS 2.0 with what its readers require', async (language) => {
  const own = language === 'ur' ? '?lang=ur' : '';
  const { tree, type, text } = await readXml(`/feed.xml${own}`);
  expect(type).toContain('application/rss+xml');
  const { rss } = tree as { rss: { '@_version': string; channel: Record<string, unknown> & { item: Record<string, unknown>[] } } };
  const { channel } = rss;
  expect([rss['@_version'], channel['link'], channel['language']]).toEqual(['2.0', `${gateway.url}/blog${own}`, `${language}-PK`]);
  expect((channel['atom:link'] as Record<string, string>)['@_href']).toBe(`${gateway.url}/feed.xml${own}`);
  const [item] = channel.item;
  expect(item?.['title']).toBe(language === 'ur' ? 'بلیاں' : article.title);
  expect([item?.['link'], (item?.['guid'] as Record<string, string>)['#text']]).toEqual(Array(2).fill(`${gateway.url}/blog-a-cat${own}`));
  expect(String(item?.['pubDate'])).toMatch(/^Mon, 12 Oct 2026 00:00:00 GMT$/);
  expect(text).not.toContain('<dogs>');
  const strings = await readFile(new URL(`../../web/src/features/blog/locales/${language}.json`, import.meta.url), 'utf8');
  const { text: said } = JSON.parse(strings) as { text: string };
  expect(channel['description']).toBe(said);
});
