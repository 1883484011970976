import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, aWebApp, page, script, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
let webDirectory: string;

beforeAll(async () => {
  webDirectory = await aWebApp();
  gateway = await aGateway({ webDirectory });
});
afterAll(() => gateway.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => fetch(`${gateway.url}${path}`, { headers, method });

/** fetch would decode by itself. */
const getBytes = (
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }> =>
  new Promise((resolve, reject) => {
    request(`${gateway.url}${path}`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

test('every page key opens the web app, which is asked for anew each time', async () => {
  for (const path of [
    '/',
    '/pets',
    '/pet-0199a3f0-0000-7000-8000-000000000001',
    '/login?next=/pets',
    '/index.html',
    '/apis',
    '/unknown/deep',
  ]) {
    const answer = await get(path, { accept: 'text/html,*/*' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('etag')).toBeTruthy();
  }
});

test('metrics are no page, and nobody outside reads them', async () => {
  for (const path of ['/metrics', '/metrics/', '/Metrics', '/metrics/pets']) {
    const answer = await get(path, { accept: 'text/html,*/*' });
    expect([path, answer.status, await answer.json()]).toEqual([path, 404, expect.objectContaining({ code: 'route.not-found' })]);
  }
});

test('a page that did not change is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const again = await getBytes('/pets', { 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, headers: { 'content-security-policy': expect.stringContaining("default-src 'self'") } });
});

test('files with a hash in their name are kept for ever, others for an hour', async () => {
  const hashed = await get('/assets/main-a1b2c3.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await hashed.text()).toBe(script);
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await get('/favicon.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/);
});

test('a file that was compressed when it was built is sent as it lies there', async () => {
  const answer = await getBytes('/assets/built-d4e5f6.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'content-type': expect.stringMatching(/^text\/javascript/),
  });
  expect(brotliDecompressSync(answer.body).toString()).toBe(script);
  const plain = await getBytes('/assets/built-d4e5f6.js', { 'accept-encoding': 'identity' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers['etag']).not.toBe(answer.headers['etag']);
});

test('a file that was not compressed when it was built is sent as it is: nothing is compressed while somebody waits', async () => {
  const answer = await getBytes('/assets/main-a1b2c3.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.body.toString()).toBe(script);
});

test('an answer of a service is compressed on the way, a picture is not', async () => {
  gateway.pets.answerWith((_request, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(Buffer.alloc(9000)));
  const picture = await getBytes('/media/pets/1/320.webp', { 'accept-encoding': 'gzip, br' });
  expect(picture.headers).not.toHaveProperty('content-encoding');
  gateway.pets.answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify('a'.repeat(9000))),
  );
  const list = await getBytes('/api/v1/pets', { 'accept-encoding': 'gzip, br' });
  expect(list.headers).toMatchObject({ 'content-encoding': 'br' });
});

test('HEAD and ranges work', async () => {
  const head = await get('/favicon.svg', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  const part = await getBytes('/favicon.svg', { range: 'bytes=0-3', 'accept-encoding': 'identity' });
  expect(part.body.toString()).toBe('<svg');
  const beyond = await get('/favicon.svg', { range: 'bytes=99999-' });
  expect(beyond.status).toBe(416);
  expect(await beyond.json()).toMatchObject({ code: 'request.range-not-satisfiable' });
});

test('a file that is not there is not found, never a page', async () => {
  for (const path of ['/assets/main-old.js', '/humans.txt', '/.secret', '/assets', '/assets/../../etc/passwd.txt', '/.env.txt']) {
    const answer = await get(path, { accept: '*/*' });
    if (path === '/assets') expect(answer.headers.get('content-type')).toContain('html');
    else {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ code: 'route.not-found' });
    }
  }
});

test('a script that asks for JSON where there is none gets a JSON error, not a page', async () => {
  const answer = await get('/pets', { accept: 'application/json' });
  expect(answer.status).toBe(404);
});

test('a page can only be read', async () => {
  const answer = await get('/pets', {}, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('who reads Urdu gets the Urdu page where one was built', async () => {
  await writeFile(join(webDirectory, 'index.ur.html'), '<html lang="ur" dir="rtl">');
  const urdu = await get('/', { cookie: 'a=b; lang=ur' });
  expect(await urdu.text()).toContain('lang="ur"');
  expect(urdu.headers.get('vary')).toContain('Cookie');
  expect(await (await get('/', { cookie: 'lang=en' })).text()).toBe(page);
});

test('without a built web app the API answers and pages explain why they do not', async () => {
  const other = await aGateway({ webDirectory: '/nowhere' });
  const answer = await fetch(`${other.url}/`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'web.not-built' });
  expect((await fetch(`${other.url}/api/v1/pets`)).status).toBe(200);
  await other.stop();
});
