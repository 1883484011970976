import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userEmailConfirmed } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { registerAndLogIn, startAuth, withPendingEmail, type RunningAuth } from './running-auth.ts';

const dayMs = 24 * 60 * 60_000;

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const verify = (token: unknown) => auth.other.call('POST', '/auth/verify-email', { json: { token } });
const resend = (sent: { as?: { token: string }; json?: unknown }) =>
  auth.one.call('POST', '/auth/resend-verification', { json: {}, ...sent });
const isVerified = async (as: { token: string }) =>
  (await auth.one.call('GET', '/auth/profile', { as })).body.data.user.isEmailVerified as boolean;
const resentWords = { status: 200, body: { message: 'Verification email sent successfully! Check your inbox.' } };
const allSent = () => eventually(async () => (await auth.one.database('mails')).length === 0, 'no mail waits');

test('a registration is followed by a mail; its link verifies the address, and everybody hears of it', async () => {
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
  await eventually(() => auth.said(member.user.id).length === 2, 'it is said');
  expect(auth.said(member.user.id)[1]!.as(userEmailConfirmed)!.data.user).toMatchObject({ verified: true, version: 2n });
});

test('a link that is opened again answers the same, and says nothing twice', async () => {
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

test('a visitor may name the address, and hears the same whether or not it waits for one', async () => {
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

test('three mails an hour go to an address; whoever asks for more hears the same', async () => {
  const member = await registerAndLogIn(auth.one);
  for (let time = 0; time < 5; time += 1) expect(await resend({ as: member })).toMatchObject(resentWords);
  await allSent();
  expect(await auth.mails.to(member.user.email)).toHaveLength(3);
});

test.each([
  [{}, 'required', 'Email address is required'],
  [{ email: 'sana' }, 'invalid', 'Please enter a valid email address'],
])('a visitor who sends %j is told what is missing', async (json, code, msg) => {
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
