import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { readServedPage, structuredIn } from '@paltu/testing/pages';
import { answerCache } from '../src/cache/public-answers.ts';
import { aBuiltSite, answerPets, html, idOf, pet } from './a-built-site.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
let webDirectory: string;

beforeAll(async () => {
  webDirectory = await aBuiltSite();
  gateway = await aGateway({ webDirectory, cache: answerCache(() => true) });
});
afterAll(() => gateway.stop());

beforeEach(() => gateway.pets.answerWith(answerPets));

const get = (path: string, language = 'en') =>
  fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html', cookie: `lang=${language}` } });
const pageAt = async (path: string, language?: string) => readServedPage(await (await get(path, language)).text());
const titleAt = async (path: string, language?: string) => (await pageAt(path, language)).title;

test('a page that was prerendered is sent in the language of the reader; with a query the app shows what it is', async () => {
  expect(await titleAt('/')).toBe('home en');
  expect(await titleAt('/pets/', 'ur')).toBe('pets ur');
  expect(await titleAt('/pets?species=Gone', 'ur')).toBe('shell ur');
  expect(await titleAt('/no-such-page?from=a-link')).toBe('Paltu');
  expect(await titleAt('/dashboard', 'ur')).toBe('shell ur');
  expect((await get('/')).headers.get('vary')).toContain('Cookie');
});

test('an address that no page has answers 404, with a page that explains it', async () => {
  const answer = await get('/no-such-page');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('not-found en');
  expect((await get('/dashboard')).status).toBe(200);
  expect((await get('/pages/pets.en.html')).status).toBe(200);
});

test('the page of a listing names it, with a preview, structured data and its text, none of which can leave its place', async () => {
  const answer = await get(`/pet-${idOf('known')}`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('<title>Sheru &lt;/script&gt;&lt;b&gt;&quot; · Paltu</title>');
  expect(readServedPage(text).meta['og:image']).toBe(`${gateway.url}/media/pets/1/800.webp`);
  expect(text).not.toContain('</script><b>');
  expect(text.match(/name="description"/g)).toHaveLength(1);
  expect(structuredIn(text)[0]).toMatchObject({ name: pet.name, offers: { price: 4500 } });
});

test('the preview of a listing without a picture shows the picture of the site', async () => {
  expect((await pageAt(`/pet-${idOf('unseen')}`)).meta['og:image']).toBe(`${gateway.url}/share.png`);
});

test('the page of a listing names the way to it, its address in the other language, its age and its city in the words of the site', async () => {
  const text = await (await get(`/pet-${idOf('known')}?lang=ur`)).text();
  const { nav } = JSON.parse(await readFile(new URL('../../web/src/shared/locales/shell/ur.json', import.meta.url), 'utf8')) as {
    nav: { home: string; pets: string };
  };
  const address = `${gateway.url}/pet-${idOf('known')}`;
  expect(structuredIn(text)[1]?.['itemListElement']).toMatchObject([
    { name: nav.home, item: `${gateway.url}/?lang=ur` },
    { name: nav.pets, item: `${gateway.url}/pets?lang=ur` },
    { name: pet.name, item: `${address}?lang=ur` },
  ]);
  const { headLinks, meta } = readServedPage(text);
  expect(headLinks).toContainEqual({ rel: 'alternate', hreflang: 'en', href: address });
  expect(meta['description']).toBe('Desi mix, 2 سال, لاہور, Kind & calm.');
});

test('a page names the site by the address that it was reached by, and an address with a language is in that language', async () => {
  expect(await titleAt('/?lang=ur')).toBe('home ur');
  expect(await titleAt('/?lang=en', 'ur')).toBe('home en');
  expect((await pageAt('/')).headLinks).toContainEqual({ rel: 'canonical', href: `${gateway.url}/` });
});

test('a page names the one address of the site where it has one, whatever host is asked', async () => {
  const fixed = await aGateway({ webDirectory, cache: answerCache(() => true), publicUrl: 'https://paltu.example' });
  fixed.pets.answerWith(answerPets);
  for (const path of ['/', '/pets', `/pet-${idOf('known')}`]) {
    const fields = ['Host: evil.example', 'Accept: text/html', 'Connection: close'];
    const text = await sendRaw(fixed.port, `GET ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`);
    expect([path, text.includes('href="https://paltu.example/'), text.includes('evil.example')]).toEqual([path, true, false]);
  }
  await fixed.stop();
});

test('a listing that is not there answers 404; one that could not be read in time is the page without its head', async () => {
  expect((await get(`/pet-${idOf('gone')}`)).status).toBe(404);
  expect((await get('/pet-of-nobody')).status).toBe(404);
  const broken = await get(`/pet-${idOf('broken')}`);
  expect([broken.status, await broken.text()]).toEqual([200, html('pet en').replace('https://paltu.invalid', gateway.url)]);
});

test('many visits to one listing are one call of the service', async () => {
  const before = gateway.pets.arrived();
  await Promise.all(Array.from({ length: 5 }, () => get(`/pet-${idOf('many')}`)));
  expect(gateway.pets.arrived() - before).toBe(1);
});

const bodyAt = async (path: string, language?: string) => /<body>(.*)<\/body>/s.exec(await (await get(path, language)).text())?.[1] ?? '';
const untilRendered = async (path: string) => {
  while (!(await bodyAt(path)).includes('data-prerendered')) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('a page that reads of the API is sent with what it answers, for the app to take over; none of it can leave its place', async () => {
  await untilRendered('/pets');
  const body = await bodyAt('/pets', 'ur');
  expect(body).toContain('<div id="root" data-prerendered="ur">/pets ur /api/v1/pets?page=1</div>');
  const answers = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(JSON.parse(answers)).toEqual([{ '/api/v1/pets?page=1': { status: 'success', data: { pet } } }]);
  expect((await pageAt('/pets')).headLinks).toContainEqual({ rel: 'preload', href: '/picture' });
});

test('with a query a page is sent with what it reads then', async () => {
  await untilRendered('/pets');
  expect(await bodyAt('/pets?species=Cat&page=1', 'ur')).toContain(
    '<div id="root" data-prerendered="ur">/pets?species=Cat&page=1 ur /api/v1/pets?species=Cat&page=1</div>',
  );
});

test('the page of a listing is rendered with the listing, and explains to readers without scripts where it is not', async () => {
  await untilRendered(`/pet-${idOf('known')}`);
  expect(await bodyAt(`/pet-${idOf('known')}`)).not.toContain('noscript');
  const failing = await bodyAt(`/pet-${idOf('failing')}`);
  expect(failing).toContain('pet en');
  expect(failing).toContain('<noscript><h2 dir="auto">Sheru &lt;/script&gt;');
});

test('a page that is one of many is sent whole, with its own head, in the language of the reader', async () => {
  gateway.service('content').answerWith((request, response) => {
    const isThere = request.url?.includes('/a-cat?') === true;
    response.writeHead(isThere ? 200 : request.url?.includes('/broken') ? 500 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: isThere ? 'success' : 'error', data: {} }));
  });
  await untilRendered('/blog-a-cat');
  const text = await (await get('/blog-a-cat', 'ur')).text();
  expect(text).toContain('<div id="root" data-prerendered="ur">/blog-a-cat ur /api/v1/content/articles/a-cat?lang=ur</div>');
  const { title, meta, headLinks } = readServedPage(text);
  expect([title, meta['description']]).toEqual(['A & B', 'About "A"']);
  expect(text.match(/name="description"/g)).toHaveLength(1);
  expect(headLinks).toContainEqual({ rel: 'canonical', href: `${gateway.url}/blog-a-cat` });
  expect(text).not.toContain('paltu.invalid');
});

