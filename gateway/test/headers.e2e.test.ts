import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

let gateway: AGateway;

afterEach(() => gateway.stop());
beforeEach(async () => {
  gateway = await aGateway();
});

const headersFor = async (headers: Record<string, string>, path = '/api/v1/pets') => {
  const lines = Object.entries({ host: 'paltu.example', connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
  await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return gateway.pets.received.at(-1)?.headers ?? {};
};

test('no header of a caller passes for one of ours', async () => {
  const forged = {
    'X-User-Id': 'somebody',
    X_User_Id: 'somebody',
    'X-User-Role': 'admin',
    X_Forwarded_For: '1.2.3.4',
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '1.2.3.4',
    Forwarded: 'for=1.2.3.4',
    'Remote-User': 'admin',
    'X-HTTP-Method-Override': 'DELETE',
    tracestate: 'a=b',
  };
  const received = await headersFor(forged);
  const names = Object.keys(received).filter((name) => name.startsWith('x-') || name.includes('_'));
  expect(names.sort()).toEqual(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id']);
  expect(received).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'paltu.example',
    host: 'paltu.example',
  });
  for (const name of ['forwarded', 'remote-user', 'tracestate']) expect(received).not.toHaveProperty(name);
});

test('headers for one hop end here, and those that a Connection header names', async () => {
  const received = await headersFor({
    connection: 'close, authorization-hint, x-forwarded-for, host',
    'keep-alive': 'timeout=9',
    te: 'trailers',
    'authorization-hint': 'a',
  });
  for (const name of ['keep-alive', 'te', 'authorization-hint']) expect(received).not.toHaveProperty(name);
  expect(received).toMatchObject({ host: 'paltu.example', 'x-forwarded-for': '127.0.0.1' });
});

test('headers of the product pass', async () => {
  const received = await headersFor({
    'if-match': '"3"',
    'if-none-match': 'W/"a"',
    'accept-language': 'ur',
    'user-agent': 'test',
    authorization: 'Bearer a.b.c',
    'idempotency-key': 'k',
    'instead-of': 'billi',
  });
  expect(received).toMatchObject({
    'if-match': '"3"',
    'if-none-match': 'W/"a"',
    'accept-language': 'ur',
    'user-agent': 'test',
    authorization: 'Bearer a.b.c',
    'idempotency-key': 'k',
    'instead-of': 'billi',
  });
});

test('each request has a new id and a new trace, and the answer names the id', async () => {
  const given = { 'x-request-id': 'of-the-caller', traceparent: '00-11111111111111111111111111111111-2222222222222222-01' };
  const first = await fetch(`${gateway.url}/api/v1/pets`, { headers: given });
  await fetch(`${gateway.url}/api/v1/pets`, { headers: given });
  const [one, two] = gateway.pets.received;
  expect(one?.headers['x-request-id']).toBe(first.headers.get('x-request-id'));
  expect(one?.headers['x-request-id']).not.toBe('of-the-caller');
  expect(two?.headers['x-request-id']).not.toBe(one?.headers['x-request-id']);
  expect(one?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(one?.headers['traceparent']).not.toBe(given.traceparent);
});

test('a proxy of ours passes on the address, the scheme and the trace of its caller', async () => {
  await gateway.stop();
  gateway = await aGateway({ trusted: ['127.0.0.0/8', '10.0.0.0/8', '::1'] });
  const traceparent = '00-11111111111111111111111111111111-2222222222222222-01';
  const answer = await fetch(`${gateway.url}/api/v1/pets`, {
    headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.1.2.3', 'x-forwarded-proto': 'https', traceparent },
  });
  expect(gateway.pets.received[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', traceparent });
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('answers carry the headers that keep a browser safe, and no name of a server', async () => {
  gateway.pets.answerWith((_request, response) =>
    response.writeHead(200, { server: 'inner', 'x-powered-by': 'Express', 'content-type': 'application/json' }).end('{}'),
  );
  for (const path of ['/', '/api/v1/pets', '/api/v1/nothing']) {
    const { headers } = await fetch(`${gateway.url}${path}`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' blob: data:;font-src 'self';connect-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self' https://sandbox.jazzcash.com.pk https://payments.jazzcash.com.pk",
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    const denied = (headers.get('permissions-policy') ?? '').split(', ');
    for (const name of ['camera', 'microphone', 'payment', 'usb']) expect(denied).toContain(`${name}=()`);
    expect(denied).toContain('geolocation=(self)');
    for (const name of ['server', 'x-powered-by', 'strict-transport-security']) expect(headers.get(name)).toBeNull();
  }
});

test('a caller that wants its connection closed gets it closed', async () => {
  gateway.pets.answerWith((_request, response) =>
    response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=77', 'content-length': '2' }).end('ok'),
  );
  const answer = await sendRaw(gateway.port, 'GET /api/v1/pets HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).not.toContain('timeout=77');
});
