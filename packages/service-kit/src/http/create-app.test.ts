import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, silentLogger, systemClock } from '@paltu/kernel';
import { generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import { createTokenVerifier, tokenAudience, tokenIssuer } from '../auth/token-verifier.ts';
import { listen, type Listening } from '../server/listen.ts';
import { data, message } from './answers.ts';
import { createApp } from './create-app.ts';
import { created, done, ok } from './reply.ts';
import { route } from './route.ts';
import { requiredText } from './schemas.ts';

const { privateKey, publicKey } = await generateKeyPair('ES256');
const sign = (role: string, expiresAt: string | Date = '10 minutes', typ = 'at+jwt', authTime = 0) =>
  new SignJWT({ sid: 'session-1', role, auth_time: authTime })
    .setProtectedHeader({ alg: 'ES256', typ })
    .setSubject('user-1')
    .setIssuer(tokenIssuer)
    .setAudience(tokenAudience)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(privateKey);

const usual = { limit: 'reads', summary: 'A call of a test' } as const;
const nameAndSize = z.strictObject({ name: requiredText('Pet name', 60), size: z.enum(['Small', 'Large'], 'Size is required') });
const tooMany = refusal('too-many', 'login.too-many', 'Too many', { retryAfterSeconds: 7 });
const routes = [
  route({
    ...usual,
    method: 'post',
    path: '/api/v1/things',
    access: 'member',
    body: nameAndSize,
    answers: { 201: data({ thing: nameAndSize, by: z.string() }) },
    handle: async ({ body, actor }) => created({ thing: body, by: actor.userId }),
  }),
  route({
    ...usual,
    method: 'delete',
    path: '/api/v1/things/one',
    access: 'public',
    answers: { 200: message() },
    handle: async () => done(),
  }),
  route({ ...usual, method: 'get', path: '/api/v1/admin', access: 'admin', answers: { 200: data({}) }, handle: async () => ok({}) }),
  route({
    ...usual,
    method: 'post',
    path: '/api/v1/payouts',
    access: 'member',
    needsRecentPassword: true,
    answers: { 200: message() },
    handle: async () => done(),
  }),
  route({
    ...usual,
    method: 'get',
    path: '/api/v1/fault',
    access: 'public',
    answers: { 200: message() },
    handle: async () => {
      throw new Error('select * from secrets at 10.0.0.1');
    },
  }),
  route({
    ...usual,
    method: 'get',
    path: '/api/v1/busy',
    access: 'public',
    answers: { 200: message() },
    refuses: [tooMany],
    handle: async () => {
      throw tooMany();
    },
  }),
  route({
    ...usual,
    method: 'get',
    path: '/api/v1/undeclared/:what',
    access: 'public',
    params: z.object({ what: z.enum(['answer', 'refusal', 'field']) }),
    answers: { 200: data({ id: z.string() }) },
    handle: async ({ params }) => {
      if (params.what === 'refusal') throw tooMany();
      return params.what === 'field' ? ok({ id: 'a', secret: 'b' }) : (created({ id: 'a' }) as never);
    },
  }),
];

let keysReachable = true;
let running: Listening;
beforeAll(async () => {
  const verifyToken = createTokenVerifier({
    keys: async () => {
      if (!keysReachable) throw new TypeError('fetch failed');
      return publicKey;
    },
    clock: systemClock,
    isRevoked: (sessionId) => sessionId === 'revoked',
  });
  const app = createApp({
    routes,
    verifyToken,
    logger: silentLogger,
    checks: { database: async () => undefined },
    translateError: (error) => error,
    checksAnswers: true,
  });
  running = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => running.close(0));

const call = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`http://127.0.0.1:${running.port}${path}`, init);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> };
};
const post = async (body: string, headers: Record<string, string> = {}) =>
  call('/api/v1/things', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await sign('user')}`, ...headers },
  });

describe('what a service answers', () => {
  test('every refused field is named once, with a code and the words of the product', async () => {
    const { status, body } = await post(JSON.stringify({ name: ' ', colour: 'red' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', code: 'request.invalid' });
    expect(body['errors']).toEqual([
      { path: 'name', code: 'required', msg: 'Pet name is required' },
      { path: 'size', code: 'required', msg: 'Size is required' },
      { path: 'colour', code: 'unknown', msg: 'colour is not a known field' },
    ]);
  });

  test('text that no database can hold is refused by name', async () => {
    const { status, body } = await post('{"name":"a\\u0000b","size":"Small"}');
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject([{ path: 'name' }]);
  });

  test('a name that commands a terminal is refused, one that nobody can see is none', async () => {
    expect((await post('{"name":"\\u001b[31mred","size":"Small"}')).body['errors']).toMatchObject([{ path: 'name', code: 'invalid' }]);
    expect((await post('{"name":" \\u200b\\u2060","size":"Small"}')).body['errors']).toEqual([
      { path: 'name', code: 'required', msg: 'Pet name is required' },
    ]);
    for (const name of ['پالتو', 'می\u200cخواهم', '🐈\u200d⬛']) {
      expect((await post(JSON.stringify({ name, size: 'Small' }))).status).toBe(201);
    }
  });

  test('broken JSON, a wrong type and a body that is too large have codes of their own', async () => {
    expect(await post('{"name":')).toMatchObject({ status: 400, body: { code: 'request.malformed-json' } });
    expect(await post('name=a', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'request.unsupported-type' },
    });
    expect(await post(JSON.stringify({ name: 'a'.repeat(70_000) }))).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
  });

  test('a call that takes no body refuses one by name, and is content without', async () => {
    const remove = (body?: string, type = 'application/json') =>
      call('/api/v1/things/one', { method: 'DELETE', ...(body === undefined ? {} : { body, headers: { 'content-type': type } }) });
    expect(await remove('{"reason":"x"}')).toMatchObject({ status: 400, body: { errors: [{ path: 'reason', code: 'unknown' }] } });
    expect(await remove('{')).toMatchObject({ status: 400, body: { code: 'request.malformed-json' } });
    expect(await remove('x', 'text/plain')).toMatchObject({ status: 415 });
    expect([(await remove()).status, (await remove('{}')).status]).toEqual([200, 200]);
  });

  test('a fault discloses nothing', async () => {
    const { status, body } = await call('/api/v1/fault');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/select|10\.0\.0\.1/);
  });

  test('a refusal that passes carries when to come back', async () => {
    const { status, headers } = await call('/api/v1/busy');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('7');
  });

  test('an unknown path is 404 and a wrong method 405 with the methods allowed', async () => {
    expect(await call('/api/v1/nothing')).toMatchObject({ status: 404, body: { code: 'route.not-found' } });
    const { status, headers } = await call('/api/v1/things', { method: 'DELETE' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  });

  test.each(['answer', 'field', 'refusal'])('a %s that its route does not declare is a fault, where answers are checked', async (what) => {
    expect(await call(`/api/v1/undeclared/${what}`)).toMatchObject({ status: 500, body: { code: 'server.fault' } });
  });
});

describe('who may call', () => {
  const admin = (token: string) => call('/api/v1/admin', { headers: { authorization: `Bearer ${token}` } });

  test('no token, a foreign one and an expired one are 401, each by its code', async () => {
    expect(await call('/api/v1/admin')).toMatchObject({ status: 401, body: { code: 'token.missing' } });
    expect(await admin('a.b.c')).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
    expect(await admin(await sign('admin', new Date(Date.now() - 1000)))).toMatchObject({ status: 401, body: { code: 'token.expired' } });
    expect(await admin(await sign('admin', '1 minute', 'JWT'))).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
  });

  test('a member is no admin', async () => {
    expect(await admin(await sign('user'))).toMatchObject({ status: 403, body: { code: 'admin.required' } });
    expect(await admin(await sign('admin'))).toMatchObject({ status: 200 });
  });

  test('what needs a recent password is 403 with a code of its own until the password was given', async () => {
    const pay = (token: string) => call('/api/v1/payouts', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    expect(await pay(await sign('admin'))).toMatchObject({ status: 403, body: { code: 'session.password-needed' } });
    expect(await pay(await sign('user', '10 minutes', 'at+jwt', Date.now() / 1_000))).toMatchObject({ status: 200 });
  });

  test('keys that cannot be had are 503, never 401', async () => {
    keysReachable = false;
    expect(await admin(await sign('admin'))).toMatchObject({ status: 503, body: { code: 'auth.unavailable' } });
    keysReachable = true;
  });
});
