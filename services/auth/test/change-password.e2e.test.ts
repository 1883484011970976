import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { crowdOfLogins, registerAndLogIn, startAuth, withPendingEmail, type RunningAuth } from './running-auth.ts';

const current = 'Chinar-Tree-42';
const next = 'Deodar-Tree-43';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

type Member = Awaited<ReturnType<typeof registerAndLogIn>>;

const change = (as: { token: string }, json: unknown) => auth.one.call('PUT', '/auth/change-password', { as, json });
const logIn = (email: string, password: string) => auth.one.call('POST', '/auth/login', { json: { email, password } });
const profileOf = (as: { token: string }, service = auth.one) => service.call('GET', '/auth/profile', { as });
const refresh = ({ refreshToken }: { refreshToken: string }) => auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
const anotherSession = async ({ user }: Member) => (await logIn(user.email, current)).body.data as Member;

test('a changed password opens the account, and the old one no more', async () => {
  const member = await registerAndLogIn(auth.one);
  const { status, body } = await change(member, { currentPassword: current, newPassword: next });
  expect({ status, body }).toEqual({ status: 200, body: { status: 'success', message: 'Password changed successfully!' } });
  expect(await logIn(member.user.email, next)).toMatchObject({ status: 200 });
  expect(await logIn(member.user.email, current)).toMatchObject({ status: 401, body: { code: 'credentials.wrong' } });
});

test('the session that changes it goes on, the others end, in every process', async () => {
  const member = await registerAndLogIn(auth.one);
  const [phone, tablet] = [await anotherSession(member), await anotherSession(member)];
  const stranger = await registerAndLogIn(auth.one);
  expect(await change(phone, { currentPassword: current, newPassword: next })).toMatchObject({ status: 200 });
  for (const ended of [member, tablet]) {
    expect(await refresh(ended)).toMatchObject({ status: 401, body: { code: 'refresh-token.invalid' } });
    for (const service of [auth.one, auth.other]) {
      await eventually(async () => (await profileOf(ended, service)).body.code === 'token.revoked', 'its access token is refused');
    }
  }
  for (const open of [phone, stranger]) {
    expect(await profileOf(open)).toMatchObject({ status: 200 });
    expect(await refresh(open)).toMatchObject({ status: 200 });
  }
});

test('the link to an address that a thief of a session asked for opens nothing any more', async () => {
  const member = await registerAndLogIn(auth.one);
  const thief = await withPendingEmail(auth.one, await anotherSession(member));
  const { token } = await auth.mails.last(thief);
  await change(member, { currentPassword: current, newPassword: next });
  expect((await profileOf(member)).body.data.user).toMatchObject({ email: member.user.email, pendingEmail: null });
  expect(await auth.other.call('POST', '/auth/verify-email', { json: { token } })).toMatchObject({
    status: 400,
    body: { code: 'email-token.invalid' },
  });
  expect(await logIn(member.user.email, next)).toMatchObject({ status: 200 });
});

test('a wrong current password is an error of its field, and changes nothing', async () => {
  const member = await registerAndLogIn(auth.one);
  const msg = 'The current password is not right';
  const { status, body } = await change(member, { currentPassword: 'Wrong-Tree-42', newPassword: next });
  expect({ status, code: body.code, message: body.message, errors: body.errors }).toEqual({
    status: 400,
    code: 'password.wrong-current',
    message: msg,
    errors: [{ path: 'currentPassword', code: 'password.wrong-current', msg }],
  });
  expect(await logIn(member.user.email, current)).toMatchObject({ status: 200 });
});

test.each([
  ['currentPassword', '', 'required', 'Password is required'],
  ['newPassword', undefined, 'required', 'Password is required'],
  ['newPassword', '', 'required', 'Password is required'],
  ['newPassword', 'Ab1', 'too-short', 'Password must be at least 6 characters long'],
  ['newPassword', 'chinartree', 'too-simple', 'Password must contain an uppercase letter, a lowercase letter and a number'],
  ['newPassword', 'Password123', 'too-common', 'This password is too common'],
  ['newPassword', `Aa1${'x'.repeat(126)}`, 'too-long', 'Password must be at most 128 characters long'],
  ['newPassword', 'Chinar-\u0000-42', 'invalid', 'Password contains characters that are not allowed'],
])('when %s is %p the change is refused as %s', async (path, value, code, msg) => {
  const member = await registerAndLogIn(auth.one);
  const { status, body } = await change(member, { currentPassword: current, newPassword: next, [path]: value });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, code, msg }] });
});

test('wrong current passwords are counted together with wrong logins', async () => {
  const member = await registerAndLogIn(auth.one);
  for (let guess = 0; guess < 5; guess += 1) await logIn(member.user.email, `wrong-${guess}`);
  for (let guess = 0; guess < 5; guess += 1) await change(member, { currentPassword: `wrong-${guess}`, newPassword: next });
  const { status, body, headers } = await change(member, { currentPassword: current, newPassword: next });
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'login.too-many' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('of two changes at once one counts', async () => {
  const member = await registerAndLogIn(auth.one);
  const wanted = ['Deodar-Tree-43', 'Kikar-Tree-44'];
  const answers = await Promise.all(wanted.map((newPassword) => change(member, { currentPassword: current, newPassword })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('who has no account any more changes no password', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.database('accounts').where({ id: member.user.id }).delete();
  expect(await change(member, { currentPassword: current, newPassword: next })).toMatchObject({
    status: 404,
    body: { code: 'account.not-found' },
  });
});

test('while too many passwords are checked a change is asked to come again', async () => {
  const member = await registerAndLogIn(auth.one);
  const crowd = await crowdOfLogins(auth.one);
  const changes = Array.from({ length: 10 }, () => change(member, { currentPassword: current, newPassword: next }));
  const busy = (await Promise.all(changes)).filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  for (const { body } of busy) expect(body.code).toBe('auth.busy');
  await crowd.over;
});
