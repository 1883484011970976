import { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { memoryLimiters, usualPoints, type RateLimiter } from '@paltu/limits';
import { eventually } from '@paltu/testing';
import { defaultLimits, defaultTimeouts, type ProxyLimits, type ProxyTimeouts } from '../src/proxy/proxy-limits.ts';
import { aGateway, type AGateway } from './a-gateway.ts';
import { aSlowSender } from './a-slow-sender.ts';

let gateway: AGateway;
let warnings: { readonly text: string; readonly fields: object }[] = [];
afterEach(() => gateway.stop());

const logger: Logger = { ...silentLogger, warn: (fields, text) => void warnings.push({ fields, text }) };
const start = async (limits: Partial<ProxyLimits> = {}, timeouts: Partial<ProxyTimeouts> = {}): Promise<void> => {
  warnings = [];
  gateway = await aGateway({ logger, limits: { ...defaultLimits, ...limits }, timeouts: { ...defaultTimeouts, ...timeouts } });
};
type Lane = ProxyLimits['lanes']['small'];
const lanes = (changed: Partial<Record<keyof ProxyLimits['lanes'], Partial<Lane>>>) => ({
  lanes: {
    read: { ...defaultLimits.lanes.read, ...changed.read },
    small: { ...defaultLimits.lanes.small, ...changed.small },
    upload: { ...defaultLimits.lanes.upload, ...changed.upload },
  },
});
const read = () => fetch(`${gateway.url}/api/v1/pets`);
const send = (token: string, body: NonNullable<RequestInit['body']> = 'picture') =>
  fetch(`${gateway.url}/api/v1/pets/images`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
const busy = { status: 'error', code: 'service.unavailable', errors: [] };

test('calls that a service has no room for wait a moment, then are refused, and other services answer on', async () => {
  await start(lanes({ read: { running: 2, waiting: 1, waitMs: 200 } }));
  const hanging: (() => void)[] = [];
  gateway.pets.answerWith((_request, response) => void hanging.push(() => response.end('{}')));
  const inside = [read(), read()];
  await eventually(() => gateway.pets.arrived() === 2, 'both are under way');
  const [waiting, turnedAway] = await Promise.all([read(), read()]);
  for (const answer of [waiting!, turnedAway!]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ ...busy, requestId: answer.headers.get('x-request-id') });
  }
  expect(warnings).toMatchObject([{ text: 'a service has more calls than it takes', fields: { upstream: 'pets' } }]);
  expect((await fetch(`${gateway.url}/.well-known/jwks.json`)).status).toBe(200);
  for (const end of hanging) end();
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200]);
  gateway.pets.answerWith((_request, response) => response.end('{}'));
  expect((await read()).status).toBe(200);
});

test('who takes nothing of a large answer keeps no place', async () => {
  await start(lanes({ read: { running: 2 } }));
  // More than the buffers of the system hold.
  const picture = Buffer.alloc(64_000_000);
  gateway.pets.answerWith((request, response) => response.end(request.url?.startsWith('/media') === true ? picture : '{}'));
  const head = 'GET /media/pets/1/1600.webp HTTP/1.1\r\nhost: a\r\n\r\n';
  const senders = Array.from({ length: 4 }, () => aSlowSender({ port: gateway.port, head, deaf: true }));
  await eventually(async () => gateway.pets.arrived() >= 4 && (await read()).status === 200, 'all are answered, and others are');
  for (const { socket } of senders) socket.destroy();
});

test('a large answer that comes in pieces is passed on as they come, and the gateway rests between them', async () => {
  await start();
  const written = jest.spyOn(ServerResponse.prototype, 'write');
  gateway.pets.answerWith((_request, response) => {
    response.write(Buffer.alloc(300_000));
    setTimeout(() => response.end(Buffer.alloc(300_000)), 100);
  });
  const answer = await fetch(`${gateway.url}/media/pets/1/1600.webp`);
  expect((await answer.bytes()).length).toBe(600_000);
  expect(written.mock.calls.filter(([chunk]) => (chunk as Uint8Array).length === 0)).toEqual([]);
  written.mockRestore();
});

