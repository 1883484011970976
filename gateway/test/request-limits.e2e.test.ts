import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
let authorization: string;

beforeAll(async () => {
  gateway = await aGateway();
  authorization = `Bearer ${(await gateway.tokens.issue()).token}`;
});
afterAll(() => gateway.stop());

const parse = (answer: string) => ({
  status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
  body: JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4).replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '')) as object,
});

test('headers that are too large are refused in our shape', async () => {
  const answer = await sendRaw(gateway.port, `GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(parse(answer)).toMatchObject({ status: 431, body: { status: 'error', code: 'request.headers-too-large', errors: [] } });
});

test('an address that is too long is refused in our shape', async () => {
  const answer = await fetch(`${gateway.url}/api/v1/pets?search=${'a'.repeat(9_000)}`);
  expect(answer.status).toBe(414);
  expect(await answer.json()).toMatchObject({ status: 'error', code: 'request.url-too-long' });
});

test('what is no HTTP is refused in our shape', async () => {
  expect(parse(await sendRaw(gateway.port, 'nonsense\r\n\r\n'))).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
});

test('the address of another server is refused', async () => {
  const answer = await sendRaw(gateway.port, 'GET http://127.0.0.1:5432/api/v1/pets HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(parse(answer)).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
});

test('CONNECT and TRACE are refused', async () => {
  expect(parse(await sendRaw(gateway.port, 'CONNECT example.org:443 HTTP/1.1\r\nhost: a\r\n\r\n'))).toMatchObject({ status: 405 });
  for (const path of ['/', '/api/v1/pets']) {
    const answer = await sendRaw(gateway.port, `TRACE ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(parse(answer)).toMatchObject({ status: 405, body: { code: 'route.method-not-allowed' } });
    expect(answer.toLowerCase()).toContain('\r\nallow: get');
  }
});

test('a body whose declared length is too large is refused before it is sent', async () => {
  const small = await sendRaw(
    gateway.port,
    'POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 1048577\r\n\r\n',
  );
  expect(parse(small)).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
  const upload = await sendRaw(
    gateway.port,
    `POST /api/v1/pets HTTP/1.1\r\nhost: a\r\nconnection: close\r\nauthorization: ${authorization}\r\ncontent-length: 125829121\r\n\r\n`,
  );
  expect(parse(upload)).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
  expect([...gateway.service('auth').received, ...gateway.pets.received]).toHaveLength(0);
});

test('a body that does not declare its length is counted', async () => {
  const chunks = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024)));
  const answer = await fetch(`${gateway.url}/api/v1/auth/login`, {
    method: 'POST',
    body: Readable.toWeb(chunks),
    duplex: 'half',
  } as object);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'request.too-large' });
  expect(gateway.service('auth').received).toHaveLength(0);
});

test('broken escapes and NUL in an address are refused', async () => {
  for (const path of ['/%', '/%ff', '/%00', '/a%5Cb', '/..%2f..%2fetc/passwd.txt', '/api/v1/pets/%E0%A4%A']) {
    const answer = await fetch(`${gateway.url}${path}`);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ status: 'error' });
  }
});
