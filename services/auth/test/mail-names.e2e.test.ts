import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SentMail } from '@paltu/testing/service';
import { registerAndLogIn, startAuth, withPendingEmail, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

/** Chosen at the registration, which may have had another's address. */
const name = { firstName: 'Won A Prize', lastName: 'Call Us' };
const whole = ({ text, html, headers }: SentMail): string => `${text} ${html} ${JSON.stringify(headers)}`;
const register = () => registerAndLogIn(auth.one, name);
const forgot = (email: string) => auth.one.call('POST', '/auth/forgot-password', { json: { email } });
const linkTo = async (email: string) => (await auth.mails.last(email)).token;

test('no mail to an address that nobody has verified holds a name', async () => {
  const { user } = await register();
  await forgot(user.email);
  await auth.mails.last(user.email, 2);
  for (const mail of await auth.mails.to(user.email)) {
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(whole(mail)).not.toMatch(/prize|call us/i);
  }
});

test('a member who has verified the address is greeted by name, but not at a new address that waits', async () => {
  const member = await register();
  const { email } = member.user;
  await auth.one.call('POST', '/auth/verify-email', { as: member, json: { token: await linkTo(email) } });
  const wanted = await withPendingEmail(auth.one, member);
  const asked = await auth.mails.last(email, 2);
  expect(asked.text).toMatch(/^Hello Sana,\n/);
  expect(asked.headers['to']).toContain('Sana Ahmed');
  expect(whole(await auth.mails.last(wanted))).not.toMatch(/Sana Ahmed|Hello Sana/);
});
