import { expect, test } from '@jest/globals';
import { overflowOf } from '../browser/overflow.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type StubRequest } from './harness/answers.ts';
import { userOf } from './harness/people.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const forgot = 'POST /auth/forgot-password' as const;
const reset = 'POST /auth/reset-password' as const;

test('a member who forgot the password is asked to look for a mail, and may try another address', async () => {
  await withScreen('/forgot-password', { api: { [forgot]: success(null) } }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('session:forgot.submit') }).click();
    await page.getByRole('alert').getByText(words('session:problem.loginEmailRequired')).waitFor();
    await page.fill('#email', 'ayesha@example.com');
    await page.getByRole('button', { name: words('session:forgot.submit') }).click();
    await page.getByRole('heading', { level: 1, name: words('session:forgot.sent') }).waitFor();
    expect(await whereFocusIs(page)).toContain(words('session:forgot.sent'));
    await page.getByText(words('session:forgot.success')).waitFor();
    expect(calls.find(({ name }) => name === forgot)?.body).toEqual({ email: 'ayesha@example.com' });
    await page.getByRole('button', { name: words('session:forgot.again') }).click();
    expect(await page.inputValue('#email')).toBe('ayesha@example.com');
  });
});

test('the link of the mail leads to a new password', async () => {
  const options = { api: { [reset]: success(null) }, language: 'ur', width: 360 } as const;
  await withScreen('/reset-password?token=a-token', options, async ({ page, words, calls }) => {
    await page.fill('#password', 'Moti2026bagh');
    await page.fill('#confirmPassword', 'Moti2026bagh');
    await page.getByRole('button', { name: words('session:reset.submit') }).click();
    await page.getByRole('heading', { level: 1, name: words('session:reset.done') }).waitFor();
    expect(calls.find(({ name }) => name === reset)?.body).toEqual({ token: 'a-token', password: 'Moti2026bagh' });
  });
});

const verify = 'POST /auth/verify-email' as const;
const token = { token: 'a-token' };

test('the link of the mail confirms the email once, and a member is asked no more', async () => {
  const api = { ...usualAnswers('unverified'), 'GET /auth/profile': success({ user: userOf('member') }) };
  const options = { api, as: 'unverified', language: 'ur', width: 360 } as const;
  await withScreen('/verify-email?token=a-token', options, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('verification:done') }).waitFor();
    expect(calls.filter(({ name }) => name === verify).map(({ body }) => body)).toEqual([token]);
    await page.getByRole('link', { name: words('verification:dashboard') }).click();
    await page.getByText('Sheru').first().waitFor();
    expect(await page.getByText(words('verification:resend')).count()).toBe(0);
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
  ['en', 360],
  ['ur', 1280],
] as const)('without a session of the account the link asks for its password, in %s at %i px', async (language, width) => {
  const locked = refuse(400, 'email-token.password-required', [{ path: 'password', code: 'email-token.password-required', msg: '' }]);
  const wrong = refuse(400, 'password.wrong-current', [{ path: 'password', code: 'password.wrong-current', msg: '' }]);
  const answer = ({ attempt }: StubRequest) => [locked, wrong][attempt] ?? success(null);
  const options = { api: { [verify]: answer }, language, width, allowed: /400/ };
  await withScreen('/verify-email?token=a-token', options, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('verification:unlock.title') }).waitFor();
    expect(await overflowOf(page)).toEqual([]);
    const confirm = page.getByRole('button', { name: words('verification:unlock.submit') });
    await page.fill('#password', 'Moti2026');
    await confirm.click();
    await page.getByText(words('errors:password.wrong-current')).first().waitFor();
    await page.fill('#password', 'Moti2026bagh');
    await confirm.click();
    await page.getByRole('heading', { level: 1, name: words('verification:done') }).waitFor();
    const sent = calls.filter(({ name }) => name === verify).map(({ body }) => body);
    expect(sent).toEqual([token, { ...token, password: 'Moti2026' }, { ...token, password: 'Moti2026bagh' }]);
  });
});

test('a link that has become old meanwhile is called old in place of the password', async () => {
  const locked = refuse(400, 'email-token.password-required', [{ path: 'password', code: 'email-token.password-required', msg: '' }]);
  const answer = ({ attempt }: StubRequest) => (attempt === 0 ? locked : refuse(400, 'email-token.invalid'));
  await withScreen('/verify-email?token=a-token', { api: { [verify]: answer }, allowed: /400/ }, async ({ page, words }) => {
    await page.fill('#password', 'Moti2026');
    await page.getByRole('button', { name: words('verification:unlock.submit') }).click();
    await page.getByRole('heading', { level: 1, name: words('verification:refused') }).waitFor();
  });
});

test('a link that was used is reported, and a member gets a new one', async () => {
  const api = { ...usualAnswers('unverified'), [verify]: refuse(400, 'request.invalid') };
  const options = { api, as: 'unverified', allowed: /400/ } as const;
  await withScreen('/verify-email?token=old', { ...options, language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1, name: words('verification:refused') }).waitFor();
    await page.getByRole('button', { name: words('verification:resend') }).click();
    await page.getByText(words('verification:resent')).waitFor();
  });
});

test('a server that is away can be asked again, and the link is not called old', async () => {
  const answer = ({ attempt }: StubRequest) => (attempt === 0 ? unavailable : success(null));
  await withScreen('/verify-email?token=a-token', { api: { [verify]: answer }, allowed: /503/ }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1, name: words('verification:away') }).waitFor();
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('heading', { level: 1, name: words('verification:done') }).waitFor();
  });
});

test('a member who logs in to a deactivated account can bring it back, and is logged in', async () => {
  const usual = usualAnswers('member');
  const gone = refuse(403, 'account.deactivated');
  const api = { ...usual, 'POST /auth/login': gone, 'POST /auth/reactivate': success(usual['POST /auth/login']) };
  await withScreen('/login', { api, allowed: /403/ }, async ({ page, words, calls }) => {
    await page.fill('#email', 'ayesha@example.com');
    await page.fill('#password', 'Moti2026');
    await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words('session:deactivated.title') }).waitFor();
    await page.getByRole('button', { name: words('session:deactivated.reactivate') }).click();
    await page.getByRole('heading', { level: 1, name: words('session:login.success') }).waitFor();
    const sent = calls.find(({ name }) => name === 'POST /auth/reactivate')?.body;
    expect(sent).toEqual({ email: 'ayesha@example.com', password: 'Moti2026' });
  });
});
