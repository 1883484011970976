import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { aRegistration, crowdOfLogins, registerAndLogIn, startAuth, withPendingEmail, type RunningAuth } from './running-auth.ts';

const old = 'Chinar-Tree-42';
const next = 'Deodar-Tree-43';
const minuteMs = 60_000;

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const forgot = (email: string, language = 'en') =>
  auth.one.call('POST', '/auth/forgot-password', { json: { email }, headers: { 'accept-language': language } });
const reset = (json: unknown) => auth.other.call('POST', '/auth/reset-password', { json });
const logIn = (email: string, password: string) => auth.one.call('POST', '/auth/login', { json: { email, password } });
const resetMails = async (email: string) => (await auth.mails.to(email)).filter(({ subject }) => subject === 'Reset your password');

/** Somebody who asked for the link and has it. */
const withLink = async () => {
  const member = await registerAndLogIn(auth.one);
  const { email } = member.user;
  await forgot(email);
  await eventually(async () => (await resetMails(email)).length === 1, 'the link is there');
  return { member, email, token: String((await resetMails(email))[0]!.token) };
};

test('a mailed link leads to a new password: sessions end, the address is known to be the own one, and a mail confirms it', async () => {
  const { member, email, token } = await withLink();
  const { status, body } = await reset({ token, password: next });
  const message = 'Password reset successfully! Please log in with your new password.';
  expect({ status, body }).toEqual({ status: 200, body: { status: 'success', message } });
  expect(await logIn(email, old)).toMatchObject({ status: 401 });
  expect(await logIn(email, next)).toMatchObject({ status: 200, body: { data: { user: { isEmailVerified: true } } } });
  const { refreshToken } = member;
  expect(await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } })).toMatchObject({ status: 401 });
  await eventually(
    async () => (await auth.one.call('GET', '/auth/profile', { as: member })).body.code === 'token.revoked',
    'its access token is refused',
  );
  await eventually(async () => (await auth.mails.last(email)).subject === 'Your password was changed', 'a mail confirms it');
});

test('the link to another address, which a thief of a session asked for, opens nothing any more', async () => {
  const { member, email, token } = await withLink();
  const thief = await withPendingEmail(auth.one, member);
  const { token: toAnother } = await auth.mails.last(thief);
  expect(await reset({ token, password: next })).toMatchObject({ status: 200 });
  expect(await auth.one.call('POST', '/auth/verify-email', { json: { token: toAnother } })).toMatchObject({
    status: 400,
    body: { code: 'email-token.invalid' },
  });
  expect(await logIn(email, next)).toMatchObject({ status: 200 });
});

const linkInvalid = {
  status: 400,
  code: 'email-token.invalid',
  errors: [{ path: 'token', code: 'email-token.invalid', msg: 'This link does not work any more. Please ask for a new one.' }],
};
const refusalOf = async (json: unknown) => {
  const { status, body } = await reset(json);
  return { status, code: body.code, errors: body.errors };
};

