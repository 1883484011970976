import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { crawlSite } from './crawl-site.ts';

let server: Server;

const html = (body: string, language = 'en') => `<!doctype html><html lang="${language}"><body>${body}</body></html>`;

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

test('each fault is told with the page where it is', async () => {
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
    '/a?lang=ur says that the way to it leads over https://paltu.example/',
    '/b is in ur, not in en',
    '/sitemap.xml leads to http://127.0.0.1:1/',
  ]);
});
