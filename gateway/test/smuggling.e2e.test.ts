import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { routes } from '../src/routes.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
beforeAll(async () => {
  gateway = await aGateway();
});
afterAll(() => gateway.stop());

const services = [...new Set(routes.map(({ service }) => service))];
const received = () => services.flatMap((name) => gateway.service(name).received);
beforeEach(() => services.forEach((name) => gateway.service(name).received.splice(0)));

const hidden = 'GET /api/v1/admin/pets HTTP/1.1\r\nhost: a\r\n\r\n';
const post = (headers: string, body: string): string =>
  `POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n\r\n${body}`;
const statusesOf = (answer: string): string[] => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = '']) => status);

test.each([
  ['a length beside chunks', post(`content-length: 5\r\ntransfer-encoding: chunked`, `0\r\n\r\n${hidden}`)],
  ['chunks beside a length', post(`transfer-encoding: chunked\r\ncontent-length: ${hidden.length}`, hidden)],
  ['two lengths', post('content-length: 0\r\ncontent-length: 49', hidden)],
  ['two lengths in one line', post('content-length: 0, 49', hidden)],
  ['a length with a sign', post('content-length: +5', `12345${hidden}`)],
  ['a length that is none', post('content-length: 5x', `12345${hidden}`)],
  ['an unknown frame', post('transfer-encoding: xchunked', hidden)],
  ['chunks that are not last', post('transfer-encoding: chunked, identity', `0\r\n\r\n${hidden}`)],
  ['a space before the colon', post('transfer-encoding : chunked', `0\r\n\r\n${hidden}`)],
  ['a folded header', post('x-a: b\r\n transfer-encoding: chunked', hidden)],
  ['a chunk whose length is none', post('transfer-encoding: chunked', `5g\r\n12345\r\n0\r\n\r\n`)],
  ['a chunk that is longer than it declares', post('transfer-encoding: chunked', `1\r\n12345\r\n0\r\n\r\n`)],
  ['a header that ends with a line feed alone', `GET /api/v1/pets HTTP/1.1\nhost: a\n\n${hidden}`],
  ['a NUL in a header', post('x-a: a\0b', '')],
  ['no host', 'GET /api/v1/pets HTTP/1.1\r\n\r\n'],
])('a request with %s is refused, and nothing after it is a request', async (_what, text) => {
  expect(statusesOf(await sendRaw(gateway.port, text))).toEqual(['400']);
  expect(received()).toEqual([]);
});

test('what follows in the body of a read is its body, and no request', async () => {
  const text = `GET /api/v1/pets HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`;
  expect(statusesOf(await sendRaw(gateway.port, text))).toEqual(['200']);
  expect(received().map(({ url }) => url)).toEqual(['/api/v1/pets']);
});

test.each(['websocket', 'h2c'])('nobody changes the protocol to %s', async (protocol) => {
  const text = `GET /api/v1/pets HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: ${protocol}\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n\r\n`;
  expect(statusesOf(await sendRaw(gateway.port, text))).not.toContain('101');
  for (const { headers } of received()) expect(headers).not.toHaveProperty('upgrade');
});

test.each([
  '//api/v1/admin/pets',
  '/api//v1/admin/pets',
  '/./api/v1/admin/pets',
  '/api/v1/pets/../admin/pets',
  '/api/v1/pets/%2e%2e/admin/pets',
  '/api/v1/pets/..%2fadmin%2fpets',
  '/api/v1/pets/%2e%2e%2fadmin%2fpets',
  '/api/v1/pets/..;/admin/pets',
  '/api/v1/admin;x/pets',
  '/api/v1/admin/pets/',
  '/api/v1/admin/pets?x=/api/v1/pets',
  '/API/V1/ADMIN/PETS',
  '/api/v1\\admin\\pets',
  '/api/v1/%61dmin/pets',
  '/api/v1/pets/%2e%2e',
  '/api/v1/pets/%00',
  '/media/pets/..%2f..%2fapi/v1/admin/pets',
  '/media/%2e%2e/api/v1/admin/pets',
])('%s leads a visitor to nothing of the admins', async (path) => {
  const text = `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
  const [status] = statusesOf(await sendRaw(gateway.port, text));
  expect(gateway.service('moderation').received).toEqual([]);
  // A service that receives it at all receives exactly what was asked, in a call that everybody may make.
  for (const { url } of received()) expect([url, status]).toEqual([path, '200']);
});
