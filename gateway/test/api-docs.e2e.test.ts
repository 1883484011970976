import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
beforeAll(async () => {
  gateway = await aGateway();
});
afterAll(() => gateway.stop());

const get = (path: string) => fetch(gateway.url + path, { redirect: 'manual' });

test('the document of the API is served whole, to be kept for a while and asked about', async () => {
  const answer = await get('/api/v1/openapi.json');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')]);
  const document = JSON.parse(await readFile(join(import.meta.dirname, '../src/gen/openapi.json'), 'utf8')) as object;
  expect(await answer.json()).toEqual(document);
  const etag = answer.headers.get('etag') ?? '';
  // fetch would add a header that asks for everything anew. The one above was sent compressed.
  const fields = ['Host: x', 'Accept-Encoding: gzip', `If-None-Match: ${etag}`, 'Connection: close'];
  const again = await sendRaw(gateway.port, `GET /api/v1/openapi.json HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`);
  expect(again).toMatch(/^HTTP\/1.1 304/);
});

test('the page that shows it, and all that the page asks for, come from the gateway', async () => {
  expect((await get('/api/v1/docs')).headers.get('location')).toBe('/api/v1/docs/');
  const page = await (await get('/api/v1/docs/')).text();
  const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect([part, (await get(part)).status]).toEqual([part, 200]);
});

test('nothing else lies there', async () => {
  for (const path of ['/api/v1/docs/nothing.js', '/api/v1/docs/..%2f..%2fpackage.json', '/api/v1/docs/package.json/x'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
