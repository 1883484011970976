import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aRegistration, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const calls = [
  ['POST', '/api/v1/auth/register'],
  ['POST', '/api/v1/auth/login'],
  ['POST', '/api/v1/auth/refresh'],
  ['POST', '/api/v1/auth/logout'],
] as const;

const isRefusal = ({ status, body }: { status: number; body: unknown }): void => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({
    status: 'error',
    code: expect.any(String),
    message: expect.any(String),
    errors: expect.any(Array),
    requestId: expect.any(String),
  });
};

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; drop table accounts; --",
    '{{7*7}}',
    '../../etc/passwd',
    '9'.repeat(5_000),
    '\u202e',
    '__proto__',
    'constructor',
  ),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.double(),
  fc.constant(null),
  fc.boolean(),
  fc.array(hostileText),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

test('whatever is sent, in whatever shape, every call refuses it in the shape of errors', async () => {
  const body = fc.oneof(
    hostileText,
    fc.json(),
    fc.dictionary(hostileText, hostileValue).map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, async ([method, path], sent) =>
      isRefusal(await auth.one.send(method, path, { body: sent })),
    ),
    { numRuns: 150 },
  );
});

test('a registration with one hostile field is kept or refused, never a fault', async () => {
  const fields = Object.keys(aRegistration());
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), hostileValue, async (field, value) => {
      const answer = await auth.one.post('/api/v1/auth/register', { body: aRegistration({ [field]: value }) });
      if (answer.status === 201) return;
      isRefusal(answer);
      expect(answer.body.errors.map(({ path }: { path: string }) => path.split('.')[0])).toEqual([field]);
    }),
    { numRuns: 120 },
  );
});

test('a login or a refresh with one hostile field is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('email', 'password'), hostileValue, async (field, value) => {
      isRefusal(
        await auth.one.post('/api/v1/auth/login', { body: { email: 'sana@example.com', password: 'Chinar-Tree-42', [field]: value } }),
      );
    }),
    { numRuns: 60 },
  );
  await fc.assert(
    fc.asyncProperty(hostileValue, async (refreshToken) =>
      isRefusal(await auth.one.post('/api/v1/auth/refresh', { body: { refreshToken } })),
    ),
    { numRuns: 60 },
  );
});

test('a hostile authorization header is refused', async () => {
  const header = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replace(/[^\x20-\x7e]/g, ''));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('Bearer ', 'bearer ', 'Basic ', ''), header, async (scheme, rest) => {
      const headers = { authorization: `${scheme}${rest}` };
      isRefusal(await auth.one.get('/api/v1/auth/profile', { headers }));
      isRefusal(await auth.one.post('/api/v1/auth/logout', { headers }));
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['is not JSON', { body: '{"email":' }, 400, 'request.malformed-json'],
  ['is a list', { body: '[]' }, 400, 'request.invalid'],
  ['is no object', { body: '"text"' }, 400, 'request.malformed-json'],
  ['is too large', { body: JSON.stringify({ email: 'x'.repeat(70_000) }) }, 413, 'request.too-large'],
  ['reaches for the prototype', { body: '{"__proto__":{"userType":"admin"},"constructor":{}}' }, 400, 'request.invalid'],
  ['is a form', { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'request.unsupported-type'],
  ['has an encoding that nobody knows', { body: '{}', headers: { 'content-encoding': 'zip' } }, 415, 'request.unsupported-encoding'],
  [
    'has a charset that nobody knows',
    { body: '{}', headers: { 'content-type': 'application/json; charset=klingon' } },
    415,
    'request.unsupported-charset',
  ],
  ['lies about being compressed', { body: '{}', headers: { 'content-encoding': 'gzip' } }, 400, 'request.malformed'],
])('a body that %s is refused', async (_what, call, status, code) => {
  for (const [method, path] of calls) expect(await auth.one.send(method, path, call)).toMatchObject({ status, body: { code } });
});

test('a small body that unpacks to a huge one is refused', async () => {
  const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(5_000_000) }));
  const response = await fetch(`${auth.one.base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: bomb,
  });
  expect(response.status).toBe(413);
  await response.arrayBuffer();
});

test.each([
  ['GET', '/api/v1/auth/login', 405],
  ['DELETE', '/api/v1/auth/profile', 405],
  ['GET', '/api/v1/auth/nothing', 404],
  ['GET', '/api/v1/auth/%ff', 404],
  ['POST', '/.well-known/jwks.json', 405],
])('%s %s answers %d', async (method, path, status) => {
  expect(await auth.one.send(method, path)).toMatchObject({ status, body: { status: 'error' } });
});
