import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aGateway, aWebApp, type AGateway } from './a-gateway.ts';

let gateway: AGateway;

const html = (name: string): string =>
  `<!doctype html><html><head><title>${name}</title><meta name="description" content="x" /><!--head--></head><body>${name}</body></html>`;

beforeAll(async () => {
  const webDirectory = await aWebApp();
  await writeFile(join(webDirectory, 'index.ur.html'), html('shell ur'));
  await mkdir(join(webDirectory, 'pages'));
  const keys = ['home', 'pets', 'pet', 'not-found'];
  for (const key of keys)
    for (const language of ['en', 'ur'])
      await writeFile(join(webDirectory, 'pages', `${key}.${language}.html`), html(`${key} ${language}`));
  const index = { patterns: ['home', 'pets', 'dashboard', 'pet-{id}', 'pet-dealing-{id}'], prerendered: keys };
  await writeFile(join(webDirectory, 'pages/index.json'), JSON.stringify(index));
  gateway = await aGateway({ webDirectory });
});
afterAll(() => gateway.stop());

const pet = {
  ...{ name: 'Sheru </script><b>"', species: 'Dog', breed: 'Desi mix', age: '2 years', location: 'Lahore', description: 'Kind & calm.' },
  ...{ adoptionType: 'Sale', price: 4500, status: 'Available', images: [{ url: '/media/pets/1/800.webp', width: 800, height: 600 }] },
};
beforeEach(() =>
  gateway.pets.answerWith((request, response) => {
    const isThere = request.url?.endsWith('/known') === true;
    const isBroken = request.url?.endsWith('/broken') === true;
    const body = isThere ? { status: 'success', data: { pet } } : { status: 'error', code: 'pet.not-found' };
    response.writeHead(isThere ? 200 : isBroken ? 500 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }),
);

const get = (path: string, language = 'en') =>
  fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html', cookie: `lang=${language}` } });
const titleAt = async (path: string, language?: string) => /<title>(.*?)<\/title>/.exec(await (await get(path, language)).text())?.[1];

test('a page that was prerendered is sent in the language of the reader; with a query the app shows what it is', async () => {
  expect(await titleAt('/')).toBe('home en');
  expect(await titleAt('/pets/', 'ur')).toBe('pets ur');
  expect(await titleAt('/pets?species=Cat', 'ur')).toBe('shell ur');
  expect(await titleAt('/dashboard', 'ur')).toBe('shell ur');
  expect((await get('/')).headers.get('vary')).toContain('Cookie');
});

test('an address that no page has answers 404, and a page that says so', async () => {
  const answer = await get('/no-such-page');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('not-found en');
  expect((await get('/dashboard')).status).toBe(200);
  expect((await get('/pages/pets.en.html')).status).toBe(200);
});

test('the page of a listing names it, with a preview, structured data and its text, none of which can leave its place', async () => {
  const answer = await get('/pet-known');
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('<title>Sheru &lt;/script&gt;&lt;b&gt;&quot; · Paltu</title>');
  expect(text).toContain(`<meta property="og:image" content="${gateway.url}/media/pets/1/800.webp">`);
  expect(text).not.toContain('</script><b>');
  expect(text.match(/name="description"/g)).toHaveLength(1);
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as { name: string; offers: { price: number } };
  expect([data.name, data.offers.price]).toEqual([pet.name, 4500]);
});

test('a listing that is not there answers 404; one that could not be read in time is the page without its head', async () => {
  expect((await get('/pet-gone')).status).toBe(404);
  const broken = await get('/pet-broken');
  expect([broken.status, await broken.text()]).toEqual([200, html('pet en')]);
});

test('many visits to one listing are one call of the service', async () => {
  const before = gateway.pets.arrived();
  await Promise.all(Array.from({ length: 5 }, () => get('/pet-many')));
  expect(gateway.pets.arrived() - before).toBe(1);
});
