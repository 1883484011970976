import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTokenVerifier, remoteKeys } from '@paltu/service-kit';
import { registerAndLogIn, aRegistration, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

test('somebody who registers can log in and read the profile', async () => {
  const registration = aRegistration({ email: ' Sana.Ahmed@Example.com ', city: 'لاہور' });
  const registered = await auth.one.call('POST', '/auth/register', { json: registration });
  expect(registered).toMatchObject({ status: 201, body: { status: 'success', message: 'Registration successful' } });
  const { user } = registered.body.data;
  expect(user).toMatchObject({
    firstName: 'Sana',
    lastName: 'Ahmed',
    fullName: 'Sana Ahmed',
    email: 'Sana.Ahmed@Example.com',
    phone: '+923001234567',
    city: 'Lahore',
    address: '12 Mall Road',
    bio: '',
    profileImage: null,
    userType: 'user',
    isEmailVerified: false,
  });
  expect(user._id).toBe(user.id);

  const login = await auth.other.call('POST', '/auth/login', {
    json: { email: 'sana.ahmed@example.COM', password: registration.password },
  });
  expect(login).toMatchObject({ status: 200, body: { message: 'Login successful! Welcome back!', data: { user } } });

  const profile = await auth.one.call('GET', '/auth/profile', { as: { token: login.body.data.token } });
  expect(profile).toMatchObject({ status: 200, body: { data: { user } } });
});

test('wrong credentials are refused in one way, whether or not the address is known', async () => {
  const { user } = await registerAndLogIn(auth.one);
  const wrong = { status: 401, body: { code: 'credentials.wrong', message: 'Login failed. Please check your credentials and try again.' } };
  expect(await auth.one.call('POST', '/auth/login', { json: { email: user.email, password: 'Wrong-Tree-42' } })).toMatchObject(wrong);
  expect(await auth.one.call('POST', '/auth/login', { json: { email: 'nobody@example.com', password: 'Wrong-Tree-42' } })).toMatchObject(
    wrong,
  );
});

test('the profile needs a token', async () => {
  expect(await auth.one.call('GET', '/auth/profile')).toMatchObject({ status: 401, body: { code: 'token.missing' } });
  expect(await auth.one.call('GET', '/auth/profile', { as: { token: 'a.b.c' } })).toMatchObject({
    status: 401,
    body: { code: 'token.invalid' },
  });
});

test('anybody may read the public keys, and the public keys alone', async () => {
  const { status, headers, body } = await auth.one.call('GET', '/.well-known/jwks.json');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(body.keys).toHaveLength(1);
  expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  expect((await auth.other.call('GET', '/.well-known/jwks.json')).body).toEqual(body);
});

test('another service verifies our tokens with what we publish', async () => {
  const { user, token } = await registerAndLogIn(auth.one);
  const { keys, stop } = remoteKeys(auth.other.url, silentLogger);
  const verifyToken = createTokenVerifier({ keys, clock: auth.clock, isRevoked: () => false });
  expect(await verifyToken(token)).toEqual({
    ...{ userId: user.id, sessionId: expect.any(String), role: 'user' },
    ...{ hasRecentPassword: true, needsSecondFactor: false },
  });
  await expect(verifyToken(`${token.slice(0, -4)}AAAA`)).rejects.toMatchObject({ code: 'token.invalid' });
  stop();
});

test('of more passwords than can be checked in time the last are asked to come again', async () => {
  // Each for an e-mail of its own, from an address of its own: one that asks much would wait behind the others.
  const presentAt = (path: string) => (index: number) =>
    auth.one.call('POST', path, {
      json: { email: `nobody${index}@example.com`, password: 'Wrong-Tree-42' },
      headers: { 'x-forwarded-for': `10.0.${index % 3}.${Math.floor(index / 3)}` },
    });
  const register = () => auth.one.call('POST', '/auth/register', { json: aRegistration() });
  const kinds = [presentAt('/auth/login'), register, presentAt('/auth/reactivate')];
  const answers = await Promise.all(Array.from({ length: 420 }, (_, index) => kinds[index % kinds.length]!(index)));
  for (const usual of [401, 201]) expect(answers.filter(({ status }) => status === usual).length).toBeGreaterThan(0);
  const busy = answers.filter(({ status }) => ![401, 201].includes(status));
  for (const kind of kinds.keys())
    expect(answers.filter(({ status }, index) => status === 503 && index % kinds.length === kind).length).toBeGreaterThan(0);
  for (const { status, body, headers } of busy) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'auth.busy', '2']);
  }
});
