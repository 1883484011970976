import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { defaultTimeouts } from '../src/proxy/proxy-limits.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
const timeouts = { ...defaultTimeouts, connect: 1_000, answer: 1_000, uploadAnswer: 6_000 };

afterEach(() => gateway.stop());
beforeEach(async () => {
  gateway = await aGateway({ timeouts });
});

const readError = async (answer: Response) => {
  const body = (await answer.json()) as object;
  expect(JSON.stringify(body) + JSON.stringify([...answer.headers])).not.toMatch(/127\.0\.0\.1|localhost|ECONN|:\d{4,5}/);
  return {
    status: answer.status,
    ...body,
    requestIdIsNamed: answer.headers.get('x-request-id') === (body as { requestId: string }).requestId,
  };
};

test('a service that is down answers 503, and others answer on', async () => {
  await gateway.pets.stop();
  const answer = await fetch(`${gateway.url}/api/v1/pets`);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await readError(answer)).toMatchObject({
    status: 'error',
    code: 'service.unavailable',
    message: 'Server is currently unavailable. Please try again later.',
    errors: [],
    requestIdIsNamed: true,
  });
  expect(answer.status).toBe(503);
  expect((await fetch(`${gateway.url}/.well-known/jwks.json`)).status).toBe(200);
});

test('a service that comes back serves again at once', async () => {
  expect((await fetch(`${gateway.url}/api/v1/pets`)).status).toBe(200);
  gateway.pets.answerWith((request) => request.socket.destroy());
  expect((await fetch(`${gateway.url}/api/v1/pets`)).status).toBe(503);
  gateway.pets.answerWith((_request, response) => response.end('{}'));
  expect((await fetch(`${gateway.url}/api/v1/pets`)).status).toBe(200);
});

test('a service that does not answer in time answers 504', async () => {
  gateway.pets.answerWith(() => undefined);
  const answer = await fetch(`${gateway.url}/api/v1/pets`);
  expect(answer.status).toBe(504);
  expect(await readError(answer)).toMatchObject({ status: 'error', code: 'service.slow', requestIdIsNamed: true });
  await eventually(() => gateway.pets.aborted() === 1, 'the call ended');
});

test('an upload may take longer', async () => {
  gateway.pets.answerWith(async (_request, response) => {
    await pause(1_500);
    response.end('{}');
  });
  const { token } = await gateway.tokens.issue();
  const answer = await fetch(`${gateway.url}/api/v1/pets`, {
    method: 'POST',
    body: Buffer.alloc(1000),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
});

test('a service that breaks off in the middle of an answer ends the answer, visibly', async () => {
  gateway.pets.answerWith(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '100000' });
    response.write(Buffer.alloc(10));
    await pause(20);
    response.destroy();
  });
  const answer = await fetch(`${gateway.url}/media/pets/1/320.webp`);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  expect((await fetch(`${gateway.url}/.well-known/jwks.json`)).status).toBe(200);
});

test('a service that answers no HTTP answers 503', async () => {
  const stranger = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('SSH-2.0-OpenSSH\r\n');
  });
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  const other = await aGateway({ timeouts, addresses: { auth: [url], pets: [url], moderation: [url] } });
  const answer = await fetch(`${other.url}/api/v1/pets`);
  expect(answer.status).toBe(503);
  expect(await readError(answer)).toMatchObject({ code: 'service.unavailable' });
  await other.stop();
  stranger.close();
});

test('a large body to a service that is down is answered, not left hanging', async () => {
  await gateway.pets.stop();
  const { token } = await gateway.tokens.issue();
  const answer = await fetch(`${gateway.url}/api/v1/pets`, {
    method: 'POST',
    body: Buffer.alloc(20_000_000),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(503);
  expect(await readError(answer)).toMatchObject({ code: 'service.unavailable' });
});

test('a caller that goes away ends the call to the service too', async () => {
  gateway.pets.answerWith(() => undefined);
  const leaving = new AbortController();
  const call = fetch(`${gateway.url}/api/v1/pets`, { signal: leaving.signal }).catch(() => 'gone');
  await eventually(() => gateway.pets.arrived() === 1, 'the call is under way');
  leaving.abort();
  expect(await call).toBe('gone');
  await eventually(() => gateway.pets.aborted() === 1, 'the call ended');
});

test('a caller that goes away in the middle of its upload does no harm', async () => {
  const { token } = await gateway.tokens.issue();
  const upload = httpRequest(`${gateway.url}/api/v1/pets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-length': '5000000' },
  });
  upload.on('error', () => undefined);
  upload.write(Buffer.alloc(100_000));
  await eventually(() => gateway.pets.arrived() === 1, 'the upload is under way');
  upload.destroy();
  await eventually(() => gateway.pets.aborted() === 1, 'the upload ended');
  expect((await fetch(`${gateway.url}/api/v1/pets`)).status).toBe(200);
});

test('a large body reaches the service whole, declared or chunked', async () => {
  const { token } = await gateway.tokens.issue();
  const body = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251));
  const authorization = `Bearer ${token}`;
  await fetch(`${gateway.url}/api/v1/pets`, { method: 'POST', body, headers: { authorization } });
  const chunks = Readable.from([body.subarray(0, 70_000), body.subarray(70_000)]);
  await fetch(`${gateway.url}/api/v1/pets`, {
    method: 'POST',
    body: Readable.toWeb(chunks),
    duplex: 'half',
    headers: { authorization },
  } as object);
  for (const received of gateway.pets.received) expect(received.body.equals(body)).toBe(true);
  expect(gateway.pets.received).toHaveLength(2);
});

test('a refusal before the end of a body reaches the caller', async () => {
  gateway.pets.answerWith(() => undefined);
  const answer = await fetch(`${gateway.url}/api/v1/pets`, { method: 'POST', body: Buffer.alloc(5_000_000) });
  expect(answer.status).toBe(401);
  expect(await readError(answer)).toMatchObject({ code: 'token.missing' });
  expect(gateway.pets.received).toHaveLength(0);
});

test('connections to a service are kept', async () => {
  for (let call = 0; call < 10; call += 1) await (await fetch(`${gateway.url}/api/v1/pets`)).text();
  expect(gateway.pets.connections()).toBe(1);
});

test('a body where none belongs cannot start a request of its own', async () => {
  const { token } = await gateway.tokens.issue();
  const smuggled = 'GET /api/v1/admin/pets HTTP/1.1\r\nhost: a\r\n\r\n';
  const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
  await sendRaw(
    gateway.port,
    `DELETE /api/v1/pets/1 HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\nconnection: close, transfer-encoding\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`,
  );
  expect(gateway.pets.received).toHaveLength(1);
  expect(gateway.pets.received[0]).toMatchObject({ method: 'DELETE', url: '/api/v1/pets/1' });
});