test('one of many that is not there answers 404; one that cannot be read is sent as it was built', async () => {
  await untilRendered('/blog-a-cat');
  expect([(await get('/blog-no-such')).status, (await get('/blog-No%20slug')).status]).toEqual([404, 404]);
  const broken = await get('/blog-broken');
  expect([broken.status, await broken.text()]).toEqual([200, expect.stringContaining('article en')]);
});

test('a page whose key begins as those of many is itself: nothing is read for it, and it is there', async () => {
  gateway
    .service('vets')
    .answerWith((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public' }).end('{"status":"success","data":{}}'),
    );
  const vet = `/vet-${idOf('vet')}`;
  await untilRendered(vet);
  expect(await bodyAt(vet)).toContain(`<div id="root" data-prerendered="en">${vet} en /api/v1/vets/${idOf('vet')}</div>`);
  const before = gateway.service('vets').arrived();
  for (const path of ['/vet-dashboard', `${vet}-book`]) expect([(await get(path)).status, await titleAt(path)]).toEqual([200, 'Paltu']);
  expect(gateway.service('vets').arrived()).toBe(before);
});

test('a page that only the app fills is sent as it was built for it, whatever its query, and nothing is read for it', async () => {
  const before = gateway.service('vets').arrived();
  for (const path of ['/profile', '/profile?tab=settings']) expect(await titleAt(path, 'ur')).toBe('profile ur');
  expect(await titleAt(`/vet-${idOf('vet')}-slots`)).toBe('vet-id-slots en');
  expect(gateway.service('vets').arrived()).toBe(before);
});

test('a page that does not come in time is sent as it was built, and the next ones too until the renderer is there again', async () => {
  await untilRendered(`/pet-${idOf('known')}`);
  expect(await bodyAt(`/pet-${idOf('slow')}`)).toContain('pet en<');
  expect((await get(`/pet-${idOf('slow')}`)).status).toBe(200);
});

test('pages show who runs the site where the deployment sets it, however they are made, and stay as they were built where it does not', async () => {
  expect(await (await get('/')).text()).toContain('<!--facts:footer-->');
  const siteFacts = {
    ...{ email: 'help@paltu.example', phone: '', address: { en: '', ur: '' }, appStore: '', googlePlay: '' },
    social: ['https://www.facebook.com/paltu'],
  };
  const configured = await aGateway({ webDirectory, siteFacts });
  configured.pets.answerWith(answerPets);
  const pages = ['/', '/pets', '/no-such-page', `/pet-${idOf('known')}`, '/dashboard'];
  for (const path of pages) {
    const headers = { accept: 'text/html', cookie: 'lang=ur' };
    const text = await (await fetch(`${configured.url}${path}`, { headers })).text();
    expect([path, text.match(/href="mailto:help@paltu\.example"/g)?.length]).toEqual([path, 5]);
    expect(text).toContain('>فیس بک</a>');
    expect(text).not.toContain('facts:footer');
  }
  await configured.stop();
});

test('the policy names the inline scripts of the build, on pages alone', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/pets')).toContain("script-src 'self' 'sha256-abc=';");
  expect(await policyOf('/favicon.svg')).toContain("script-src 'self';");
  expect(await policyOf('/pets')).not.toContain('unsafe');
});

test('what the build wrote for the gateway alone is no page and no file', async () => {
  expect((await get('/server/page-worker.mjs')).status).toBe(404);
});

test('what a page reads of a service is a part of its request: the same id, the same trace', async () => {
  const answer = await get(`/pet-${idOf('traced')}`);
  const call = gateway.pets.received.find(({ url }) => url.endsWith(idOf('traced')));
  expect(call?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
  expect(call?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/);
});