test('who waits gets the next free place', async () => {
  await start(lanes({ read: { running: 1, waiting: 1, waitMs: 10_000 } }));
  const hanging: (() => void)[] = [];
  gateway.pets.answerWith((_request, response) => void hanging.push(() => response.end('{}')));
  const [first, second] = [read(), read()];
  await eventually(() => hanging.length === 1, 'one is under way');
  hanging[0]?.();
  expect((await first).status).toBe(200);
  await eventually(() => hanging.length === 2, 'the other follows');
  hanging[1]?.();
  expect((await second).status).toBe(200);
});

test('a rush of calls that change something takes no place and no connection from those who read', async () => {
  await start(lanes({ read: { running: 1 }, small: { running: 2, waiting: 1, waitMs: 10_000 } }));
  const hanging: (() => void)[] = [];
  const auth = gateway.service('auth');
  auth.answerWith((request, response) => {
    if (request.method === 'POST') hanging.push(() => response.end('{}'));
    else response.end('{}');
  });
  const rush = Array.from({ length: 3 }, () => fetch(`${gateway.url}/api/v1/auth/login`, { method: 'POST', body: '{}' }));
  await eventually(() => hanging.length === 2, 'two are under way');
  expect((await fetch(`${gateway.url}/.well-known/jwks.json`)).status).toBe(200);
  while (hanging.length > 0) hanging.pop()?.();
  await eventually(() => hanging.length === 1, 'the third follows');
  hanging.pop()?.();
  expect((await Promise.all(rush)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a service that hangs is left alone, so that its callers are refused at once', async () => {
  await start({}, { answer: 300 });
  gateway.pets.answerWith(() => undefined);
  const slow = await Promise.all(Array.from({ length: 8 }, read));
  expect(slow.map(({ status }) => status)).toEqual(Array(8).fill(504));
  expect((await read()).status).toBe(503);
  expect(gateway.pets.arrived()).toBe(8);
  expect(warnings.at(-1)).toMatchObject({ text: 'a service answers nothing and is left alone', fields: { upstream: 'pets' } });
  expect((await fetch(`${gateway.url}/.well-known/jwks.json`)).status).toBe(200);
});

test('a small body that comes too slowly is refused, and reaches no service', async () => {
  await start({}, { body: 300 });
  const sender = aSlowSender({
    port: gateway.port,
    head: 'POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n',
    drip: ' ',
    everyMs: 50,
  });
  await sender.ended;
  expect(sender.answered()).toMatch(/^HTTP\/1\.1 408 /);
  expect(sender.answered()).toContain('"code":"request.timeout"');
  expect(gateway.service('auth').arrived()).toBe(0);
});

test('small bodies together take no more memory than allowed', async () => {
  await start({ heldBytes: 10_000 });
  const body = ' '.repeat(20_000);
  const refused = await fetch(`${gateway.url}/api/v1/auth/login`, { method: 'POST', body });
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining(busy)]);
  // What was held is free again once it is answered, a moment after its caller has the answer.
  const fits = async () => (await fetch(`${gateway.url}/api/v1/auth/login`, { method: 'POST', body: ' '.repeat(9_000) })).status === 200;
  for (let turn = 0; turn < 5; turn += 1) await eventually(fits, 'there is room again');
});

test('a small body in the smallest of pieces reaches its service whole, and takes no more memory for that', async () => {
  await start();
  const pieces = 60_000;
  const before = process.memoryUsage().rss;
  const sender = aSlowSender({
    port: gateway.port,
    head: `POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n${'1\r\n \r\n'.repeat(pieces)}0\r\n\r\n`,
  });
  await sender.ended;
  expect(sender.answered()).toMatch(/^HTTP\/1\.1 200 /);
  const [received] = gateway.service('auth').received;
  expect(received?.body.equals(Buffer.alloc(pieces, ' '))).toBe(true);
  expect(received?.headers).toMatchObject({ 'content-length': String(pieces) });
  expect(received?.headers).not.toHaveProperty('transfer-encoding');
  expect((process.memoryUsage().rss - before) / 1_000_000).toBeLessThan(60);
});

test('an upload that comes too slowly is refused', async () => {
  await start({ pace: { windowMs: 300, leastBytes: 1_000 } });
  const { token } = await gateway.tokens.issue();
  const sender = aSlowSender({
    port: gateway.port,
    head: `POST /api/v1/pets/images HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-length: 100000\r\nconnection: close\r\n\r\n`,
    drip: ' ',
    everyMs: 50,
  });
  await eventually(() => sender.answered().includes('408'), 'it is refused');
  expect(sender.answered()).toContain('"code":"request.timeout"');
  sender.socket.destroy();
});

