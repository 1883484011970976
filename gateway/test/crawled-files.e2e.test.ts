import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { petDeleted, petUpdated } from '@paltu/contracts';
import { droppedTags } from '@paltu/contracts/cache-tags';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { answerCache } from '../src/cache/public-answers.ts';
import { aGateway, aWebApp, sendRaw, type AGateway } from './a-gateway.ts';

const lists = ['pets', 'vets', 'accessories', 'stores'] as const;

let webDirectory: string;
let gateway: AGateway;
/** How many there are. */
let total: Record<(typeof lists)[number], number>;
let isDown: boolean;

const idOf = (number: number): string => `01a203c7-ae21-724d-8c60-${String(number).padStart(12, '0')}`;
const changedAt = '2026-11-20T10:00:00.000Z';
const article = {
  ...{ slug: 'a-cat', title: 'Cats & <dogs>', excerpt: 'What a "cat" needs', tags: ['cats'] },
  ...{ publishedAt: '2026-10-12T00:00:00.000Z', updatedAt: changedAt },
};

const answerList =
  (list: keyof typeof total) =>
  (url: URL): object => {
    const first = (Number(url.searchParams.get('page')) - 1) * 100;
    const length = Math.max(0, Math.min(100, total[list] - first));
    // Vets and stores do not carry the time of their last change.
    const changed = list === 'pets' || list === 'accessories' ? { updatedAt: changedAt } : {};
    return { [list]: Array.from({ length }, (_none, index) => ({ id: idOf(first + index), ...changed })) };
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
  total = { pets: 1, vets: 1, accessories: 1, stores: 1 };
  isDown = false;
  gateway = await aGateway({ webDirectory, cache: answerCache(() => true) });
  for (const [name, answer] of [
    ['pets', answerList('pets')] as const,
    ['vets', answerList('vets')] as const,
    ['content', answerArticles] as const,
    ['commerce', (url: URL) => answerList(url.pathname.endsWith('/stores') ? 'stores' : 'accessories')(url)] as const,
  ])
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

test('robots find the map of the maps; it names those of pages, articles and of each list', async () => {
  expect(await (await fetch(`${gateway.url}/robots.txt`)).text()).toContain(`Sitemap: ${gateway.url}/sitemap.xml`);
  const { text, tree, type } = await readXml('/sitemap.xml');
  expect([Object.keys(tree).at(-1), type]).toEqual(['sitemapindex', expect.stringContaining('xml')]);
  expect(placesIn(text)).toEqual(['pages', 'articles', ...lists.map((list) => `${list}-1`)].map((name) => `/sitemap-${name}.xml`));
});

test('a list with nothing in it has no map', async () => {
  total = { pets: 0, vets: 1, accessories: 0, stores: 0 };
  expect(placesIn((await readXml('/sitemap.xml')).text)).toEqual(['/sitemap-pages.xml', '/sitemap-articles.xml', '/sitemap-vets-1.xml']);
});

test('robots are kept from pages that are somebody’s own, and from forms', async () => {
  const text = await (await fetch(`${gateway.url}/robots.txt`)).text();
  for (const key of ['dashboard', 'profile', 'vet-*-book', 'vet-dashboard', 'vet-profile-page', 'vendor-dashboard'])
    expect(text).toContain(`Disallow: /${key}\n`);
  for (const open of ['vet-', 'vendor-']) expect(text).not.toContain(`Disallow: /${open}\n`);
});

test('each page, article, listing, vet, product and store is named in both languages, each with the other', async () => {
  const pages = await readXml('/sitemap-pages.xml');
  expect(placesIn(pages.text)).toEqual(['/', '/?lang=ur', '/blog', '/blog?lang=ur']);
  const articles = await readXml('/sitemap-articles.xml');
  expect(placesIn(articles.text)).toEqual(['/blog-a-cat', '/blog-a-cat?lang=ur']);
  const pets = await readXml('/sitemap-pets-1.xml');
  expect(placesIn(pets.text)).toEqual([`/pet-${idOf(0)}`, `/pet-${idOf(0)}?lang=ur`]);
  const [first] = (pets.tree['urlset'] as { url: Record<string, unknown>[] }).url;
  expect(first?.['lastmod']).toBe(changedAt);
  expect((first?.['xhtml:link'] as Record<string, string>[]).map((link) => link['@_hreflang'])).toEqual(['en', 'ur', 'x-default']);
  const vets = await readXml('/sitemap-vets-1.xml');
  expect(placesIn(vets.text)).toEqual([`/vet-${idOf(0)}`, `/vet-${idOf(0)}?lang=ur`]);
  expect(vets.text).not.toContain('lastmod');
  const products = await readXml('/sitemap-accessories-1.xml');
  expect(placesIn(products.text)).toEqual([`/accessory-${idOf(0)}`, `/accessory-${idOf(0)}?lang=ur`]);
  expect(products.text).toContain(`<lastmod>${changedAt}</lastmod>`);
  const stores = await readXml('/sitemap-stores-1.xml');
  expect(placesIn(stores.text)).toEqual([`/store-${idOf(0)}`, `/store-${idOf(0)}?lang=ur`]);
});

test.each(lists)('%s beyond the first thousand have maps of their own, each with its thousand', async (list) => {
  total[list] = 2_345;
  const names = [1, 2, 3].map((number) => `/sitemap-${list}-${number}.xml`);
  expect(placesIn((await readXml('/sitemap.xml')).text).filter((name) => name.includes(list))).toEqual(names);
  const named = new Set<string>();
  for (const name of names) placesIn((await readXml(name)).text).forEach((place) => named.add(place));
  expect(named.size).toBe(2 * total[list]);
  expect((await fetch(`${gateway.url}/sitemap-${list}-21.xml`)).status).toBe(404);
});

test('a map of the maps that could not count a list names its first map, and is made again for the next one', async () => {
  total.vets = 1_001;
  isDown = true;
  expect(placesIn((await readXml('/sitemap.xml')).text)).toContain('/sitemap-vets-1.xml');
  isDown = false;
  expect(placesIn((await readXml('/sitemap.xml')).text)).toContain('/sitemap-vets-2.xml');
});

test('many who ask for a map make it once; one that could not be read whole is asked for again', async () => {
  isDown = true;
  await readXml('/sitemap-pets-1.xml');
  isDown = false;
  const before = gateway.pets.arrived();
  const maps = await Promise.all(Array.from({ length: 5 }, () => readXml('/sitemap-pets-1.xml')));
  expect([gateway.pets.arrived() - before, placesIn(maps[4]?.text ?? '').length]).toEqual([1, 2]);
});

test('a deleted pet is in no map that is asked for after it, and other changes of pets do not write the map anew', async () => {
  const cache = answerCache(() => true);
  const own = await aGateway({ webDirectory, cache });
  own.pets.answerWith((request, response) => {
    const body = { status: 'success', data: answerList('pets')(new URL(request.url ?? '', own.url)) };
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' }).end(JSON.stringify(body));
  });
  const map = async () => placesIn(await (await fetch(`${own.url}/sitemap-pets-1.xml`)).text()).length;
  const consume = (type: string) =>
    droppedTags[petDeleted.topic.name]?.({ type, subject: idOf(0), sequence: 2, as: () => undefined, read: () => undefined }).forEach(
      cache.drop,
    );
  expect(await map()).toBe(2);
  total.pets = 0;
  consume(petUpdated.type);
  expect(await map()).toBe(2);
  consume(petDeleted.type);
  expect(await map()).toBe(0);
  await own.stop();
});

test('maps and feeds name the one address of the site where it has one, whatever host is asked, and shared caches may keep them', async () => {
  const [byHost, fixed] = [gateway, await aGateway({ webDirectory, cache: answerCache(() => true), publicUrl: 'https://paltu.example' })];
  const read = async ({ port }: AGateway, path: string) =>
    sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/feed.xml?lang=ur']) {
    const text = await read(fixed, path);
    expect([path, text.includes('https://paltu.example/'), text.includes('evil.example')]).toEqual([path, true, false]);
    // Without it one caller's host must not reach another.
    expect(await read(byHost, path)).toMatch(/\r\ncache-control: (private|no-store)/i);
  }
  expect(await read(fixed, '/robots.txt')).toMatch(/\r\ncache-control: public, max-age=600\r\n/i);
  await fixed.stop();
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
  const { text: description } = JSON.parse(strings) as { text: string };
  expect(channel['description']).toBe(description);
});
