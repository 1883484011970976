import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { userEmailConfirmed } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { crowdOfLogins, registerAndLogIn, startAuth, withPendingEmail, type RunningAuth } from './running-auth.ts';

const dayMs = 24 * 60 * 60_000;

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

/** Of an account; every account of these tests has the same. */
const password = 'Chinar-Tree-42';
const open = (json: object, as?: { token: string }) => auth.other.call('POST', '/auth/verify-email', { json, as });
const verify = (token: unknown) => open({ token, password });
const resend = (sent: { as?: { token: string }; json?: unknown }) =>
  auth.one.call('POST', '/auth/resend-verification', { json: {}, ...sent });
const isVerified = async (as: { token: string }) =>
  (await auth.one.call('GET', '/auth/profile', { as })).body.data.user.isEmailVerified as boolean;
const resentWords = { status: 200, body: { message: 'Verification email sent successfully! Check your inbox.' } };
const allSent = () => eventually(async () => (await auth.one.database('mails')).length === 0, 'no mail waits');

test('a registration is followed by a mail; its link verifies the address, and that is published', async () => {
  const member = await registerAndLogIn(auth.one);
  const { to, subject, text, html, token } = await auth.mails.last(member.user.email);
  expect({ to, subject }).toEqual({ to: member.user.email, subject: 'Verify your email address' });
  for (const part of [text, html]) {
    expect(part).toContain('Hello,');
    expect(part).toContain(`https://paltu.example/verify-email?token=${token}`);
  }
  expect(await isVerified(member)).toBe(false);
  const { status, body } = await verify(token);
  expect({ status, body }).toEqual({ status: 200, body: { status: 'success', message: 'Email verified successfully!' } });
  expect(await isVerified(member)).toBe(true);
  await eventually(() => auth.publishedAbout(member.user.id).length === 2, 'it is published');
  expect(auth.publishedAbout(member.user.id)[1]!.as(userEmailConfirmed)!.data.user).toMatchObject({ verified: true, version: 2n });
});

test('a link that is opened again answers the same, and publishes nothing twice', async () => {
  const { user } = await registerAndLogIn(auth.one);
  const { token } = await auth.mails.last(user.email);
  for (let time = 0; time < 3; time += 1) expect(await verify(token)).toMatchObject({ status: 200 });
  expect(await auth.one.database('accounts').where({ id: user.id }).first('version')).toEqual({ version: 2 });
});

const refused = { status: 400, body: { code: 'email-token.invalid', errors: [{ path: 'token' }] } };

test('a link that nobody was sent, or that is a day old, verifies nothing', async () => {
  expect(await verify('nobody-was-sent-this')).toMatchObject(refused);
  const member = await registerAndLogIn(auth.one);
  const { token } = await auth.mails.last(member.user.email);
  auth.clock.pass(dayMs);
  expect(await verify(token)).toMatchObject(refused);
  expect(await auth.one.database('accounts').where({ id: member.user.id }).first('is_email_verified')).toEqual({
    is_email_verified: false,
  });
});

test('a link to a new password verifies no address by this call', async () => {
  const { user } = await registerAndLogIn(auth.one);
  await auth.one.call('POST', '/auth/forgot-password', { json: { email: user.email } });
  await auth.mails.last(user.email, 2);
  const mail = (await auth.mails.to(user.email)).find(({ subject }) => subject === 'Reset your password')!;
  expect(await verify(mail.token)).toMatchObject(refused);
});

test('a member has the mail sent again; each of the links works', async () => {
  const member = await registerAndLogIn(auth.one);
  const first = await auth.mails.last(member.user.email);
  expect(await resend({ as: member })).toMatchObject(resentWords);
  const second = await auth.mails.last(member.user.email, 2);
  expect(second.token).not.toBe(first.token);
  expect(await verify(first.token)).toMatchObject({ status: 200 });
  expect(await isVerified(member)).toBe(true);
});

test('who verifies the address can still open the link to another one that waits', async () => {
  const member = await registerAndLogIn(auth.one);
  const { token } = await auth.mails.last(member.user.email);
  const wanted = await withPendingEmail(auth.one, member);
  const { token: toAnother } = await auth.mails.last(wanted);
  expect(await verify(token)).toMatchObject({ status: 200 });
  expect(await verify(toAnother)).toMatchObject({ status: 200 });
  const { body } = await auth.one.call('GET', '/auth/profile', { as: member });
  expect(body.data.user).toMatchObject({ email: wanted, isEmailVerified: true });
});