test('an upload that is ready, and whose service takes its time, is not', async () => {
  await start({ pace: { windowMs: 200, leastBytes: 1_000 } });
  gateway.pets.answerWith(async (_request, response) => {
    await pause(1_000);
    response.end('{}');
  });
  const { token } = await gateway.tokens.issue();
  expect((await send(token)).status).toBe(200);
});

test('uploads take no room from other calls, and a member has a few at once', async () => {
  await start({ ...lanes({ upload: { running: 4, waiting: 1, waitMs: 200 } }), uploadsPerMember: 2 });
  const hanging: (() => void)[] = [];
  gateway.pets.answerWith((request, response) => {
    if (request.method === 'POST') hanging.push(() => response.end('{}'));
    else response.end('{}');
  });
  const [sana, bilal, hina] = await Promise.all([1, 2, 3].map(async () => (await gateway.tokens.issue()).token));
  const inside = [sana!, sana!, bilal!, bilal!].map((token) => send(token));
  await eventually(() => hanging.length === 4, 'four are under way');
  const third = await send(sana!);
  expect([third.status, await third.json()]).toEqual([429, expect.objectContaining({ code: 'request.too-many' })]);
  expect((await send(hina!)).status).toBe(503);
  expect((await read()).status).toBe(200);
  for (const end of hanging) end();
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(Array(4).fill(200));
  gateway.pets.answerWith((_request, response) => response.end('{}'));
  expect((await send(sana!)).status).toBe(200);
});

test('uploads that their sender gave up before they were admitted leave no place taken', async () => {
  const own = memoryLimiters();
  const slowly = (limiter: RateLimiter): RateLimiter => ({ ...limiter, take: async (key) => (await pause(30), limiter.take(key)) });
  gateway = await aGateway({ limiters: { ...own, of: (rule) => slowly(own.of(rule)) } });
  const { token } = await gateway.tokens.issue();
  const head = `POST /api/v1/pets/images HTTP/1.1\r\nhost: paltu\r\nauthorization: Bearer ${token}\r\ncontent-length: 1000\r\n\r\n`;
  for (let time = 0; time < defaultLimits.uploadsPerMember; time += 1) {
    const sender = aSlowSender({ port: gateway.port, head });
    await pause(10);
    sender.socket.destroy();
    await pause(60);
  }
  expect((await send(token)).status).toBe(200);
});

test('a connection that sends hundreds of requests and waits for no answer is ended, and the log names its address', async () => {
  await start();
  const sender = aSlowSender({ port: gateway.port, head: 'GET /livez HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(300) });
  await sender.ended;
  expect(warnings.at(-1)?.fields).toEqual({ event: 'security.too-many-requests-at-once', clientAddress: '127.0.0.1' });
  expect((await read()).status).toBe(200);
});

test('a reader of another address comes before most of a burst of new connections of one', async () => {
  gateway = await aGateway({ trusted: ['127.0.0.0/8'], rateLimits: { ...usualPoints, reads: 1_000 } });
  const open = (address: string, page: number) =>
    aSlowSender({
      port: gateway.port,
      head: `GET /api/v1/pets?page=${page} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`,
    });
  const burst = Array.from({ length: 400 }, (_none, number) => open('203.0.113.66', number + 2));
  const honest = open('198.51.100.7', 1);
  await Promise.all([honest, ...burst].map(({ ended }) => ended));
  expect(honest.answered()).toMatch(/^HTTP\/1\.1 200 /);
  const order = gateway.pets.received.map(({ url }) => url);
  expect(order).toHaveLength(401);
  expect(order.indexOf('/api/v1/pets?page=1')).toBeLessThan(200);
});

test('an address has so many connections, others and proxies of ours more', async () => {
  await start();
  await gateway.stop();
  gateway = await aGateway({ logger, connections: { perAddress: 3, all: 100 } });
  const open = () => aSlowSender({ port: gateway.port, head: '' });
  const kept = [open(), open(), open()];
  const fourth = open();
  await fourth.ended;
  expect(warnings.at(-1)).toMatchObject({ text: 'an address has too many connections', fields: { clientAddress: '127.0.0.1' } });
  kept[0]!.socket.destroy();
  await kept[0]!.ended;
  await eventually(
    () =>
      read().then(
        ({ status }) => status === 200,
        () => false,
      ),
    'there is room again',
  );
  for (const { socket } of kept) socket.destroy();
});