test('a link works once', async () => {
  const { token, email } = await withLink();
  const answers = await Promise.all([reset({ token, password: next }), reset({ token, password: 'Kikar-Tree-44' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await refusalOf({ token, password: 'Kikar-Tree-45' })).toEqual(linkInvalid);
  expect(await logIn(email, 'Kikar-Tree-45')).toMatchObject({ status: 401 });
});

test('a link works for an hour', async () => {
  const { token } = await withLink();
  auth.clock.pass(61 * minuteMs);
  expect(await refusalOf({ token, password: next })).toEqual(linkInvalid);
});

test('a new password by the profile ends the links that were mailed before', async () => {
  const { member, token } = await withLink();
  const again = (await logIn(member.user.email, old)).body.data as { token: string };
  await auth.one.call('PUT', '/auth/change-password', { as: again, json: { currentPassword: old, newPassword: next } });
  expect(await refusalOf({ token, password: 'Kikar-Tree-44' })).toEqual(linkInvalid);
});

test('a link that verifies an address sets no password', async () => {
  const { user } = await registerAndLogIn(auth.one);
  const { token } = await auth.mails.last(user.email);
  expect(await refusalOf({ token, password: next })).toEqual(linkInvalid);
});

test('no token lies in the database, in no form that opens anything', async () => {
  const { token } = await withLink();
  for (const table of ['email_tokens', 'mails', 'outbox']) {
    expect(JSON.stringify(await auth.one.database(table))).not.toContain(token);
  }
});

test('who has no account gets the same answer, and no mail goes', async () => {
  const { user } = await registerAndLogIn(auth.one);
  const [known, unknown] = [await forgot(user.email.toUpperCase()), await forgot('nobody-at-all@example.com')];
  const message = 'Password reset email sent successfully! Check your inbox.';
  expect(known).toMatchObject({ status: 200, body: { status: 'success', message } });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await eventually(async () => (await resetMails(user.email)).length === 1, 'the mail of the known one');
  await eventually(async () => (await auth.one.database('mails')).length === 0, 'none waits');
  expect(await auth.mails.to('nobody-at-all@example.com')).toEqual([]);
});

test('three mails an hour go to an address; a caller who asks for more gets the same answer', async () => {
  const { user } = await registerAndLogIn(auth.one);
  const { email } = user;
  for (let time = 0; time < 5; time += 1) expect(await forgot(email)).toMatchObject({ status: 200 });
  await eventually(async () => (await auth.one.database('mails')).length === 0, 'none waits');
  // The first of the three was for the registration.
  expect(await auth.mails.to(email)).toHaveLength(3);
});

test('nobody keeps the link from an address by asking for mails that would not go to it', async () => {
  const member = await registerAndLogIn(auth.one);
  const { email } = member.user;
  await auth.one.call('POST', '/auth/verify-email', { as: member, json: { token: (await auth.mails.last(email)).token } });
  for (let time = 0; time < 3; time += 1) {
    expect(await auth.one.call('POST', '/auth/resend-verification', { json: { email } })).toMatchObject({ status: 200 });
    expect(await auth.one.call('POST', '/auth/resend-verification', { as: member })).toMatchObject({ status: 200 });
    expect(await auth.one.call('POST', '/auth/register', { json: aRegistration({ email }) })).toMatchObject({ status: 409 });
  }
  await forgot(email);
  await eventually(async () => (await resetMails(email)).length === 1, 'the link is there');
});

test('who reads Urdu gets the mail in Urdu', async () => {
  const { user } = await registerAndLogIn(auth.one);
  await forgot(user.email, 'ur-PK, en;q=0.5');
  await auth.mails.last(user.email, 2);
  const mail = (await auth.mails.to(user.email)).find(({ subject }) => subject === 'اپنا پاس ورڈ نیا بنائیں')!;
  expect(mail.html).toContain('<html lang="ur" dir="rtl">');
  expect(mail.text).toContain(`https://paltu.example/reset-password?token=${mail.token}`);
});

test.each([
  [{}, 'required', 'Email address is required'],
  [{ email: 'sana' }, 'invalid', 'Please enter a valid email address'],
])('a member who forgot the password and sends %j learns what is missing', async (json, code, msg) => {
  const { status, body } = await auth.one.call('POST', '/auth/forgot-password', { json });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path: 'email', code, msg }] });
});

test.each([
  [{ password: next }, 'token', 'required', 'Token is required'],
  [{ token: 'a-token' }, 'password', 'required', 'Password is required'],
  [{ token: 'a-token', password: 'Password123' }, 'password', 'too-common', 'This password is too common'],
  [{ token: 'a-token', password: 'Ab1' }, 'password', 'too-short', 'Password must be at least 6 characters long'],
])('a reset by %j is refused at %s', async (json, path, code, msg) => {
  const { status, body } = await reset(json);
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, code, msg }] });
});

test('while too many passwords are checked a reset is asked to come again', async () => {
  const { token } = await withLink();
  const crowd = await crowdOfLogins(auth.other);
  const resets = Array.from({ length: 10 }, () => reset({ token, password: next }));
  const busy = (await Promise.all(resets)).filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  for (const { body } of busy) expect(body.code).toBe('auth.busy');
  await crowd.over;
});
