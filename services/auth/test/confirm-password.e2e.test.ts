import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { decodeJwt } from 'jose';
import { crowdOfLogins, registerAndLogIn, startAuth, type LoggedIn, type RunningAuth } from './running-auth.ts';

const password = 'Chinar-Tree-42';
const minuteMs = 60_000;

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const confirm = (as: { token: string }, given: string, service = auth.one) =>
  service.call('POST', '/auth/confirm-password', { as, json: { password: given } });
const refresh = async (refreshToken: string) =>
  (await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } })).body.data as LoggedIn;
const givenAt = ({ token }: { token: string }) => decodeJwt(token)['auth_time'] as number;

test('a password that is given again is recent once more, in the answer and in what is refreshed from then on', async () => {
  const member = await registerAndLogIn(auth.one);
  auth.clock.pass(9 * minuteMs);
  const confirmed = await confirm(member, password);
  expect(confirmed.status).toBe(200);
  const { token } = confirmed.body.data;
  expect(decodeJwt(token)).toMatchObject({ sub: member.user.id, sid: decodeJwt(member.token)['sid'], role: 'user' });
  expect(givenAt({ token }) - givenAt(member)).toBeGreaterThanOrEqual(9 * 60);
  auth.clock.pass(9 * minuteMs);
  expect(givenAt(await refresh(member.refreshToken))).toBe(givenAt({ token }));
});

test('a refresh does not make a password recent', async () => {
  const member = await registerAndLogIn(auth.one);
  auth.clock.pass(9 * minuteMs);
  expect(givenAt(await refresh(member.refreshToken))).toBe(givenAt(member));
});

test('a session of the release before counts from its login', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one
    .database('sessions')
    .where({ id: decodeJwt(member.token)['sid'] })
    .update({ password_given_at: null });
  expect(givenAt(await refresh(member.refreshToken))).toBe(givenAt(member));
});

test('a wrong password is refused by name and makes nothing recent', async () => {
  const member = await registerAndLogIn(auth.one);
  auth.clock.pass(9 * minuteMs);
  expect(await confirm(member, 'Wrong-Tree-42')).toMatchObject({
    status: 400,
    body: { code: 'password.wrong-current', errors: [{ path: 'password' }] },
  });
  expect(givenAt(await refresh(member.refreshToken))).toBe(givenAt(member));
});

test('wrong ones count together with those of logins, and close the account to both', async () => {
  const member = await registerAndLogIn(auth.one);
  for (let wrong = 0; wrong < 5; wrong += 1) await confirm(member, 'Wrong-Tree-42');
  const logIn = (given: string) => auth.one.call('POST', '/auth/login', { json: { email: member.user.email, password: given } });
  for (let wrong = 0; wrong < 5; wrong += 1) await logIn('Wrong-Tree-42');
  const closed = await confirm(member, password);
  expect(closed).toMatchObject({ status: 429, body: { code: 'login.too-many' } });
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await logIn(password)).toMatchObject({ status: 429 });
});

test('a session that has ended makes no password recent', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.other.call('POST', '/auth/logout', { json: { refreshToken: member.refreshToken } });
  await eventually(async () => (await confirm(member, password)).body.code === 'token.revoked');
});

test('an account that is gone is not found', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.database('accounts').where({ id: member.user.id }).delete();
  expect(await confirm(member, password)).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
});

test('while too many passwords are checked it is asked to come again', async () => {
  const member = await registerAndLogIn(auth.one);
  const crowd = await crowdOfLogins(auth.one);
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(member, password)));
  expect(answers.filter(({ status }) => status === 503).map(({ body }) => body.code)).toContain('auth.busy');
  await crowd.over;
});
