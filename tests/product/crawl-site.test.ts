import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { crawlSite } from './crawl-site.ts';

let server: Server;

const html = (body: string, language = 'en', head = '') =>
  `<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`;

/** A site of these pages and files by their paths; `/old` leads on to `/`. */
const aSite = async (files: Readonly<Record<string, string>>): Promise<string> => {
  server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    if (request.url === '/old') return void response.writeHead(302, { location: '/' }).end();
    if (text === undefined) return void response.writeHead(404, { 'content-type': 'text/html' }).end(html('Not found'));
    const type = text.startsWith('<?xml') ? 'application/xml' : text.startsWith('<') ? 'text/html' : 'text/plain';
    response.writeHead(200, { 'content-type': type }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

afterEach(() => void server.close());

const map = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`;

test('what is whole has no fault, and every page is found once, over however many others the way leads', async () => {
  const site = await aSite({
    '/': html('<a href="/a#part">a</a><a href="mailto:x@example.com">mail</a>'),
    '/a': html('<p id="part"><a href="b?page=2">b</a><img src="/picture" srcset="/picture 1x, /large 2x">'),
    '/b?page=2': html('<a href="/">home</a><a href="#">top</a>'),
    '/robots.txt': 'User-agent: *',
    '/sitemap.xml': map(),
    '/picture': 'picture',
    '/large': 'picture',
  });
  const { pages, faults } = await crawlSite(site, 'en');
  expect([[...pages.keys()].sort(), faults]).toEqual([['/', '/a', '/b?page=2'], []]);
});

test('each fault is reported with the page where it is', async () => {
  const way = { '@type': 'BreadcrumbList', itemListElement: [{ item: 'https://paltu.example/' }] };
  const site = await aSite({
    '/': html(
      '<a href="/gone">1</a><a href="/a#nowhere">2</a><a href="/old">3</a><img src="/no-picture"><a href="/a?lang=ur">4</a><a href="http://[">5</a><a href="http://elsewhere.example/">6</a>',
    ),
    '/a': html('<p id="part">'),
    '/a?lang=ur': html(`<script type="application/ld+json">${JSON.stringify(way)}</script>`, 'ur'),
    '/robots.txt': 'Sitemap: /maps.xml',
    '/maps.xml': map('/b', '/a'),
    '/sitemap.xml': map('http://127.0.0.1:1/'),
    '/b': html('', 'ur'),
  });
  const { faults } = await crawlSite(site, 'en');
  expect([...faults].sort()).toEqual([
    '/ leads to /a#nowhere, which has no such part',
    '/ leads to /gone, which answers 404',
    '/ leads to /no-picture, which answers 404',
    '/ leads to /old, which answers 302',
    '/ leads to http://elsewhere.example/',
    '/ names http://[, which is no address',
    '/a?lang=ur declares that the way to it leads over https://paltu.example/',
    '/b is in ur, not in en',
    '/sitemap.xml leads to http://127.0.0.1:1/',
  ]);
});

/** What is wrong with a page, beside what the others of its site have. */
const faultsOf = async (page: string, reader: 'en' | 'ur' = 'en'): Promise<readonly string[]> => {
  const site = await aSite({ '/': page, '/robots.txt': 'User-agent: *', '/sitemap.xml': map(), '/picture': 'picture' });
  return (await crawlSite(site, reader)).faults;
};

test.each([
  ['a text', html('<p>یہ Home ہے</p>', 'ur')],
  ['the name of a button', html('<button aria-label="Home">×</button>', 'ur')],
  ['a description of a picture', html('<img src="/picture" alt="Home">', 'ur')],
  ['a hint', html('<input placeholder="Home">', 'ur')],
  ['what a mouse is shown', html('<p title="Home">۱</p>', 'ur')],
  ['a choice', html('<select><option>Home</option></select>', 'ur')],
  ['a group of choices', html('<select><optgroup label="Home"></optgroup></select>', 'ur')],
  ['a button of old', html('<input type="submit" value="Home">', 'ur')],
  ['the title', html('', 'ur', '<title>Home · Paltu</title>')],
  ['the description', html('', 'ur', '<meta name="description" content="Home">')],
  ['a preview', html('', 'ur', '<meta property="og:title" content="Home">')],
])('an English word in %s of an Urdu page is found', async (_where, page) => {
  expect(await faultsOf(page, 'ur')).toEqual(['/ shows Home in another language']);
});

test.each([
  ['a text', html('<p>This is ہوم</p>')],
  ['the name of a button', html('<button aria-label="ہوم">×</button>')],
  ['the title', html('', 'en', '<title>ہوم · Paltu</title>')],
])('an Urdu word in %s of an English page is found', async (_where, page) => {
  expect(await faultsOf(page)).toEqual(['/ shows ہوم in another language']);
});

test('a key that stands in place of its text is found', async () => {
  expect(await faultsOf(html('<p>shell:nav.home</p><button aria-label="blog.title">×</button>'))).toEqual([
    '/ shows shell:nav.home in another language',
    '/ shows blog.title in another language',
  ]);
});

test('what people wrote, what is marked as of another language and what is typed as it stands is no fault', async () => {
  const marked = '<bdi>Sheru</bdi><p dir="auto">Likes <b>mangoes</b></p><a lang="en">Read in English</a><p translate="no">cat</p>';
  const named = '<img src="/picture" alt="Sheru"><select><option>Sheru</option></select><input dir="ltr" placeholder="name@example.com">';
  const page = html(`${marked}${named}<p>Paltu پر خوش آمدید</p><script>"Home"</script>`, 'ur', '<title>Sheru · Paltu</title>');
  expect(await faultsOf(page, 'ur')).toEqual([]);
});

test('a word of people is known in an attribute, and where a description is cut; the wordmark stands in both languages', async () => {
  const urdu = '<p>A cat called <bdi>شیرو</bdi></p><a lang="ur">اردو</a><img src="/picture" alt="شیرو">';
  const cut = '<meta name="description" content="Called شیر…"><meta property="og:title" content="Paltu پالتو">';
  expect(await faultsOf(html(urdu, 'en', cut))).toEqual([]);
});

test.each([
  ['<a href="https://nowhere/">1</a>', '/ leads to https://nowhere/'],
  ['<a href="https://who@elsewhere.example/">1</a>', '/ leads to https://who@elsewhere.example/'],
  ['<a href="https://elsewhere.example/a b">1</a>', '/ leads to https://elsewhere.example/a b'],
  ['<a href="tel:">1</a>', '/ leads to tel:, which reaches nobody'],
  ['<a href="https://elsewhere.example/" target="_blank">1</a>', '/ opens https://elsewhere.example/ in a tab that can reach back'],
])('a link away from the site that is no good is found: %s', async (link, fault) => {
  expect(await faultsOf(html(link))).toEqual([fault]);
});

test('where the links away from the site lead is reported', async () => {
  const links = '<a href="https://elsewhere.example/a" target="_blank" rel="noopener">1</a><a href="mailto:x@example.com">2</a>';
  const site = await aSite({ '/': html(links), '/robots.txt': 'User-agent: *', '/sitemap.xml': map() });
  const { outside, faults } = await crawlSite(site, 'en');
  expect([[...outside], faults]).toEqual([['https://elsewhere.example/a'], []]);
});
