import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aRegistration, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth({ variables: { PASSWORD_POLICY: 'asvs' } });
});
afterAll(() => auth.stop());

const register = (password: string) => auth.one.call('POST', '/auth/register', { json: aRegistration({ password }) });

test('with PASSWORD_POLICY=asvs a phrase without capitals and digits is taken', async () => {
  expect((await register('four chinar trees')).status).toBe(201);
});

test.each([
  // Long enough for the product's own rule.
  ['Chin42', 'Password must be at least 8 characters long'],
  ['password', 'This password is too common'],
])('with PASSWORD_POLICY=asvs %s is refused', async (password, message) => {
  const { status, body } = await register(password);
  expect([status, body.errors[0].path, body.errors[0].msg]).toEqual([400, 'password', message]);
});