test('a visitor may name the address, and gets the same answer whether or not it waits for one', async () => {
  const { user } = await registerAndLogIn(auth.one);
  const verified = await registerAndLogIn(auth.one);
  await verify((await auth.mails.last(verified.user.email)).token);
  for (const email of [user.email, verified.user.email, 'nobody-here@example.com'])
    expect(await resend({ json: { email } })).toMatchObject(resentWords);
  await allSent();
  expect(await auth.mails.to(user.email)).toHaveLength(2);
  expect(await auth.mails.to(verified.user.email)).toHaveLength(1);
  expect(await auth.mails.to('nobody-here@example.com')).toEqual([]);
});

test('three mails an hour go to an address; a caller who asks for more gets the same answer', async () => {
  const member = await registerAndLogIn(auth.one);
  for (let time = 0; time < 5; time += 1) expect(await resend({ as: member })).toMatchObject(resentWords);
  await allSent();
  expect(await auth.mails.to(member.user.email)).toHaveLength(3);
});

test.each([
  [{}, 'required', 'Email address is required'],
  [{ email: 'sana' }, 'invalid', 'Please enter a valid email address'],
])('a visitor who sends %j learns what is missing', async (json, code, msg) => {
  const { status, body } = await resend({ json });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path: 'email', code, msg }] });
});

test('who has no account any more is sent nothing', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.database('accounts').where({ id: member.user.id }).delete();
  expect(await resend({ as: member })).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
});

test('an address that somebody else took meanwhile is not taken twice', async () => {
  const member = await registerAndLogIn(auth.one);
  const { token } = await auth.mails.last(member.user.email);
  const { database } = auth.one;
  const wanted = `wanted-${member.user.id}@example.com`;
  await database('accounts').where({ id: member.user.id }).update({ pending_email: wanted });
  await database('email_tokens').where({ account_id: member.user.id }).update({ email: wanted });
  await registerAndLogIn(auth.one, { email: wanted });
  expect(await verify(token)).toMatchObject({ status: 409, body: { code: 'account.email-taken' } });
});

describe('the link asks whose account it is', () => {
  const needed = {
    status: 400,
    body: { code: 'email-token.password-required', errors: [{ path: 'password', code: 'email-token.password-required' }] },
  };
  const wrong = { status: 400, body: { code: 'password.wrong-current', errors: [{ path: 'password' }] } };
  /** Somebody has registered an address that another reads: the link goes to that one. */
  const withLink = async () => {
    const member = await registerAndLogIn(auth.one);
    return { member, token: String((await auth.mails.last(member.user.email)).token) };
  };

  test('a click alone verifies nobody’s address: neither that of an account nor one that it wants', async () => {
    const { member, token } = await withLink();
    expect(await open({ token })).toMatchObject(needed);
    const wanted = await withPendingEmail(auth.one, member);
    expect(await open({ token: (await auth.mails.last(wanted)).token })).toMatchObject(needed);
    const { body } = await auth.one.call('GET', '/auth/profile', { as: member });
    expect(body.data.user).toMatchObject({ email: member.user.email, isEmailVerified: false, pendingEmail: wanted });
  });

  test('the session of another account opens nothing, and its password neither', async () => {
    const { member, token } = await withLink();
    const other = await registerAndLogIn(auth.one, { password: 'Deodar-Tree-43' });
    expect(await open({ token }, other)).toMatchObject(needed);
    expect(await open({ token, password: 'Deodar-Tree-43' }, other)).toMatchObject(wrong);
    expect(await isVerified(member)).toBe(false);
  });

  test('the session of the account opens it, and so does its password', async () => {
    const [one, two] = [await withLink(), await withLink()];
    expect(await open({ token: one.token }, one.member)).toMatchObject({ status: 200 });
    expect(await open({ token: two.token, password })).toMatchObject({ status: 200 });
    expect([await isVerified(one.member), await isVerified(two.member)]).toEqual([true, true]);
  });

  test('wrong passwords count together with those of logins', async () => {
    const { member, token } = await withLink();
    for (let guess = 0; guess < 10; guess += 1) expect(await open({ token, password: `Wrong-Tree-${guess}` })).toMatchObject(wrong);
    expect(await open({ token, password })).toMatchObject({ status: 429, body: { code: 'login.too-many' } });
    const login = { json: { email: member.user.email, password } };
    expect(await auth.other.call('POST', '/auth/login', login)).toMatchObject({ status: 429, body: { code: 'login.too-many' } });
  });

  test('while too many passwords wait, one more is refused for that', async () => {
    const { token } = await withLink();
    const crowd = await crowdOfLogins(auth.other);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open({ token, password })));
    expect(answers.map(({ body }) => body.code)).toContain('auth.busy');
    await crowd.over;
  });
});
